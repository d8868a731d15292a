import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'

const CACHE_SECONDS = 600

export const publishKeySet: Endpoint<AuthContext> = (app, { keys }) => {
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .send({ keys: await keys.publicKeys() }),
  )
}
