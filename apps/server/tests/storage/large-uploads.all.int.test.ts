import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWavFile, startTestServer } from '../harness/index.ts'
import { aPerson } from '../harness/people.ts'
import { aName, blob } from './user-bucket.ts'

it('stores ten uploads of 50 MB that arrive at once, and leaves no unfinished file', async () => {
  const server = await startTestServer({ config: { UPLOAD_QUOTA_MB: '600' } })
  const heavy = await aPerson(server)
  const bucket = heavy.client.storage.from('user-sounds')
  const bytes = createWavFile(50 * 1_000_000)
  const body = blob(bytes, 'audio/wav')
  await bucket.upload(aName(heavy, 'wav'), blob(createWavFile(5_000_000), 'audio/wav'))
  const sent = Array.from({ length: 10 }, () => bucket.upload(aName(heavy, 'wav'), body))
  for (const { error } of await Promise.all(sent)) expect(error).toBeNull()
  const unfinished = await readdir(join(server.dataDirectory, 'uploads'), { recursive: true })
  expect(unfinished.filter((path) => path.includes('/'))).toEqual([])
  await server.close()
})
