import { mkdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStorage } from '../../src/surfaces/storage/open-storage.ts'
import type { StorageContext } from '../../src/surfaces/storage/storage-context.ts'
import { inspectStorage, mendStorage } from '../../src/operator/doctor/inspect-storage.ts'
import { countLengths } from '../../src/surfaces/storage/sweep/count-lengths.ts'
import { sweep } from '../../src/surfaces/storage/sweep/sweep.ts'
import { startTestServer, type TestServer } from '../harness/index.ts'
import { type Person, aPerson } from '../harness/people.ts'
import { aName, blob, MP3 } from './user-bucket.ts'

const DAY_SECONDS = 86_400
const HOUR_MS = 3_600_000
const QUOTA_REACHED = {
  status: 400,
  statusCode: '413',
  message: 'You already have 12 sounds, which is as many as fit. Delete one to make room.',
}

let server: TestServer
let context: StorageContext

beforeAll(async () => {
  server = await startTestServer({ config: { UPLOAD_QUOTA_SOUNDS: '12' } })
  context = await openStorage(server.platform)
})
afterAll(async () => {
  await context.blobs.close()
  await server.close()
})

const upload = async (who: Person, bytes = MP3, extension = 'mp3', type = 'audio/mpeg') => {
  const name = aName(who, extension)
  const { error } = await who.client.storage.from('user-sounds').upload(name, blob(bytes, type))
  return { name, error }
}

const nameIt = (who: Person, name: string) =>
  who.client
    .from('user_sounds')
    .insert({
      user_id: who.id,
      name: 'Bells',
      audio_url: `${server.url}/storage/v1/object/public/user-sounds/${name}`,
      file_name: 'bells.mp3',
      file_size: MP3.length,
    })
    .throwOnError()

const objectsOf = async (who: Person) =>
  (
    await server.database.query<{ name: string }>(
      'select name from storage.objects where owner = $1::text::uuid order by created_at',
      [who.id],
    )
  ).map(({ name }) => name)

it('sweeps a file that no row names, once it is too old to belong to an upload under way', async () => {
  const folder = join(server.dataDirectory, 'files', 'objects', 'ab')
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'abandoned')
  await writeFile(path, MP3)
  expect((await sweep(context, HOUR_MS)).strayFiles).toBe(0)
  const earlier = new Date(server.clock.now().getTime() - 2 * HOUR_MS)
  await utimes(path, earlier, earlier)
  expect((await sweep(context, HOUR_MS)).strayFiles).toBe(1)
  await expect(stat(path)).rejects.toThrow('ENOENT')
})

it('sweeps an upload of which no sound was made within a day, and keeps the ones that were', async () => {
  const meera = await aPerson(server)
  const kept = await upload(meera)
  await nameIt(meera, kept.name)
  await upload(meera)
  expect((await sweep(context, HOUR_MS)).unnamedObjects).toBe(0)
  server.clock.advance(DAY_SECONDS + 60)
  expect((await sweep(context, HOUR_MS)).unnamedObjects).toBe(1)
  expect(await objectsOf(meera)).toEqual([kept.name])
})

it('counts the length of sounds that came without one, and of no other', async () => {
  const meera = await aPerson(server)
  const { name } = await upload(meera)
  await nameIt(meera, name)
  const lengths = async () =>
    (await meera.client.from('user_sounds').select('length_seconds').throwOnError()).data
  expect(await lengths()).toEqual([{ length_seconds: null }])
  const { signal } = new AbortController()
  expect(await countLengths(context, signal)).toBeGreaterThanOrEqual(1)
  expect(await lengths()).toEqual([{ length_seconds: expect.closeTo(1.04, 1) as number }])
  expect(await countLengths(context, signal)).toBe(0)
})

it('sweeps the files of an account that is gone', async () => {
  const leaving = await aPerson(server)
  const { name } = await upload(leaving)
  await nameIt(leaving, name)
  await server.database.query('delete from auth.users where id = $1::text::uuid', [leaving.id])
  expect((await sweep(context, HOUR_MS)).unnamedObjects).toBe(1)
  expect(await objectsOf(leaving)).toEqual([])
})

it.each([
  ['deleted', 'delete from auth.users where id = $1::text::uuid'],
  ['deleted softly', 'update auth.users set deleted_at = now() where id = $1::text::uuid'],
])('sweeps half an upload of an account that is %s, before its day is over', async (_how, end) => {
  const halves = async ({ id }: Person) => {
    const rows = await server.database.query<{ blob_key: string }>(
      `select blob_key from dhvani.resumable_parts p join dhvani.resumable_uploads u
       on u.id = p.upload_id where u.owner_id::text = $1`,
      [id],
    )
    return rows.map(({ blob_key: key }) => join(server.dataDirectory, 'files', key))
  }
  const begin = async (who: Person) => {
    const texts = { bucketName: 'user-sounds', objectName: aName(who), contentType: 'audio/mpeg' }
    const created = await fetch(`${server.url}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers: {
        ...server.headers(who.token),
        'tus-resumable': '1.0.0',
        'upload-length': String(MP3.length),
        'content-type': 'application/offset+octet-stream',
        'upload-metadata': Object.entries(texts)
          .map(([name, text]) => `${name} ${Buffer.from(text).toString('base64')}`)
          .join(','),
      },
      body: new Uint8Array(MP3.subarray(0, 200)),
    })
    expect(created.status).toBe(201)
    return halves(who)
  }
  const [leaving, staying] = [await aPerson(server), await aPerson(server)]
  const [left = ''] = await begin(leaving)
  const [kept = ''] = await begin(staying)
  await stat(left)
  await server.database.query(end, [leaving.id])
  expect((await sweep(context, HOUR_MS)).expiredUploads).toBe(1)
  await expect(stat(left)).rejects.toThrow('ENOENT')
  await stat(kept)
})

it('finds rows without bytes and bytes without rows, and mends both', async () => {
  const asha = await aPerson(server)
  const { name } = await upload(asha)
  await nameIt(asha, name)
  const [row] = await server.database.query<{ version: string }>(
    'select version from storage.objects where name = $1',
    [name],
  )
  await context.blobs.remove(`objects/${row?.version.slice(0, 2)}/${row?.version}`)
  await writeFile(join(server.dataDirectory, 'files', 'stray'), 'x')
  const found = await inspectStorage(context)
  expect(found.withoutBytes).toEqual([{ bucketId: 'user-sounds', name }])
  expect(found.strayFiles).toEqual(['stray'])
  await mendStorage(context, found)
  const again = await inspectStorage(context)
  expect(again).toMatchObject({ withoutBytes: [], strayFiles: [], soundsWithoutFile: [] })
  expect((await asha.client.from('user_sounds').select('id')).data).toEqual([])
})

it('holds each person to a number of sounds, and says so', async () => {
  const busy = await aPerson(server)
  for (let count = 0; count < 12; count += 1) expect((await upload(busy)).error).toBeNull()
  const { error } = await upload(busy)
  expect(error).toMatchObject(QUOTA_REACHED)
  await busy.client.storage.from('user-sounds').remove([(await objectsOf(busy))[0] ?? ''])
  expect((await upload(busy)).error).toBeNull()
})

it('lets no more through when uploads race for the last place', async () => {
  const racing = await aPerson(server)
  const results = await Promise.all(Array.from({ length: 16 }, () => upload(racing)))
  expect(results.filter(({ error }) => error === null)).toHaveLength(12)
  const refusals = results.flatMap(({ error }) => error ?? [])
  for (const refusal of refusals) expect(refusal).toMatchObject(QUOTA_REACHED)
  expect(await objectsOf(racing)).toHaveLength(12)
})
