import { USER_BUCKET } from '@dhvani/catalogue'
import { connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { Upload } from 'tus-js-client'
import { createWavFile, type Person, publicUrl, type TestServer } from '../harness/index.ts'
import { forEachStore } from '../harness/databases.ts'
import { askWhole, fetchWhole, REFUSED } from './user-bucket.ts'

let server: TestServer
let asha: Person
let ravi: Person

const CHUNK = 256 * 1024
let counter = 0
const aName = (owner: Person) => `${owner.id}/${(counter += 1)}.wav`
const endpoint = () => `${server.url}/storage/v1/upload/resumable`

const send = (
  bytes: Buffer,
  name: string,
  who: Person,
  options: { chunkSize?: number; onProgress?: (sent: number) => void } = {},
) =>
  new Promise<Upload>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: endpoint(),
      headers: server.headers(who.token),
      chunkSize: options.chunkSize ?? CHUNK,
      retryDelays: null,
      metadata: {
        bucketName: USER_BUCKET,
        objectName: name,
        contentType: 'audio/wav',
        cacheControl: '60',
      },
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
      onSuccess: () => resolve(upload),
      onError: reject,
    })
    upload.start()
  })

const encode = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Headers with which an upload of a WAV file begins (tus 1.0.0, Creation). */
const creationOf = (name: string, length: number) => ({
  'tus-resumable': '1.0.0',
  'upload-length': String(length),
  'upload-metadata': encode({
    bucketName: USER_BUCKET,
    objectName: name,
    contentType: 'audio/wav',
  }),
})

const create = (who: Person, name: string, length: number, extra: Record<string, string> = {}) =>
  fetchWhole(endpoint(), {
    method: 'POST',
    headers: {
      ...server.headers(who.token),
      ...creationOf(name, length),
      ...extra,
    },
  })

const step = (url: string, who: Person, method: string, offset?: number, body?: Buffer) =>
  fetchWhole(url, {
    method,
    headers: {
      ...server.headers(who.token),
      'tus-resumable': '1.0.0',
      ...(offset === undefined
        ? {}
        : { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }),
    },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })

const isStored = async (name: string, bytes: Buffer) => {
  const response = await fetchWhole(publicUrl(server.url, name))
  return response.ok && Buffer.from(await response.arrayBuffer()).equals(bytes)
}

const partsLeft = async () =>
  (await server.platform.database.query('select 1 from dhvani.resumable_parts')).length

forEachStore('a resumable upload', (backend) => {
  beforeAll(() => {
    ;({ server, asha, ravi } = backend)
  })

  it('arrives in parts, byte for byte, and leaves no part behind', async () => {
    const bytes = createWavFile(1_500_000)
    const name = aName(asha)
    await send(bytes, name, asha)
    expect(await isStored(name, bytes)).toBe(true)
    expect((await fetchWhole(publicUrl(server.url, name))).headers.get('cache-control')).toBe(
      'max-age=60',
    )
    expect(await partsLeft()).toBe(0)
  })

  it('continues from the bytes that had arrived when the connection broke', async () => {
    const bytes = createWavFile(3_000_000)
    const name = aName(asha)
    const created = await create(asha, name, bytes.length)
    expect(created.status).toBe(201)
    const location = created.headers.get('location') ?? ''
    expect(location).toMatch(/^http:\/\/localhost:\d+\/storage\/v1\/upload\/resumable\/[\w-]+$/)
    await breakOff(location, bytes.subarray(0, 1_000_000), bytes.length)
    const offset = await waitForOffset(location)
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThanOrEqual(1_000_000)
    const rest = await step(location, asha, 'PATCH', offset, bytes.subarray(offset))
    expect(rest.status).toBe(204)
    expect(rest.headers.get('upload-offset')).toBe(String(bytes.length))
    expect(await isStored(name, bytes)).toBe(true)
    const probed = await step(location, asha, 'HEAD')
    expect(probed.headers.get('upload-offset')).toBe(String(bytes.length))
  })

  it('takes the first bytes with the creation', async () => {
    const bytes = createWavFile(10_000)
    const name = aName(asha)
    const response = await fetchWhole(endpoint(), {
      method: 'POST',
      headers: {
        ...server.headers(asha.token),
        ...creationOf(name, bytes.length),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    })
    expect(response.status).toBe(201)
    expect(await isStored(name, bytes)).toBe(true)
  })

  it('is refused from a wrong offset, and is not harmed by the attempt', async () => {
    const bytes = createWavFile(20_000)
    const name = aName(asha)
    const location = (await create(asha, name, bytes.length)).headers.get('location') ?? ''
    const early = await step(location, asha, 'PATCH', 5, bytes.subarray(5))
    expect(early.status).toBe(409)
    expect(await early.text()).toBe('Upload-Offset conflict\n')
    expect((await step(location, asha, 'PATCH', 0, bytes)).status).toBe(204)
    expect(await isStored(name, bytes)).toBe(true)
  })

  it('ends when more bytes come than were announced, and keeps nothing', async () => {
    const bytes = createWavFile(20_000)
    const name = aName(asha)
    const location = (await create(asha, name, 10_000)).headers.get('location') ?? ''
    expect((await step(location, asha, 'PATCH', 0, bytes.subarray(0, 9000))).status).toBe(204)
    expect((await step(location, asha, 'PATCH', 9000, bytes.subarray(9000))).status).toBe(413)
    expect((await step(location, asha, 'HEAD')).status).toBe(404)
    expect((await fetchWhole(publicUrl(server.url, name))).status).toBe(400)
    expect(await partsLeft()).toBe(0)
  })

  it('cannot be seen or continued once it has expired', async () => {
    const bytes = createWavFile(20_000)
    const name = aName(asha)
    const location = (await create(asha, name, bytes.length)).headers.get('location') ?? ''
    await server.platform.database.query(
      `update dhvani.resumable_uploads set expires_at = now() - interval '1 minute' where name = $1`,
      [name],
    )
    expect((await step(location, asha, 'HEAD')).status).toBe(404)
    expect((await step(location, asha, 'PATCH', 0, bytes)).status).toBe(404)
    expect(await isStored(name, bytes)).toBe(false)
  })

  it('cannot be seen, continued or ended by another person', async () => {
    const bytes = createWavFile(20_000)
    const name = aName(asha)
    const location = (await create(asha, name, bytes.length)).headers.get('location') ?? ''
    for (const response of [
      await step(location, ravi, 'PATCH', 0, bytes),
      await step(location, ravi, 'DELETE'),
    ]) {
      expect(response.status).toBe(403)
      expect(await response.text()).toBe(REFUSED.byPolicy.message)
    }
    expect((await step(location, ravi, 'HEAD')).status).toBe(403)
    expect((await step(location, asha, 'DELETE')).status).toBe(204)
    expect((await step(location, asha, 'HEAD')).status).toBe(404)
  })

  it('is refused at once for another folder, a taken name, a size or an extension', async () => {
    const foreign = await create(ravi, aName(asha), 1000)
    expect([foreign.status, await foreign.text()]).toEqual([403, REFUSED.byPolicy.message])
    expect(foreign.headers.get('content-type')).toContain('text/plain')
    const name = aName(asha)
    await send(createWavFile(5000), name, asha)
    const taken = await create(asha, name, 5000)
    expect([taken.status, await taken.text()]).toEqual([409, REFUSED.taken.message])
    const large = await create(asha, aName(asha), 52_428_801)
    expect([large.status, await large.text()]).toEqual([413, 'Maximum size exceeded'])
    const page = await create(asha, `${asha.id}/x.html`, 1000)
    expect([page.status, await page.text()]).toEqual([415, REFUSED.asNoAudio.message])
    const bare = await create(asha, aName(asha), 1000, { 'tus-resumable': '0.2.2' })
    expect([bare.status, await bare.text()]).toEqual([412, 'Tus-Resumable Required'])
  })

  it('refuses a finished upload that is no audio, and keeps nothing', async () => {
    const fake = createWavFile(500_000).subarray(0, 400_000)
    const name = aName(asha)
    const error = await send(fake, name, asha).then(
      () => undefined,
      (problem: Error & { originalResponse?: { getBody(): string; getStatus(): number } }) =>
        problem,
    )
    expect(error?.originalResponse?.getStatus()).toBe(415)
    expect(error?.originalResponse?.getBody()).toBe(REFUSED.asNoAudio.message)
    expect(await askWhole(publicUrl(server.url, name))).toMatchObject([400, { code: 'NoSuchKey' }])
    expect(await partsLeft()).toBe(0)
  })

  it('answers a token that is not accepted in the form of the other storage calls: 400, statusCode 403', async () => {
    const response = await create({ ...asha, token: `${asha.token}x` }, aName(asha), 100)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
  })

  it('tells clients its size limit and its extensions', async () => {
    const response = await fetchWhole(endpoint(), { method: 'OPTIONS', headers: server.headers() })
    expect(response.status).toBe(204)
    expect(response.headers.get('tus-max-size')).toBe('52428800')
    expect(response.headers.get('tus-extension')).toContain('creation-with-upload')
  })

  it('works with a signed address, without a session', async () => {
    const bytes = createWavFile(9000)
    const name = aName(asha)
    const { data } = await asha.client.storage.from(USER_BUCKET).createSignedUploadUrl(name)
    const headers = {
      ...server.headers(),
      ...creationOf(name, bytes.length),
      'x-signature': data?.token ?? '',
      'content-type': 'application/offset+octet-stream',
    }
    const response = await fetchWhole(`${endpoint()}/sign`, {
      method: 'POST',
      headers,
      body: new Uint8Array(bytes),
    })
    expect(response.status).toBe(201)
    expect(await isStored(name, bytes)).toBe(true)
    const forged = await fetchWhole(`${endpoint()}/sign`, {
      method: 'POST',
      headers: { ...headers, 'x-signature': 'a.b.c' },
      body: new Uint8Array(bytes),
    })
    expect([forged.status, await forged.text()]).toEqual([400, 'Invalid Compact JWS'])
  })
})

/** Sends part of a PATCH and hangs up in the middle of the body. */
const breakOff = (location: string, bytes: Buffer, announced: number) =>
  new Promise<void>((resolve, reject) => {
    const url = new URL(location)
    const socket = connect(Number(url.port), url.hostname, () => {
      const head = [
        `PATCH ${url.pathname} HTTP/1.1`,
        `host: ${url.host}`,
        `apikey: ${server.headers().apikey}`,
        `authorization: Bearer ${asha.token}`,
        'tus-resumable: 1.0.0',
        'upload-offset: 0',
        'content-type: application/offset+octet-stream',
        `content-length: ${announced}`,
      ].join('\r\n')
      socket.write(`${head}\r\n\r\n`)
      socket.write(bytes, () => socket.end())
    })
    socket.resume()
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })

/** The server hears of a broken connection a moment after the client does. */
const waitForOffset = async (location: string): Promise<number> => {
  for (;;) {
    const response = await step(location, asha, 'HEAD')
    const offset = Number(response.headers.get('upload-offset'))
    if (offset > 0) return offset
  }
}
