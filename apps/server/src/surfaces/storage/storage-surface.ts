import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Endpoint } from '#http/endpoint.ts'
import { addGauge } from '#http/metrics/read-metrics.ts'
import type { ReadinessCheck } from '#http/readiness.ts'
import { hasNulInAddress, isStorableJson } from '#http/storable.ts'
import { createBucket, updateBucket } from './buckets/change-buckets.ts'
import { describeBucket, listBuckets } from './buckets/read-buckets.ts'
import { deleteBucket, emptyBucket } from './buckets/remove-buckets.ts'
import { copyObject } from './manage/copy-object.ts'
import { deleteObject, deleteObjects } from './manage/delete-objects.ts'
import {
  describeAuthenticatedObject,
  describeObject,
  describePublicObject,
} from './manage/describe-object.ts'
import { listObjectsV2 } from './manage/list-objects-v2.ts'
import { listObjects } from './manage/list-objects.ts'
import { moveObject } from './manage/move-object.ts'
import { limitFiles } from './file-rates.ts'
import { renderStorageError } from './render-storage-error.ts'
import { resumableUploads } from './resumable/resumable-uploads.ts'
import { serveAuthenticatedObject, serveObject } from './serve/serve-object.ts'
import { servePublicObject } from './serve/serve-public-object.ts'
import { serveSigned } from './sign/serve-signed.ts'
import { signManyDownloads, signOneDownload } from './sign/sign-download.ts'
import { signUpload } from './sign/sign-upload.ts'
import { uploadSigned } from './sign/upload-signed.ts'
import type { StorageContext } from './storage-context.ts'
import { storageErrors } from './storage-errors.ts'
import { runSweeper } from './sweep/run-sweeper.ts'
import { createObject, replaceObject } from './upload/upload-object.ts'
import { findJsonExcess } from '#http/json-bounds.ts'

/** GET /status: the service answers, as upstream's probes ask it. */
const reportStatus: Endpoint<StorageContext> = (app) =>
  app.get('/status', async (_request, reply) => reply.code(200).send())

/** GET /version: the name alone, so that a stranger learns no release. */
const reportVersion: Endpoint<StorageContext> = (app) =>
  app.get('/version', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('dhvani'),
  )

/** Parses JSON bodies as Fastify does, and refuses those that the database cannot take. */
const addJsonParser = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const excess = findJsonExcess(body as string)
    if (excess !== undefined) return done(storageErrors.tooMuchJson('body', excess))
    return parseJson(request, body as string, (error, value) => {
      if (error) done(error)
      else if (isStorableJson(value)) done(null, value)
      else done(storageErrors.unstorableText('body'))
    })
  })
}

const ENDPOINTS: readonly Endpoint<StorageContext>[] = [
  servePublicObject,
  serveSigned,
  serveAuthenticatedObject,
  serveObject,
  describeObject,
  describePublicObject,
  describeAuthenticatedObject,
  listObjects,
  listObjectsV2,
  deleteObjects,
  deleteObject,
  moveObject,
  copyObject,
  signOneDownload,
  signManyDownloads,
  signUpload,
  listBuckets,
  describeBucket,
  createBucket,
  updateBucket,
  emptyBucket,
  deleteBucket,
  reportStatus,
  reportVersion,
]

/** Their bodies are files, which no parser may read before the handler does. */
const UPLOADS: readonly Endpoint<StorageContext>[] = [createObject, replaceObject, uploadSigned]

const uploads = async (app: FastifyInstance, { context }: { context: StorageContext }) => {
  app.removeAllContentTypeParsers()
  await app.register(multipart)
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const endpoint of UPLOADS) endpoint(app, context)
}

/** `/storage/v1`: buckets, objects and resumable uploads (docs/contract/storage.md). It closes the storage. */
export const storageSurface = async (
  app: FastifyInstance,
  {
    context,
    checks,
    registry,
  }: { context: StorageContext; checks: ReadinessCheck[]; registry: Registry },
): Promise<void> => {
  app.addHook('onClose', async () => {
    await context.audioChecks.close()
    await context.disk.files.close()
    await context.blobs.close()
  })
  checks.push({ name: 'blobs', check: () => context.blobs.check() })
  addGauge(registry, {
    name: 'dhvani_uploads_in_progress',
    help: 'Files, or parts of one, that are arriving.',
    read: () => context.receptions.unreserved.count() + context.receptions.reserved.count(),
  })
  addGauge(registry, {
    name: 'dhvani_audio_checks_waiting',
    help: 'Uploaded files that wait for a thread that reads them through.',
    read: () => context.audioChecks.waiting(),
  })
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
  app.addHook('onRequest', async (request) => {
    if (hasNulInAddress(request)) throw storageErrors.nulInAddress()
  })
  limitFiles(app, context)
  addJsonParser(app)
  for (const endpoint of ENDPOINTS) endpoint(app, context)
  await app.register(uploads, { context })
  await app.register(resumableUploads, { context })
}
