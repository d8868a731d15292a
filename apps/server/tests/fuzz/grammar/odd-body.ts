import fc from 'fast-check'
import { BUILT_IN_BUCKET, USER_BUCKET } from '@dhvani/catalogue'
import { createWavFile } from '../../harness/index.ts'
import type { Scene } from '../scene.ts'
import { oddText } from './odd-text.ts'

export type Body = { readonly type: string; readonly bytes: Buffer }

const json = (text: string): Body => ({ type: 'application/json', bytes: Buffer.from(text) })

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, [], {}, [[]], { $ne: null }),
)

const AUTH_FIELDS = `
  email phone password data type token token_hash refresh_token auth_code code_verifier
  code_challenge code_challenge_method provider id_token nonce create_user channel
  gotrue_meta_security factor_type friendly_name challenge_id code webauthn app_metadata
  user_metadata ban_duration domain provider_id SAMLResponse RelayState issuer role id
  email_confirm phone_confirm password_hash should_soft_delete redirect_to`
  .trim()
  .split(/\s+/)
const DATA_FIELDS = `
  id user_id name description audio_url file_name file_size beat email message created_at
  no_such_column`
  .trim()
  .split(/\s+/)
const STORAGE_FIELDS = `
  prefix prefixes limit offset search sortBy cursor with_delimiter bucketId sourceKey
  destinationKey destinationBucket copyMetadata metadata expiresIn paths id name public
  file_size_limit allowed_mime_types`
  .trim()
  .split(/\s+/)

const fieldsOf = (url: string): readonly string[] => {
  if (url.startsWith('/rest/')) return DATA_FIELDS
  return url.startsWith('/storage/') ? STORAGE_FIELDS : AUTH_FIELDS
}

/** Values that handlers accept, by field, so that requests reach the work behind the checks. */
const usualValues = (scene: Scene): Readonly<Record<string, readonly unknown[]>> => ({
  email: [scene.email, 'someone@example.com'],
  phone: ['+919876543210'],
  password: ['moonlit courtyard', 'a'],
  data: [{ name: 'Asha' }],
  type: ['signup', 'recovery', 'magiclink', 'invite', 'email', 'email_change', 'sms'],
  refresh_token: [scene.refreshToken],
  factor_type: ['totp', 'phone', 'webauthn'],
  create_user: [true, false],
  user_id: [scene.userId],
  file_size: [1, 4000],
  name: ['Teental', USER_BUCKET],
  beat: [{ slots: [1] }],
  message: ['Namaste'],
  audio_url: ['https://example.com/a.wav'],
  file_name: ['a.wav'],
  bucketId: [USER_BUCKET, BUILT_IN_BUCKET],
  sourceKey: [scene.file],
  destinationKey: [`${scene.userId}/copy.wav`],
  prefix: ['', scene.userId],
  prefixes: [[scene.file], []],
  paths: [[scene.file]],
  expiresIn: [60],
  limit: [1, 100],
  sortBy: [{ column: 'name', order: 'asc' }],
  id: ['avatars', scene.userId],
  ban_duration: ['none', '1h'],
  channel: ['sms', 'whatsapp'],
})

const record = (url: string, scene: Scene): fc.Arbitrary<Record<string, unknown>> => {
  const usual = usualValues(scene)
  const entry = fc.constantFrom(...fieldsOf(url)).chain((field) => {
    const values = usual[field]
    return fc.tuple(
      fc.constant(field),
      values === undefined
        ? oddValue
        : fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom(...values) },
            { weight: 1, arbitrary: oddValue },
          ),
    )
  })
  return fc.array(entry, { maxLength: 6 }).map((entries) => Object.fromEntries(entries))
}

const BROKEN_JSON = [
  '',
  '{',
  'null',
  '[]',
  '[null]',
  '[[]]',
  '"text"',
  '1',
  '1e999',
  '{"a":1,}',
  '{"a":1}{"a":1}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"email":"\\u0000"}',
  '{"name":"\\ud800"}',
  '['.repeat(100_000),
  `${'{"data":'.repeat(40)}1${'}'.repeat(40)}`,
  `{"data":"${'x'.repeat(1_100_000)}"}`,
  `[${'{},'.repeat(3000)}{}]`,
]

const multipart = (text: string, boundary = 'b'): Body => ({
  type: `multipart/form-data; boundary=${boundary}`,
  bytes: Buffer.from(text),
})
const part = (headers: string, content: string, end = '--b--'): string =>
  `--b\r\n${headers}\r\n\r\n${content}\r\n${end}\r\n`
const WAV = createWavFile(4000)

const FILES: readonly Body[] = [
  { type: 'audio/wav', bytes: WAV },
  { type: 'audio/wav', bytes: WAV.subarray(0, 50) },
  { type: 'audio/mpeg', bytes: WAV },
  { type: 'application/offset+octet-stream', bytes: WAV },
  { type: 'application/offset+octet-stream', bytes: Buffer.alloc(4) },
  { type: 'application/octet-stream', bytes: Buffer.alloc(0) },
  { type: 'application/json', bytes: Buffer.from([0xff, 0xfe, 0x7b, 0xc3]) },
  { type: 'application/json', bytes: Buffer.from('{"name":"\xff"}', 'latin1') },
  { type: 'application/json; charset=utf-16', bytes: Buffer.from('{}', 'utf16le') },
  { type: 'application/x-www-form-urlencoded', bytes: Buffer.from('state=%zz&code[]=1&a=%00') },
  { type: 'text/csv', bytes: Buffer.from('name,beat\na,{}') },
  { type: 'text/plain', bytes: Buffer.from('text') },
  { type: 'not a type', bytes: Buffer.from('text') },
  { type: ';;;', bytes: Buffer.from('text') },
  multipart(''),
  multipart('--b--'),
  multipart('--b\r\n'),
  multipart('no boundary at all', 'other'),
  multipart(part('content-disposition: form-data; name="cacheControl"', '3600')),
  multipart(part('content-disposition: form-data; name=""; filename="a.wav"', 'RIFF')),
  multipart(part('content-disposition: form-data; name="f"; filename="../a\0.wav"', 'RIFF', '')),
  multipart(part('content-disposition: form-data; name="metadata"', '{"a":')),
  multipart(part('content-disposition: form-data; name="__proto__"', 'x')),
  multipart(part('content-type: text/plain', 'x'.repeat(5000))),
  multipart(part('content-disposition: form-data', 'x').repeat(300)),
  { type: 'multipart/form-data', bytes: Buffer.from('--b--') },
  { type: `multipart/form-data; boundary=${'b'.repeat(300)}`, bytes: Buffer.from('--b--') },
]

/** A body for a route: fields that its service knows, broken JSON, or a file of some type. */
export const oddBody = (url: string, scene: Scene): fc.Arbitrary<Body> => {
  const fields = record(url, scene)
  return fc.oneof(
    { weight: 12, arbitrary: fields.map((value) => json(JSON.stringify(value))) },
    {
      weight: 2,
      arbitrary: fc.array(fields, { maxLength: 3 }).map((rows) => json(JSON.stringify(rows))),
    },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN_JSON).map(json) },
    { weight: 1, arbitrary: fc.json().map(json) },
    { weight: 6, arbitrary: fc.constantFrom(...FILES) },
  )
}
