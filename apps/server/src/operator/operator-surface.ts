import type { FastifyInstance } from 'fastify'
import { auditAdminCall } from '#surfaces/auth/http/audit-admin-call.ts'
import { renderStorageError } from '#surfaces/storage/render-storage-error.ts'
import { requiredCaller } from '#surfaces/storage/storage-caller.ts'
import type { StorageContext } from '#surfaces/storage/storage-context.ts'
import { storageErrors } from '#surfaces/storage/storage-errors.ts'
import { packBackup } from './backup/pack-backup.ts'
import { inspectSite } from './doctor/inspect-site.ts'
import { BACKUP_TYPE, type OperatorPath } from './ask-running-server.ts'

/** `/operator/v1`: what the operator's own commands ask of a server that runs, by the service key. */
export const operatorSurface = async (
  app: FastifyInstance,
  { storage }: { storage: StorageContext },
): Promise<void> => {
  app.setErrorHandler((error, request, reply) => renderStorageError(error, request, reply))
  app.addHook('preHandler', async (request, reply) => {
    if (!requiredCaller(request, 'operator').isService) throw storageErrors.accessDenied()
    await auditAdminCall(storage, request)
    reply.header('cache-control', 'no-store')
  })
  app.get('/backup' satisfies OperatorPath, async (_request, reply) =>
    reply.type(BACKUP_TYPE).send(packBackup(storage)),
  )
  app.get('/inspection' satisfies OperatorPath, () => inspectSite(storage))
}
