import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isText } from './asset-types.ts'

/** Prerendered files have this in the place of the site's own address. */
export const ADDRESS_PLACEHOLDER = 'https://dhvani.invalid'

/** Compresses well, and so fast that the first visitor does not notice. */
const BROTLI_QUALITY = 6
const WORTH_COMPRESSING_BYTES = 1024

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the build that is kept in memory; a prerendered file has the site's address filled in. */
export type HeldFile = {
  readonly plain: Buffer
  readonly type: string
  readonly version: string
  encoded(encoding: Encoding): Promise<Buffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const compress = (plain: Buffer, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return compressBrotli(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      })
    case 'gzip':
      return compressGzip(plain)
    case 'identity':
      return Promise.resolve(plain)
  }
}

export const holdFile = (plain: Buffer, type: string): HeldFile => {
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    plain,
    type,
    version: createHash('sha256').update(plain).digest('hex').slice(0, 16),
    encoded(encoding) {
      const known = made.get(encoding) ?? compress(plain, encoding)
      made.set(encoding, known)
      return known
    },
  }
}

export const fillFile = (source: string, type: string, publicUrl: string): HeldFile =>
  holdFile(Buffer.from(source.replaceAll(ADDRESS_PLACEHOLDER, publicUrl)), type)

/** @returns the best encoding that a client accepts; small files and pictures are not compressed */
export const chooseEncoding = (
  accepted: string | undefined,
  { bytes, type }: { readonly bytes: number; readonly type: string },
): Encoding => {
  if (bytes < WORTH_COMPRESSING_BYTES || !isText(type)) return 'identity'
  const offers = (accepted ?? '')
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim())
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : 'identity'
}
