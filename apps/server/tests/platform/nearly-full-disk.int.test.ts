import { USER_BUCKET } from '@dhvani/catalogue'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aPerson, startTestServer, type Person, type TestServer } from '../harness/index.ts'
import { createWavFile } from '../harness/wav-file.ts'

let server: TestServer
let person: Person
const kept = randomUUID()

const mixes = () => person.client.from('saved_mixes')
const upload = (bytes: number) => {
  const file = new Blob([new Uint8Array(createWavFile(bytes))], { type: 'audio/wav' })
  return person.client.storage.from(USER_BUCKET).upload(`${person.id}/${randomUUID()}.wav`, file)
}

beforeAll(async () => {
  server = await startTestServer()
  person = await aPerson(server)
  await mixes().insert({ id: kept, name: 'Rain', mix: {} }).throwOnError()
  const full = { sizeBytes: 1024 ** 3, freeBytes: 0 }
  vi.spyOn(server.platform.dataDisk, 'readSpace').mockResolvedValue(full)
})
afterAll(() => server.close())

it('a disk that is nearly full takes no rows, and says so', async () => {
  const refusal = {
    status: 507,
    error: { code: '53100', message: 'The disk of this site is nearly full' },
  }
  expect(await mixes().insert({ name: 'Sea', mix: {} })).toMatchObject(refusal)
  expect(await mixes().upsert({ id: kept, name: 'Sea', mix: {} })).toMatchObject(refusal)
  expect(await mixes().update({ name: 'Sea' }).eq('id', kept)).toMatchObject(refusal)
  expect(await server.service.from('saved_mixes').insert({ name: 'Sea', mix: {} })).toMatchObject(
    refusal,
  )
})

it('a disk that is nearly full takes no files, by one request or in parts', async () => {
  expect((await upload(100_000)).error).toMatchObject({
    statusCode: '507',
    message: 'The server has no room left for files. Please tell the operator of this site.',
  })
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const names = {
    bucketName: USER_BUCKET,
    objectName: `${person.id}/a.wav`,
    contentType: 'audio/wav',
  }
  const begun = await fetch(`${server.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...server.headers(person.token),
      'tus-resumable': '1.0.0',
      'upload-length': '100000',
      'upload-metadata': Object.entries(names)
        .map(([name, value]) => `${name} ${encode(value)}`)
        .join(','),
    },
  })
  expect([begun.status, await begun.text()]).toEqual([
    507,
    'The server has no room left for files. Please tell the operator of this site.',
  ])
})

it('reading and deleting go on', async () => {
  expect((await mixes().select('id,name')).data).toEqual([{ id: kept, name: 'Rain' }])
  expect(await mixes().delete().eq('id', kept)).toMatchObject({ status: 204 })
})
