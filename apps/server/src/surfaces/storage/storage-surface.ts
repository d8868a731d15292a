import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ReadinessCheck } from '#http/operations.ts'
import type { Platform } from '#platform/platform.ts'
import { bucketRoutes } from './buckets/bucket-routes.ts'
import { copyObject } from './manage/copy-object.ts'
import { deleteObject, deleteObjects } from './manage/delete-objects.ts'
import { listObjectsV2 } from './manage/list-objects-v2.ts'
import { listObjects } from './manage/list-objects.ts'
import { moveObject } from './manage/move-object.ts'
import { describeObject } from './manage/object-info.ts'
import { openStorage } from './open-storage.ts'
import { renderStorageError } from './render-storage-error.ts'
import { resumableRoutes } from './resumable/resumable-routes.ts'
import { serveAuthenticatedObject, serveObject } from './serve/private-object.ts'
import { servePublicObject } from './serve/public-object.ts'
import { serveSigned } from './sign/serve-signed.ts'
import { signManyDownloads, signOneDownload } from './sign/sign-download.ts'
import { signUpload } from './sign/sign-upload.ts'
import { uploadSigned } from './sign/upload-signed.ts'
import type { StorageContext } from './storage-context.ts'
import { serveBackup } from './upkeep/backup-endpoint.ts'
import { runSweeper } from './upkeep/run-sweeper.ts'
import { createObject, replaceObject } from './upload/upload-object.ts'

const ENDPOINTS = [
  servePublicObject,
  serveSigned,
  serveAuthenticatedObject,
  serveObject,
  describeObject,
  listObjects,
  listObjectsV2,
  deleteObjects,
  deleteObject,
  moveObject,
  copyObject,
  signOneDownload,
  signManyDownloads,
  signUpload,
  bucketRoutes,
  serveBackup,
]

/** Routes whose bodies are files: nothing reads them but the handler. */
const uploads = async (app: FastifyInstance, { context }: { context: StorageContext }) => {
  app.removeAllContentTypeParsers()
  await app.register(multipart)
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const endpoint of [createObject, replaceObject, uploadSigned]) endpoint(app, context)
}

/** `/storage/v1`: buckets, objects, resumable uploads (docs/contract/storage.md). */
export const storageSurface = async (
  app: FastifyInstance,
  { platform, checks }: { platform: Platform; checks: ReadinessCheck[] },
): Promise<void> => {
  const context = await openStorage(platform)
  app.addHook('onClose', async () => {
    await context.disk.files.close()
    await context.blobs.close()
  })
  checks.push({ name: 'blobs', check: () => context.blobs.check() })
  runSweeper(app, context)
  app.setErrorHandler((error, request, reply) => renderStorageError(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      statusCode: '404',
      error: 'Not Found',
      message: `Route ${request.method}:${request.url} not found`,
      code: 'InvalidRequest',
    }),
  )
  for (const endpoint of ENDPOINTS) endpoint(app, context)
  await app.register(uploads, { context })
  await app.register(resumableRoutes, { context })
}
