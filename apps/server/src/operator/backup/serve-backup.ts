import type { Endpoint } from '#http/endpoint.ts'
import { auditAdminCall } from '#surfaces/auth/http/audit-admin-call.ts'
import { requiredCaller } from '#surfaces/storage/storage-caller.ts'
import type { StorageContext } from '#surfaces/storage/storage-context.ts'
import { storageErrors } from '#surfaces/storage/storage-errors.ts'
import { packBackup } from './pack-backup.ts'

export const BACKUP_PATH = '/upkeep/backup'
export const BACKUP_TYPE = 'application/x-tar'

/** GET /upkeep/backup, for the operator: `npm run backup` asks a running server here. */
export const serveBackup: Endpoint<StorageContext> = (app, context) =>
  app.get(BACKUP_PATH, async (request, reply) => {
    if (!requiredCaller(request, 'upkeep.backup').isService) throw storageErrors.accessDenied()
    await auditAdminCall(context, request)
    return reply.type(BACKUP_TYPE).header('cache-control', 'no-store').send(packBackup(context))
  })
