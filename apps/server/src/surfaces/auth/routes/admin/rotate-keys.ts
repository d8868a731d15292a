import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../../auth-context.ts'

/** Ours, not upstream's: puts a new signing key beside the current one. Nobody is signed out. */
export const registerAdminKeys = (app: FastifyInstance, { keys }: AuthContext): void => {
  app.post('/admin/rotate_keys', async () => {
    await keys.rotate()
    return { keys: (await keys.publicKeys()).map(({ kid }) => kid) }
  })
}
