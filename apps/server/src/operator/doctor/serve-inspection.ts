import type { Endpoint } from '#http/endpoint.ts'
import { auditAdminCall } from '#surfaces/auth/http/audit-admin-call.ts'
import { requiredCaller } from '#surfaces/storage/storage-caller.ts'
import type { StorageContext } from '#surfaces/storage/storage-context.ts'
import { storageErrors } from '#surfaces/storage/storage-errors.ts'
import { inspectSite } from './inspect-site.ts'

export const INSPECTION_PATH = '/upkeep/inspection'

/** GET /upkeep/inspection, for the operator: `npm run doctor` asks a running server here. */
export const serveInspection: Endpoint<StorageContext> = (app, context) =>
  app.get(INSPECTION_PATH, async (request, reply) => {
    if (!requiredCaller(request, 'upkeep.inspection').isService) throw storageErrors.accessDenied()
    await auditAdminCall(context, request)
    return reply.header('cache-control', 'no-store').send(await inspectSite(context))
  })
