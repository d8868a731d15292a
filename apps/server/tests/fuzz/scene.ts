import { randomUUID } from 'node:crypto'
import { USER_BUCKET } from '@dhvani/catalogue'
import { createWavFile, type TestServer } from '../harness/index.ts'

/** A person with something of every kind, so that odd requests meet rows and files. */
export type Scene = {
  readonly token: string
  readonly refreshToken: string
  readonly email: string
  readonly userId: string
  readonly factorId: string
  readonly file: string
  readonly uploadId: string
  readonly signature: string
}

const PASSWORD = 'moonlit courtyard'

/** Makes a new person: the requests before may have deleted the last one. */
export const setScene = async (server: TestServer, number: number): Promise<Scene> => {
  const ask = async (
    method: string,
    path: string,
    token: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly json: Record<string, unknown>; readonly location: string }> => {
    const isBytes = Buffer.isBuffer(body)
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${token || server.publishableKey}`,
        'x-forwarded-for': `10.255.${number % 256}.7`,
        ...(isBytes ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
    })
    const text = await response.text()
    const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { json, location: response.headers.get('location') ?? '' }
  }
  const service = server.serviceKey
  const email = `${randomUUID()}@example.com`
  // The requests before may have deleted the bucket.
  const bucket = { id: USER_BUCKET, name: USER_BUCKET, public: true }
  await ask('POST', '/storage/v1/bucket', service, bucket)
  await ask('POST', '/auth/v1/admin/users', service, {
    email,
    password: PASSWORD,
    email_confirm: true,
  })
  const { json } = await ask('POST', '/auth/v1/token?grant_type=password', '', {
    email,
    password: PASSWORD,
  })
  if (typeof json.access_token !== 'string')
    throw new Error(`No person can sign in: ${JSON.stringify(json)}`)
  const token = json.access_token
  const userId = String((json.user as { id?: string } | undefined)?.id)
  const factor = await ask('POST', '/auth/v1/factors', token, { factor_type: 'totp' })
  const file = `${userId}/rain.wav`
  const objectPath = `${USER_BUCKET}/${file}`
  const wav = { 'content-type': 'audio/wav' }
  await ask('POST', `/storage/v1/object/${objectPath}`, token, createWavFile(4000), wav)
  await ask('POST', '/rest/v1/saved_beats', token, { name: 'Teental', beat: { slots: [1, 2] } })
  await ask('POST', '/rest/v1/saved_mixes', token, { name: 'Monsoon', mix: { sounds: [1, 2] } })
  await ask('POST', '/rest/v1/riyaz_presets', token, { name: 'Slow', settings: { tempo: 66 } })
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const upload = await ask('POST', '/storage/v1/upload/resumable', token, Buffer.alloc(0), {
    'tus-resumable': '1.0.0',
    'upload-length': '4000',
    'upload-metadata': `bucketName ${encode(USER_BUCKET)},objectName ${encode(`${userId}/sea.wav`)},contentType ${encode('audio/wav')}`,
  })
  const signed = await ask('POST', `/storage/v1/object/sign/${objectPath}`, token, {
    expiresIn: 3600,
  })
  return {
    token,
    refreshToken: String(json.refresh_token),
    email,
    userId,
    factorId: String(factor.json.id),
    file,
    uploadId: upload.location.split('/').at(-1) ?? '',
    signature: String(signed.json.signedURL).split('token=')[1] ?? '',
  }
}
