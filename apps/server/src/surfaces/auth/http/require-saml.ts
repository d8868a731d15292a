import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'

/** A hook for routes that exist only where the operator has named SAML providers. */
export const requireSaml =
  ({ hasSaml }: AuthContext) =>
  async (): Promise<void> => {
    if (!hasSaml) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  }
