import { BUILT_IN_BUCKET } from '@dhvani/catalogue'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { patienceOf } from '../built-in/patience.ts'
import { builtInToSend } from '../built-in/serve-built-in.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { sendFile } from './send-file.ts'
import { storedFile } from './stored-file.ts'

/** GET and HEAD /object/public/{bucket}/{path}: no token is needed, and a bad one does no harm. */
export const servePublicObject: Endpoint<StorageContext> = (
  app,
  { builtIn, lookup, blobs, disk },
) =>
  app.route<ObjectPath>({
    method: ['GET', 'HEAD'],
    url: '/object/public/:bucket/*',
    handler: async (request, reply) => {
      const { bucket, '*': name } = request.params
      const rendered =
        bucket === BUILT_IN_BUCKET ? await builtIn.find(name, patienceOf(request)) : undefined
      if (rendered) {
        const { v } = request.query as { v?: unknown }
        return sendFile(disk, request, reply, builtInToSend(rendered, v))
      }
      const found = await lookup.findPublic(bucket, name)
      if (found === 'no bucket') throw storageErrors.noSuchBucket()
      if (!found) throw storageErrors.noSuchKey()
      return sendFile(disk, request, reply, storedFile(blobs, found))
    },
  })
