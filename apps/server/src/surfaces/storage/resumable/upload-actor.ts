import type { FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller/caller.ts'
import { readTokenState } from '#http/caller/token-state.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { verifySignedUpload } from '../sign/signed-upload.ts'
import { requiredCaller, type StorageCaller } from '../storage-caller.ts'
import { storageErrors } from '../storage-errors.ts'
import { SIGNED_PATH, type ResumableContext } from './resumable-context.ts'
import { tusErrors } from './tus-error.ts'
import { findUpload, type ResumableUpload } from './upload-store.ts'

/** A caller, whom the policies judge, or the holder of a token for one name. */
export type Actor =
  | { readonly kind: 'caller'; readonly caller: StorageCaller }
  | { readonly kind: 'signed'; readonly token: string }

export const TUS_VERSION = '1.0.0'

/** Runs before every step: token first (JSON refusals), then the protocol. */
export const readActor = ({ path }: ResumableContext, request: FastifyRequest): Actor => {
  const token = request.headers['x-signature']
  const actor: Actor =
    path === SIGNED_PATH
      ? { kind: 'signed', token: typeof token === 'string' ? token : '' }
      : { kind: 'caller', caller: requiredCaller(request, 'storage.tus.upload.part') }
  request.isResumable = true
  if (request.headers['tus-resumable'] !== TUS_VERSION) throw tusErrors.versionRequired()
  return actor
}

/** Ids hold the same parts as upstream's; the server reads only the last one, a uuid. */
export const encodeUploadId = (bucketId: string, name: string, id: string): string =>
  Buffer.from(`${bucketId}/${name}/${id}`).toString('base64url')

const decodeUploadId = (text: string): string | undefined => {
  const id = Buffer.from(text, 'base64url').toString('utf8').split('/').at(-1) ?? ''
  return isUuid(id) ? id : undefined
}

export type UploadPath = { readonly Params: { readonly id: string } }

/** No policy judges the steps after the first. */
const requireFitToken = async (
  { database }: ResumableContext,
  request: FastifyRequest,
): Promise<void> => {
  const state = await readTokenState(database, callerOf(request))
  if (state === 'ended') throw storageErrors.expiredToken()
  if (state === 'before-second-factor') throw storageErrors.policyRefuses()
}

/**
 * @returns the upload, when the actor may continue it
 * @throws {StorageError} AccessDenied, InvalidJWT, InvalidSignature
 * @throws {TusError} 404
 */
export const findOwnUpload = async (
  context: ResumableContext,
  request: FastifyRequest<UploadPath>,
): Promise<ResumableUpload> => {
  const { database, clock } = context
  const actor = readActor(context, request)
  if (actor.kind === 'caller') await requireFitToken(context, request)
  const id = decodeUploadId(request.params.id)
  const upload = id ? await findUpload(database, id, clock.now()) : undefined
  if (!upload) throw tusErrors.unknownUpload()
  if (actor.kind === 'signed')
    await verifySignedUpload(context, actor.token, `${upload.bucket_id}/${upload.name}`)
  else if (!actor.caller.isService && (actor.caller.owner ?? null) !== upload.owner_id)
    throw storageErrors.policyRefuses()
  return upload
}
