import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#http/endpoint.ts'
import type { StorageContext } from '../storage-context.ts'
import { continueUpload } from './continue-upload.ts'
import { createUpload } from './create-upload.ts'
import { describeProtocol } from './describe-protocol.ts'
import { endUpload } from './end-upload.ts'
import { probeUpload } from './probe-upload.ts'
import { CALLERS_PATH, SIGNED_PATH, type ResumableContext } from './resumable-context.ts'
import { renderTusError } from './tus-error.ts'
import { TUS_VERSION } from './upload-actor.ts'

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
