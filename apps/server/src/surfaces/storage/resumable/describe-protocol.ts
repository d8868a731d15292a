import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import type { Endpoint } from '#http/endpoint.ts'
import type { ResumableContext } from './resumable-context.ts'
import { TUS_VERSION } from './upload-actor.ts'

const EXTENSIONS = 'creation,creation-with-upload,creation-defer-length,termination,expiration'

/** OPTIONS: which parts of TUS this server speaks. */
export const describeProtocol: Endpoint<ResumableContext> = (app, { path }) => {
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
