import type { Endpoint } from '#http/endpoint.ts'
import type { AuthContext } from '../../auth-context.ts'

/** Ours, not upstream's: puts a new signing key beside the current one. Every session goes on. */
export const rotateKeys: Endpoint<AuthContext> = (app, { keys }) =>
  app.post('/admin/rotate_keys', async () => {
    await keys.rotate()
    return { keys: (await keys.publicKeys()).map(({ kid }) => kid) }
  })
