import { m } from '#messages'
import { identityProblem } from './identity-problem.ts'

/**
 * Anyone may have written the address: the page never shows the text of a link as its own.
 *
 * @returns the text for the error code of a link; one sentence for all codes that are not known
 */
export const arrivalProblem = (code: string): string => {
  switch (code) {
    case 'otp_expired':
    case 'flow_state_expired':
    case 'flow_state_not_found':
      return m.auth_arrival_spent()
    case 'access_denied':
      return m.auth_arrival_denied()
    case 'bad_oauth_state':
    case 'bad_oauth_callback':
    case 'bad_code_verifier':
      return m.auth_arrival_astray()
    case 'signup_disabled':
      return m.auth_arrival_no_sign_ups()
    case 'user_banned':
      return m.auth_arrival_banned()
    case 'provider_email_needs_verification':
      return m.auth_arrival_unverified()
    default:
      return identityProblem(code) ?? m.unexpected_error()
  }
}
