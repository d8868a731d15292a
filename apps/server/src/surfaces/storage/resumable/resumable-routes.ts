import type { FastifyInstance } from 'fastify'
import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import type { StorageContext } from '../storage-context.ts'
import { continueResumable, endResumable, probeResumable } from './continue-resumable.ts'
import { createResumable } from './create-resumable.ts'
import { renderTusError } from './tus-error.ts'

const EXTENSIONS = 'creation,creation-with-upload,creation-defer-length,termination,expiration'

/** `/upload/resumable`: TUS 1.0.0 (docs/contract/storage.md §9). */
export const resumableRoutes = async (
  app: FastifyInstance,
  { context }: { context: StorageContext },
) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.decorateRequest('isResumable', false)
  app.setErrorHandler((error, request, reply) => renderTusError(error, request, reply))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('tus-resumable', '1.0.0')
  })
  for (const path of ['/upload/resumable', '/upload/resumable/sign']) {
    createResumable(app, context, path)
    probeResumable(app, context, path)
    continueResumable(app, context, path)
    endResumable(app, context, path)
    for (const url of [path, `${path}/:id`])
      app.options(url, async (_request, reply) =>
        reply
          .code(204)
          .headers({
            'tus-version': '1.0.0',
            'tus-extension': EXTENSIONS,
            'tus-max-size': MAX_UPLOAD_BYTES,
          })
          .send(),
      )
  }
}
