import type { Endpoint } from '#http/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'

/** Sign-in by a passkey alone is off; as a second step a passkey is a factor. */
export const refusePasskeys: Endpoint<AuthContext> = (app) => {
  for (const path of ['/passkeys', '/passkeys/*'])
    app.all(path, async () => {
      throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
    })
}
