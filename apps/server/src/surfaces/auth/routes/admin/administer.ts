import type { Endpoint } from '#http/endpoint.ts'
import type { AuthContext } from '../../auth-context.ts'
import { requireAdmin } from '../../http/require-admin.ts'
import { generateLink } from './generate-link.ts'
import { inviteUser } from './invite-user.ts'
import { manageFactors } from './manage-factors.ts'
import { manageUsers } from './manage-users.ts'
import { rotateKeys } from './rotate-keys.ts'

const ENDPOINTS = [manageUsers, generateLink, inviteUser, manageFactors, rotateKeys]

/** For operators: every endpoint here needs the service key. */
export const administer: Endpoint<AuthContext> = (app, context) =>
  app.register(async (guarded) => {
    guarded.addHook('onRequest', requireAdmin)
    for (const endpoint of ENDPOINTS) endpoint(guarded, context)
  })
