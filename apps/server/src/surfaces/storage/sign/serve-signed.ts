import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { parseInput } from '../parse-input.ts'
import { sendFile } from '../serve/send-file.ts'
import { rowToSend } from '../serve/stored-file.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { findObject } from '../store/objects.ts'

export const tokenSchema = z.object({ token: z.string() })

/** GET and HEAD /object/sign/{bucket}/{path}?token= */
export const serveSigned: Endpoint<StorageContext> = (app, context) =>
  app.route<ObjectPath>({
    method: ['GET', 'HEAD'],
    url: '/object/sign/:bucket/*',
    handler: async (request, reply) => {
      const { token } = parseInput('querystring', tokenSchema, request.query)
      const { bucket, '*': name } = request.params
      const { exp } = await context.signer.verify(token, `${bucket}/${name}`, 'download')
      const row = await findObject(context.database, bucket, name)
      if (!row) throw storageErrors.noSuchKey()
      const expires = { expires: new Date(exp * 1000).toUTCString() }
      return sendFile(context.disk, request, reply, await rowToSend(context, row, expires))
    },
  })
