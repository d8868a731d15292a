import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { AuditAction } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { auditAdminCall } from './audit-admin-call.ts'
import { auditRefusal } from './audit-refusal.ts'

type Audited = { readonly action: AuditAction; readonly codes?: readonly string[] }

/** A fresh proof that was refused (docs/contract/auth.md §19.1). */
const FRESH_PROOF: readonly Audited[] = [
  { action: 'code_refused', codes: ['reauthentication_not_valid'] },
  { action: 'password_refused', codes: ['current_password_invalid'] },
]

/** Where a person shows a password, a code or a factor. A mailed link answers by a redirect instead. */
const PROOFS: Readonly<Record<string, readonly Audited[]>> = {
  'POST /token': [{ action: 'login_refused' }],
  'POST /verify': [{ action: 'code_refused' }],
  'POST /factors/:factorId/verify': [{ action: 'factor_refused' }],
  'POST /reauthenticate': FRESH_PROOF,
  'PUT /user': FRESH_PROOF,
}

/** Every route that the service key opens. */
const ADMIN_ROUTE = /^\/(admin\/|invite$)/

const withRefusals = (
  context: AuthContext,
  audited: readonly Audited[],
  handler: RouteHandlerMethod,
): RouteHandlerMethod =>
  async function (request, reply) {
    try {
      return await handler.call(this, request, reply)
    } catch (error) {
      for (const one of audited) await auditRefusal(context, request, { ...one, error })
      throw error
    }
  }

const afterAudit = (context: AuthContext, handler: RouteHandlerMethod): RouteHandlerMethod =>
  async function (request, reply) {
    await auditAdminCall(context, request)
    return handler.call(this, request, reply)
  }

/** Audits the routes that `app` and its plugins add from now on. */
export const auditRoutes = (app: FastifyInstance, context: AuthContext): void => {
  app.addHook('onRoute', (route) => {
    const audited = PROOFS[`${String(route.method)} ${route.routePath}`]
    if (audited) route.handler = withRefusals(context, audited, route.handler)
    else if (ADMIN_ROUTE.test(route.routePath)) route.handler = afterAudit(context, route.handler)
  })
}
