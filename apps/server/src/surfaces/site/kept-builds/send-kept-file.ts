import type { FastifyReply, FastifyRequest } from 'fastify'
import { BlobMissingError, StoreUnavailableError } from '#platform/blobs/blobs.ts'
import { FOR_EVER, findAssetType } from '../asset-types.ts'
import { chooseEncoding } from '../held-file.ts'
import type { KeptBuilds, KeptFile } from './open-kept-builds.ts'

type Found = {
  readonly bytes: Pick<KeptFile, 'size' | 'open'>
  readonly type: string
  readonly isBrotli: boolean
}

const find = async (
  kept: KeptBuilds,
  name: string,
  accepted: string | undefined,
): Promise<Found | undefined> => {
  const type = findAssetType(name)
  if (type === undefined) return undefined
  const plain = await kept.find(name)
  if (!plain) return undefined
  const isBrotli =
    plain.brotli !== undefined && chooseEncoding(accepted, { bytes: plain.size, type }) === 'br'
  return { bytes: isBrotli ? plain.brotli : plain, type, isBrotli }
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
    const stream = request.method === 'HEAD' ? undefined : await found.bytes.open()
    reply
      .type(found.type)
      .header('cache-control', FOR_EVER)
      .header('vary', 'accept-encoding')
      .header('content-length', found.bytes.size)
    if (found.isBrotli) reply.header('content-encoding', 'br')
    void reply.send(stream)
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
