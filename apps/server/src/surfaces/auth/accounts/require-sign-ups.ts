import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'

/**
 * Called before a person makes an account. An operator's command makes accounts without it.
 *
 * @throws {AuthError} `signup_disabled` on a site with `AUTH_SIGNUPS=false`
 */
export const requireSignUps = ({ config }: AuthContext): void => {
  if (!config.auth.signUps) throw authErrors.signUpsDisabled()
}
