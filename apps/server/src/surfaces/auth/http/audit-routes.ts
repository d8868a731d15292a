import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { AuditAction } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { auditAdminCall } from './audit-admin-call.ts'
import { auditRefusal } from './audit-refusal.ts'
import { isAdmin } from './require-admin.ts'

/** An entry of the audit log about a refusal: for these codes only, or for all where `codes` is absent. */
type AuditedRefusal = { readonly action: AuditAction; readonly codes?: readonly string[] }

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Of a route where a person shows a password, a code or a factor: which refusals the log keeps. A mailed
     * link answers by a redirect instead.
     */
    auditedRefusals?: readonly AuditedRefusal[]
  }
}

/** A fresh proof that was refused (docs/contract/auth.md §19.1). */
export const FRESH_PROOF: readonly AuditedRefusal[] = [
  { action: 'code_refused', codes: ['reauthentication_not_valid'] },
  { action: 'password_refused', codes: ['current_password_invalid'] },
]

const audited = (context: AuthContext, handler: RouteHandlerMethod): RouteHandlerMethod =>
  async function (request, reply) {
    if (isAdmin(request)) await auditAdminCall(context, request)
    try {
      return await handler.call(this, request, reply)
    } catch (error) {
      for (const one of request.routeOptions.config.auditedRefusals ?? [])
        await auditRefusal(context, request, { ...one, error })
      throw error
    }
  }

/** Audits the routes that `app` and its plugins add from now on: all calls of the operator, and refused proofs. */
export const auditRoutes = (app: FastifyInstance, context: AuthContext): void => {
  app.addHook('onRoute', (route) => {
    route.handler = audited(context, route.handler)
  })
}
