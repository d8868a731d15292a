import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../../auth-context.ts'
import { requireAdmin } from '../../http/require-admin.ts'
import { registerAdminFactors } from './manage-factors.ts'
import { registerAdminKeys } from './rotate-keys.ts'
import { registerAdminLinks } from './generate-link.ts'
import { registerAdminUsers } from './manage-users.ts'

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
