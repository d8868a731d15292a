import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../../auth-context.ts'
import { requireAdmin } from '../../http/require-admin.ts'
import { registerAdminFactors } from './factors.ts'
import { registerAdminKeys } from './keys.ts'
import { registerAdminLinks } from './links.ts'
import { registerAdminUsers } from './users.ts'

/** For operators: everything here needs the service key. */
export const adminRoutes = async (
  app: FastifyInstance,
  { context }: { context: AuthContext },
): Promise<void> => {
  app.addHook('onRequest', requireAdmin)
  registerAdminUsers(app, context)
  registerAdminLinks(app, context)
  registerAdminFactors(app, context)
  registerAdminKeys(app, context)
}
