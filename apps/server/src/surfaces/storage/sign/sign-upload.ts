import type { Endpoint } from '#http/requests/endpoint.ts'
import { checkKey, type ObjectPath } from '../names.ts'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { getBucket } from '../store/buckets.ts'
import { isPolicyRefusal, tryInsert } from '../store/objects.ts'
import { signedBy } from './signed-upload.ts'
import { metadataOf } from '../upload/store-object.ts'

/** Hosted projects give two hours. */
const VALID_SECONDS = 7_200

/** POST /object/upload/sign/{bucket}/{path}: a caller who may write a file may let another one write it. */
export const signUpload: Endpoint<StorageContext> = (app, { database, clock, signer }) =>
  app.post<ObjectPath>('/object/upload/sign/:bucket/*', async (request) => {
    const caller = requiredCaller(request, 'storage.object.upload_signed')
    const { bucket: bucketId, '*': key } = request.params
    await getBucket(database, bucketId)
    const name = checkKey(key)
    const isUpsert = request.headers['x-upsert'] === 'true'
    const metadata = metadataOf({ mimetype: '', cacheControl: '', size: 0, md5: '' }, clock.now())
    const trial = {
      bucketId,
      name,
      owner: caller.owner,
      version: '',
      metadata,
      userMetadata: undefined,
    }
    await tryInsert(database, caller.identity, trial, isUpsert).catch((error: unknown) => {
      if (isPolicyRefusal(error)) throw storageErrors.policyRefuses()
      throw isUniqueViolation(error) ? storageErrors.keyExists() : error
    })
    const token = await signer.sign(
      {
        url: `${bucketId}/${name}`,
        scope: 'upload',
        upsert: isUpsert,
        ...(caller.owner === undefined ? {} : { owner: caller.owner }),
        ...signedBy(caller.identity.session),
      },
      VALID_SECONDS,
    )
    const path = name.split('/').map(encodeURIComponent).join('/')
    return { url: `/object/upload/sign/${bucketId}/${path}?token=${token}`, token }
  })
