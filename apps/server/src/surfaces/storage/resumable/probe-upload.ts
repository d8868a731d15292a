import type { Endpoint } from '#http/endpoint.ts'
import type { ResumableContext } from './resumable-context.ts'
import { findOwnUpload, type UploadPath } from './upload-actor.ts'

/** HEAD /{id}: how many bytes the server has. */
export const probeUpload: Endpoint<ResumableContext> = (app, context) =>
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
