import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FOR_EVER } from './asset-types.ts'
import { SCRIPT_POLICY } from './content-policy.ts'
import type { Encoding } from './held-file.ts'

/** A file with a hash in its name, in the encoding that is sent. */
export type AssetBytes = {
  readonly type: string
  readonly encoding: Encoding
  readonly size: number
  open(): Promise<Readable>
}

/** The bytes under a hashed name never change, so the encoding alone tells two answers apart. */
const etagOf = (encoding: Encoding): string => `"${encoding}"`

/**
 * Answers with the bytes, without them for HEAD, and with 304 where the browser has them.
 *
 * @throws what `open` throws, before anything is answered
 */
export const sendAssetBytes = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, encoding, size, open }: AssetBytes,
): Promise<void> => {
  const etag = etagOf(encoding)
  const isKnown = request.headers['if-none-match'] === etag
  const stream = isKnown || request.method === 'HEAD' ? undefined : await open()
  reply.header('cache-control', FOR_EVER).header('vary', 'accept-encoding').header('etag', etag)
  if (type.startsWith('text/javascript')) reply.header('content-security-policy', SCRIPT_POLICY)
  if (isKnown) {
    void reply.code(304).send()
    return
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  void reply.type(type).header('content-length', size).send(stream)
}
