import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../../auth-context.ts'
import { requireAdmin } from '../../http/require-admin.ts'
import { linkEndpoint } from './links.ts'
import { manageUsers } from './manage-users.ts'
import { z } from 'zod'
import { inviteAccount } from '../../account-lifecycle/invite-account.ts'
import { parseEmail } from '../../accounts/email.ts'
import { optionalRecord, optionalText, parseBody } from '../../http/body.ts'
import { redirectOf } from '../../http/redirect.ts'
import { renderUser, renderFactor } from '../../http/render-user.ts'
import { deleteFactorOf } from '../../factors/delete-factor.ts'
import { factorErrors } from '../../factors/factor-errors.ts'
import { requireAccountOfPath } from '../../http/require-account-of-path.ts'

/** Ours, not upstream's: puts a new signing key beside the current one. Every session goes on. */
const rotateKeys: Endpoint<AuthContext> = (app, { keys }) =>
  app.post('/admin/rotate_keys', async () => {
    await keys.rotate()
    return { keys: (await keys.publicKeys()).map(({ kid }) => kid) }
  })

const manageFactors: Endpoint<AuthContext> = (app, context) => {
  app.get('/admin/users/:userId/factors', async (request) =>
    (await requireAccountOfPath(context, request)).factors.map(renderFactor),
  )
  app.delete<{ Params: { userId: string; factorId: string } }>(
    '/admin/users/:userId/factors/:factorId',
    async (request) => {
      const account = await requireAccountOfPath(context, request)
      const factor = account.factors.find(({ id }) => id === request.params.factorId)
      if (!factor) throw factorErrors.notFound()
      await deleteFactorOf(context, account.id, factor.id)
      return renderFactor(factor)
    },
  )
}

const bodySchema = z.object({ email: optionalText, data: optionalRecord })

const inviteUser: Endpoint<AuthContext> = (app, context) =>
  app.post('/invite', async (request) => {
    const body = parseBody(bodySchema, request)
    const invited = await inviteAccount(context, {
      email: parseEmail(body.email),
      data: body.data,
      redirectTo: redirectOf(request, context.config),
    })
    return renderUser(invited)
  })

const ENDPOINTS = [manageUsers, linkEndpoint, inviteUser, manageFactors, rotateKeys]

/** For operators: every endpoint here needs the service key. */
export const administer: Endpoint<AuthContext> = (app, context) =>
  app.register(async (guarded) => {
    guarded.addHook('onRequest', requireAdmin)
    for (const endpoint of ENDPOINTS) endpoint(guarded, context)
  })
