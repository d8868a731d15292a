import type { Endpoint } from '#http/endpoint.ts'
import { abandonUpload } from './abandon-upload.ts'
import type { ResumableContext } from './resumable-context.ts'
import { findOwnUpload, type UploadPath } from './upload-actor.ts'

/** DELETE /{id}: the client gives the upload up. */
export const endUpload: Endpoint<ResumableContext> = (app, context) =>
  app.delete<UploadPath>(`${context.path}/:id`, async (request, reply) => {
    const upload = await findOwnUpload(context, request)
    await abandonUpload(context, upload.id)
    return reply.code(204).send()
  })
