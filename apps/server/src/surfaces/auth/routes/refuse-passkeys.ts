import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'

/** All that clients use. `app.all` would add TRACE, which no route of this server takes. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Sign-in by a passkey alone is off; as a second step a passkey is a factor. */
export const refusePasskeys: Endpoint<AuthContext> = (app) => {
  for (const url of ['/passkeys', '/passkeys/*'])
    app.route({
      method: METHODS,
      url,
      handler: async () => {
        throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
      },
    })
}
