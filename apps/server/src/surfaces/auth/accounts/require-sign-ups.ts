import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'

/**
 * Stands before every account that its owner begins. Accounts of an operator come without it.
 *
 * @throws {AuthError} `signup_disabled` on a site with `AUTH_SIGNUPS=false`
 */
export const requireSignUps = ({ config }: AuthContext): void => {
  if (!config.auth.signUps) throw authErrors.signUpsDisabled()
}
