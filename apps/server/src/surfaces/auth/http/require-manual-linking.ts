import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'

/** @throws {AuthError} where the operator lets no person link or unlink identities */
export const requireManualLinking = (context: AuthContext): void => {
  if (!context.config.auth.manualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}
