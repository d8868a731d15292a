import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { parseInput } from '../parse-input.ts'
import { findVisible } from '../serve/serve-object.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'

/** As long as S3 lets a signed address live; the policies are not asked again in that time. */
const LONGEST_SECONDS = 7 * 86_400
const expiresIn = z.number().int().min(1).max(LONGEST_SECONDS)

const oneSchema = z.object({ expiresIn })
const manySchema = z.object({
  expiresIn,
  paths: z.array(z.string()).min(1).max(1000),
})

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

const signDownload = async (context: StorageContext, url: string, seconds: number) => {
  const token = await context.signer.sign({ url, scope: 'download' }, seconds)
  return `/object/sign/${encodePath(url)}?token=${token}`
}

/** POST /object/sign/{bucket}/{path}: a caller who may read a file may pass it on for a while. */
export const signOneDownload: Endpoint<StorageContext> = (app, context) =>
  app.post<ObjectPath>('/object/sign/:bucket/*', async (request) => {
    const caller = requiredCaller(request, 'storage.object.sign')
    const { expiresIn: seconds } = parseInput('body', oneSchema, request.body)
    const { bucket, '*': name } = request.params
    await findVisible(context, caller, bucket, name)
    return { signedURL: await signDownload(context, `${bucket}/${name}`, seconds) }
  })

/** POST /object/sign/{bucket} */
export const signManyDownloads: Endpoint<StorageContext> = (app, context) =>
  app.post<{ Params: { bucket: string } }>('/object/sign/:bucket', async (request) => {
    const caller = requiredCaller(request, 'storage.object.sign_many')
    const { expiresIn: seconds, paths } = parseInput('body', manySchema, request.body)
    const { bucket } = request.params
    const rows = await context.database.transaction(
      (tx) =>
        tx.query<{ name: string }>(
          'select name from storage.objects where bucket_id = $1 and name = any($2::text[])',
          [bucket, paths],
        ),
      { as: caller.identity, readOnly: true },
    )
    const addresses = new Map<string, string>()
    // One row a name: a path that is asked for a thousand times is signed once.
    for (const { name } of rows)
      addresses.set(name, await signDownload(context, `${bucket}/${name}`, seconds))
    return paths.map((path) => {
      const signedURL = addresses.get(path) ?? null
      const error = 'Either the object does not exist or you do not have access to it'
      return { error: signedURL === null ? error : null, path, signedURL }
    })
  })
