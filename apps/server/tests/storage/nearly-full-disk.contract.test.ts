import { USER_BUCKET } from '@dhvani/catalogue'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forEachStore } from '../harness/databases.ts'
import { createWavFile, type Person, aPerson } from '../harness/index.ts'
import { openUploads } from './open-uploads.ts'
import { aName, askWhole, blob, fetchWhole } from './user-bucket.ts'

const MIB = 1_048_576
/** Longer than an answer takes on a busy machine; only a broken test waits for it. */
const PATIENCE = { timeout: 30_000, interval: 100 }
const FULL = 'The server has no room left for files. Please tell the operator of this site.'
const REFUSED = { statusCode: '507', code: 'InsufficientStorage', message: FULL }
const SOUND = createWavFile(200_000)

const encode = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

forEachStore('a disk with little room', (backend) => {
  let person: Person
  let uploads: ReturnType<typeof openUploads>
  beforeEach(async () => {
    person = await aPerson(backend.server)
    uploads = openUploads()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    uploads.endAll()
  })

  /** @param bytes beside what the server keeps for itself */
  const leaveRoomFor = (bytes: number) =>
    vi
      .spyOn(backend.server.platform.dataDisk, 'readSpace')
      .mockResolvedValue({ sizeBytes: 300 * MIB, freeBytes: 64 * MIB + bytes })
  const addressOf = (name: string) =>
    `${backend.server.url}/storage/v1/object/${USER_BUCKET}/${name}`
  const headers = () => ({
    ...backend.server.headers(person.token),
    'content-type': 'audio/wav',
  })
  const send = (body: Uint8Array<ArrayBuffer> | ReadableStream = new Uint8Array(SOUND)) =>
    askWhole(addressOf(aName(person, 'wav')), {
      method: 'POST',
      headers: headers(),
      body,
      duplex: 'half',
    } as RequestInit)
  const sendForm = () =>
    person.client.storage
      .from(USER_BUCKET)
      .upload(aName(person, 'wav'), blob(SOUND, 'audio/wav'), { contentType: 'audio/wav' })
  const tus = (url: string, method: string, more: object, body?: Buffer) =>
    fetchWhole(url, {
      method,
      headers: { ...backend.server.headers(person.token), 'tus-resumable': '1.0.0', ...more },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
  const begin = async (length: object) => {
    const created = await tus(`${backend.server.url}/storage/v1/upload/resumable`, 'POST', {
      ...length,
      'upload-metadata': encode({
        bucketName: USER_BUCKET,
        objectName: aName(person, 'wav'),
        contentType: 'audio/wav',
      }),
    })
    expect(created.status).toBe(201)
    return created.headers.get('location') ?? ''
  }
  const append = (url: string, offset: number, bytes: Buffer, more: object = {}) =>
    tus(
      url,
      'PATCH',
      {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...more,
      },
      bytes,
    )

  it('takes no file that is larger, as the body or in a form', async () => {
    leaveRoomFor(199_999)
    expect(await send()).toMatchObject([507, REFUSED])
    expect((await sendForm()).error).toMatchObject({ statusCode: '507', message: FULL })
    // A form is a little more than its file.
    leaveRoomFor(201_000)
    expect(await send()).toMatchObject([200, {}])
    expect((await sendForm()).error).toBeNull()
  })

  it('takes a file of unknown length where the largest fits', async () => {
    const stream = () => new Blob([new Uint8Array(SOUND)]).stream()
    leaveRoomFor(50 * MIB - 1)
    expect(await send(stream())).toMatchObject([507, REFUSED])
    leaveRoomFor(50 * MIB)
    expect(await send(stream())).toMatchObject([200, {}])
  })

  it('counts what uploads under way have announced, until they have come or have ended', async () => {
    leaveRoomFor(300_000)
    const announced = { ...headers(), 'content-length': String(SOUND.length) }
    const first = uploads.begin(
      addressOf(aName(person, 'wav')),
      'POST',
      announced,
      SOUND.subarray(0, 50_000),
    )
    // 150,000 of it are still to come. What is no sound is stored in no case, however often it is sent.
    const noSound = () => send(new Uint8Array(SOUND.length))
    await vi.waitFor(async () => expect(await noSound()).toMatchObject([507, REFUSED]), PATIENCE)
    expect(await send()).toMatchObject([507, REFUSED])
    first.end()
    await vi.waitFor(async () => expect(await send()).toMatchObject([200, {}]), PATIENCE)
    expect(await send()).toMatchObject([200, {}])
  })

  it('takes no part that is larger, also of an upload of unknown length', async () => {
    const location = await begin({ 'upload-defer-length': '1' })
    leaveRoomFor(99_999)
    const half = SOUND.subarray(0, 100_000)
    const refused = await append(location, 0, half)
    expect([refused.status, await refused.text()]).toEqual([507, FULL])
    leaveRoomFor(100_000)
    expect((await append(location, 0, half)).status).toBe(204)
  })

  it('joins no parts without room for the whole, and goes on once there is', async () => {
    const location = await begin({ 'upload-length': String(SOUND.length) })
    expect((await append(location, 0, SOUND.subarray(0, 150_000))).status).toBe(204)
    leaveRoomFor(199_999)
    const refused = await append(location, 150_000, SOUND.subarray(150_000))
    expect([refused.status, await refused.text()]).toEqual([507, FULL])
    leaveRoomFor(200_000)
    expect((await append(location, 150_000, SOUND.subarray(150_000))).status).toBe(204)
  })

  it('takes no copy that is larger', async () => {
    const name = aName(person, 'wav')
    const { error } = await person.client.storage
      .from(USER_BUCKET)
      .upload(name, blob(SOUND, 'audio/wav'), { contentType: 'audio/wav' })
    expect(error).toBeNull()
    leaveRoomFor(199_999)
    const copy = () => person.client.storage.from(USER_BUCKET).copy(name, aName(person, 'wav'))
    expect((await copy()).error).toMatchObject({ statusCode: '507', message: FULL })
    leaveRoomFor(200_000)
    expect((await copy()).error).toBeNull()
  })
})
