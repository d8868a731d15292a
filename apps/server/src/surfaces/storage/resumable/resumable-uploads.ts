import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#http/requests/endpoint.ts'
import type { StorageContext } from '../storage-context.ts'
import { continueUpload } from './continue-upload.ts'
import { createUpload } from './create-upload.ts'
import { CALLERS_PATH, SIGNED_PATH, type ResumableContext } from './resumable-context.ts'
import { renderTusError } from './tus-error.ts'
import { TUS_VERSION, findOwnUpload, type UploadPath } from './upload-actor.ts'
import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import { abandonUpload } from './abandon-upload.ts'

/** HEAD /{id}: how many bytes the server has. */
const probeUpload: Endpoint<ResumableContext> = (app, context) =>
  app.head<UploadPath>(`${context.path}/:id`, async (request, reply) => {
    const upload = await findOwnUpload(context, request)
    return reply
      .headers({
        'cache-control': 'no-store',
        'upload-offset': upload.received_bytes,
        'upload-expires': upload.expires_at.toUTCString(),
        ...(upload.total_bytes === null
          ? { 'upload-defer-length': '1' }
          : { 'upload-length': upload.total_bytes }),
      })
      .send()
  })

/** DELETE /{id}: the client gives the upload up. */
const endUpload: Endpoint<ResumableContext> = (app, context) =>
  app.delete<UploadPath>(`${context.path}/:id`, async (request, reply) => {
    const upload = await findOwnUpload(context, request)
    await abandonUpload(context, upload.id)
    return reply.code(204).send()
  })

const EXTENSIONS = 'creation,creation-with-upload,creation-defer-length,termination,expiration'

/** OPTIONS: which parts of TUS this server speaks. */
const describeProtocol: Endpoint<ResumableContext> = (app, { path }) => {
  for (const url of [path, `${path}/:id`])
    app.options(url, async (_request, reply) =>
      reply
        .code(204)
        .headers({
          'tus-version': TUS_VERSION,
          'tus-extension': EXTENSIONS,
          'tus-max-size': MAX_UPLOAD_BYTES,
        })
        .send(),
    )
}

const PATHS = [CALLERS_PATH, SIGNED_PATH] as const

const ENDPOINTS: readonly Endpoint<ResumableContext>[] = [
  createUpload,
  probeUpload,
  continueUpload,
  endUpload,
  describeProtocol,
]

/** `/upload/resumable`: TUS 1.0.0 (docs/contract/storage.md §9). */
export const resumableUploads = async (
  app: FastifyInstance,
  { context }: { context: StorageContext },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.decorateRequest('isResumable', false)
  app.setErrorHandler((error, request, reply) => renderTusError(error, request, reply))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('tus-resumable', TUS_VERSION)
  })
  for (const path of PATHS) for (const endpoint of ENDPOINTS) endpoint(app, { ...context, path })
}
