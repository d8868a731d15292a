import fc from 'fast-check'
import { USER_BUCKET } from '@dhvani/catalogue'
import type { Scene } from '../scene.ts'
import { oddText } from './odd-text.ts'

export type Headers = Readonly<Record<string, string>>

const base64 = (text: string): string => Buffer.from(text).toString('base64')
/** What Node's client lets through: Latin letters without control signs. */
const latin = oddText.map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, ''),
)

const RANGES = `
  bytes=0-1 bytes=-5 bytes=5- bytes=9-1 bytes=0-0,2-3 bytes=x 0-9 5-1 -1 0-
  9999999999999999999- rows=0-1 bytes=0-99999999999999999999`
  .trim()
  .split(/\s+/)
const PREFERENCES = `
  return=minimal return=representation return=headers-only return= count=exact count=planned
  count=estimated resolution=merge-duplicates handling=strict resolution=ignore-duplicates
  missing=default max-affected=0 max-affected=-1 tx=`
  .trim()
  .split(/\s+/)
const TYPES = `
  application/vnd.pgrst.object+json text/csv */* text/html application/json;q=x
  application/vnd.pgrst.plan+json application/geo+json a/b / ,,,`
  .trim()
  .split(/\s+/)

/** Headers that the server reads, each with values that it knows and values that it does not. */
const headersOf = (scene: Scene): Readonly<Record<string, fc.Arbitrary<string>>> => {
  const upload = fc.oneof(
    fc.constant(
      `bucketName ${base64(USER_BUCKET)},objectName ${base64(`${scene.userId}/x.wav`)},contentType ${base64('audio/wav')}`,
    ),
    fc.constantFrom('bucketName', 'bucketName ===', 'a b c', ',', `bucketName ${base64('a\0b')}`),
    latin,
  )
  const size = fc.oneof(fc.constantFrom('0', '4', '4000', '-1', '1e9', '99999999999999999'), latin)
  const date = fc.constantFrom('Sat, 21 Nov 2026 00:00:00 GMT', 'yesterday', '0', '-1')
  return {
    accept: fc.oneof(fc.constantFrom(...TYPES), latin),
    'accept-encoding': fc.constantFrom('gzip', 'br;q=0', 'identity;q=0', '*;q=x'),
    'accept-profile': fc.constantFrom('public', 'auth', ''),
    'content-profile': fc.constantFrom('public', 'auth', ''),
    'content-encoding': fc.constantFrom('gzip', 'identity', 'br'),
    prefer: fc
      .array(fc.oneof(fc.constantFrom(...PREFERENCES), latin), { maxLength: 4 })
      .map((all) => all.join(', ')),
    range: fc.oneof(fc.constantFrom(...RANGES), latin),
    'range-unit': fc.constantFrom('items', 'bytes'),
    'if-range': fc.oneof(date, latin),
    'if-none-match': fc.oneof(fc.constantFrom('*', '"a"', 'W/"a"', '"'), latin),
    'if-modified-since': date,
    'x-upsert': fc.constantFrom('true', 'false', 'TRUE', ''),
    'x-metadata': fc.oneof(
      fc.constantFrom(base64('{"a":1}'), base64('['), base64('{"a":"\\u0000"}')),
      latin,
    ),
    'x-signature': fc.oneof(fc.constant(scene.signature), latin),
    'cache-control': latin,
    'tus-resumable': fc.constantFrom('1.0.0', '0.2.2', ''),
    'upload-length': size,
    'upload-offset': size,
    'upload-defer-length': fc.constantFrom('1', '0', 'x'),
    'upload-metadata': upload,
    'x-supabase-api-version': fc.constantFrom('2024-01-01', '9999-99-99', 'x'),
    'x-forwarded-host': fc.constantFrom('elsewhere.example', 'a b', ''),
    'x-forwarded-proto': fc.constantFrom('https', 'javascript', ''),
    'x-http-method-override': fc.constantFrom('DELETE', 'TRACE'),
    'x-request-id': latin,
    origin: fc.constantFrom('https://elsewhere.example', 'null', ''),
    'access-control-request-method': fc.constantFrom('PUT', 'x'),
    'user-agent': latin,
    referer: fc.oneof(fc.constantFrom('http://localhost/', 'https://evil。com'), latin),
    cookie: latin,
    te: fc.constant('trailers'),
    connection: fc.constantFrom('close', 'keep-alive', 'upgrade'),
  }
}

const isSendable = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)

/** A few headers of those that the server reads, and now and then one that it never heard of. */
export const oddHeaders = (url: string, scene: Scene): fc.Arbitrary<Headers> => {
  const known = Object.entries(headersOf(scene)).map(([name, value]) =>
    fc.tuple(fc.constant(name), value.filter(isSendable)),
  )
  const pair = fc.oneof(...known, fc.tuple(fc.constantFrom('x-odd', 'x-a'), latin))
  const few = fc.array(pair, { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs))
  // Without its version the resumable protocol refuses everything.
  return url.includes('/resumable')
    ? few.map((headers) => ({ 'tus-resumable': '1.0.0', ...headers }))
    : few
}
