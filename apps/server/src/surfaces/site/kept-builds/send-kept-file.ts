import type { FastifyReply, FastifyRequest } from 'fastify'
import { BlobMissingError, StoreUnavailableError } from '#platform/blobs/blobs.ts'
import { findAssetType } from '../asset-types.ts'
import { chooseEncoding } from '../held-file.ts'
import { sendAssetBytes, type AssetBytes } from '../send-asset-bytes.ts'
import type { KeptBuilds } from './open-kept-builds.ts'

const find = async (
  kept: KeptBuilds,
  name: string,
  accepted: string | undefined,
): Promise<AssetBytes | undefined> => {
  const type = findAssetType(name)
  if (type === undefined) return undefined
  const plain = await kept.find(name)
  if (!plain) return undefined
  const { brotli } = plain
  const encoding = chooseEncoding(accepted, { bytes: plain.size, type })
  return brotli && encoding === 'br'
    ? { type, encoding, ...brotli }
    : { type, encoding: 'identity', size: plain.size, open: plain.open }
}

/**
 * Answers with a file of an earlier build, or of another replica's.
 *
 * @returns whether a build that is kept has a file of this name
 */
export const sendKeptFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptBuilds,
  name: string,
): Promise<boolean> => {
  try {
    const found = await find(kept, name, request.headers['accept-encoding'])
    if (!found) return false
    await sendAssetBytes(request, reply, found)
    return true
  } catch (error) {
    // The build was the oldest and is just being removed.
    if (error instanceof BlobMissingError) return false
    if (!(error instanceof StoreUnavailableError)) throw error
    void reply
      .code(503)
      .header('cache-control', 'no-store')
      .header('retry-after', '5')
      .type('text/plain; charset=utf-8')
      .send('The store of earlier builds does not answer.\n')
    return true
  }
}
