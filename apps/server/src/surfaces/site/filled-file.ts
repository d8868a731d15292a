import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Prerendered files have this in the place of the site's own address. */
export const ADDRESS_PLACEHOLDER = 'https://dhvani.invalid'

/** Compresses well, and so fast that the first visitor does not notice. */
const BROTLI_QUALITY = 6
const WORTH_COMPRESSING_BYTES = 1024

export type Encoding = 'br' | 'gzip' | 'identity'

/** A prerendered file with the site's address filled in, kept in memory. */
export type FilledFile = {
  readonly text: string
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

export const fillFile = (source: string, type: string, publicUrl: string): FilledFile => {
  const text = source.replaceAll(ADDRESS_PLACEHOLDER, publicUrl)
  const plain = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    text,
    type,
    version: createHash('sha256').update(plain).digest('hex').slice(0, 16),
    encoded(encoding) {
      const known = made.get(encoding) ?? compress(plain, encoding)
      made.set(encoding, known)
      return known
    },
  }
}

/** @returns the best encoding that a client accepts; small files are not compressed */
export const chooseEncoding = (accepted: string | undefined, bytes: number): Encoding => {
  if (bytes < WORTH_COMPRESSING_BYTES) return 'identity'
  const offers = (accepted ?? '')
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim())
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : 'identity'
}
