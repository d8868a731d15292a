import { USER_BUCKET } from '@dhvani/catalogue'
import { beforeEach, expect, it } from 'vitest'
import { forEachStore } from '../harness/databases.ts'
import { createWavFile, type Person, aPerson } from '../harness/index.ts'
import { aName, blob, fetchWhole } from './user-bucket.ts'

const FULL =
  'Your sounds may take 1 MB together, and this one would be too much. Delete one to make room.'
const TOO_MANY =
  'You have 20 unfinished uploads, which is as many as fit. Finish or cancel one, or wait until they end after a day.'

const encode = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

forEachStore(
  'an unfinished upload of a person with 1 MB',
  (backend) => {
    let person: Person
    beforeEach(async () => {
      person = await aPerson(backend.server)
    })

    const tus = (url: string, method: string, headers: Record<string, string>, body?: Buffer) =>
      fetchWhole(url, {
        method,
        headers: {
          ...backend.server.headers(person.token),
          'tus-resumable': '1.0.0',
          ...headers,
        },
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
    /** @param length absent: the client tells it later */
    const create = (length?: number, name = aName(person, 'wav')) =>
      tus(`${backend.server.url}/storage/v1/upload/resumable`, 'POST', {
        ...(length === undefined
          ? { 'upload-defer-length': '1' }
          : { 'upload-length': String(length) }),
        'upload-metadata': encode({
          bucketName: USER_BUCKET,
          objectName: name,
          contentType: 'audio/wav',
        }),
      })
    const begin = async (length?: number) => {
      const created = await create(length)
      expect(created.status).toBe(201)
      return created.headers.get('location') ?? ''
    }
    const append = (location: string, offset: number, body: Buffer, more = {}) =>
      tus(
        location,
        'PATCH',
        {
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          ...more,
        },
        body,
      )
    const answerOf = async (response: Response) => [response.status, await response.text()]

    it('ends when it arrives in a thousand parts, each of which is a file', async () => {
      const location = await begin(700_000)
      const id = Buffer.from(location.split('/').at(-1) ?? '', 'base64url')
        .toString()
        .split('/')
        .at(-1)
      const { database } = backend.server
      await database.query(
        `insert into dhvani.resumable_parts (upload_id, first_byte, bytes, blob_key)
         select $1::text::uuid, number, 1, 'parts/none/' || number from generate_series(0, 999) as number`,
        [id],
      )
      await database.query(
        'update dhvani.resumable_uploads set received_bytes = 1000 where id = $1::text::uuid',
        [id],
      )
      expect(await answerOf(await append(location, 1000, Buffer.from('a')))).toEqual([
        413,
        'An upload may arrive in 1000 parts. Begin it anew, with larger ones.',
      ])
      expect((await tus(location, 'HEAD', {})).status).toBe(404)
    })

    it('takes the room of its whole file, until it is cancelled', async () => {
      const location = await begin(700_000)
      expect(await answerOf(await create(700_000))).toEqual([413, FULL])
      const { error } = await person.client.storage
        .from(USER_BUCKET)
        .upload(aName(person, 'wav'), blob(createWavFile(400_000), 'audio/wav'))
      expect(error).toMatchObject({ status: 400, statusCode: '413', message: FULL })
      expect((await tus(location, 'DELETE', {})).status).toBe(204)
      expect((await create(700_000)).status).toBe(201)
    })

    it('takes it once: the finished file replaces the upload', async () => {
      const bytes = createWavFile(900_000)
      const location = await begin(bytes.length)
      expect((await append(location, 0, bytes.subarray(0, 500_000))).status).toBe(204)
      expect((await append(location, 500_000, bytes.subarray(500_000))).status).toBe(204)
      expect((await create(100_000)).status).toBe(201)
      expect(await answerOf(await create(100_000))).toEqual([413, FULL])
    })

    it('takes no room any more once it has expired', async () => {
      await begin(1_000_000)
      expect((await create(1_000_000)).status).toBe(413)
      await backend.server.database.query(
        `update dhvani.resumable_uploads set expires_at = now() - interval '1 minute'
         where owner_id = $1`,
        [person.id],
      )
      expect((await create(1_000_000)).status).toBe(201)
    })

    it('of unknown length is ended when more bytes arrive than there is room for', async () => {
      const location = await begin()
      const bytes = createWavFile(1_200_000)
      expect((await append(location, 0, bytes.subarray(0, 600_000))).status).toBe(204)
      expect(await answerOf(await append(location, 600_000, bytes.subarray(600_000)))).toEqual([
        413,
        FULL,
      ])
      expect((await tus(location, 'HEAD', {})).status).toBe(404)
      expect((await create(1_000_000)).status).toBe(201)
    })

    it('may not tell a length later for which there is no room', async () => {
      const location = await begin()
      const told = await append(location, 0, Buffer.alloc(0), { 'upload-length': '1100000' })
      expect(await answerOf(told)).toEqual([413, FULL])
      const fits = await append(location, 0, Buffer.alloc(0), { 'upload-length': '1000000' })
      expect(fits.status).toBe(204)
      expect(await answerOf(await create(100_000))).toEqual([413, FULL])
    })

    it('counts when several begin at the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => create(400_000)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201, 201, 413, 413, 413, 413,
      ])
    })

    it('is one of at most twenty', async () => {
      const locations: string[] = []
      for (let upload = 0; upload < 20; upload += 1) locations.push(await begin(100))
      expect(await answerOf(await create(100))).toEqual([413, TOO_MANY])
      expect((await tus(locations[0] ?? '', 'DELETE', {})).status).toBe(204)
      expect((await create(100)).status).toBe(201)
    })

    it('needs the person’s token whatever the query of its address says', async () => {
      const name = aName(person, 'wav')
      const location = (await create(1000, name)).headers.get('location') ?? ''
      const { data } = await person.client.storage.from(USER_BUCKET).createSignedUploadUrl(name)
      const probe = await fetchWhole(`${location}?x=/upload/resumable/sign`, {
        method: 'PATCH',
        headers: {
          ...backend.server.headers(),
          'x-signature': data?.token ?? '',
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(10),
      })
      expect([probe.status, await probe.json()]).toMatchObject([
        400,
        { code: 'InvalidRequest', message: "headers must have required property 'authorization'" },
      ])
    })
  },
  { UPLOAD_QUOTA_MB: '1' },
)
