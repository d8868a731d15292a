import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../../src/start/read-config.ts'
import { restoreBackup } from '../../src/operator/backup/read-backup.ts'
import { writeBackup } from '../../src/operator/backup/write-backup.ts'
import { openPglite } from '../../src/platform/database/open-pglite.ts'
import {
  createWavFile,
  startServerProcess,
  startTestServer,
  type TestServer,
} from '../harness/index.ts'
import { aPerson } from '../harness/people.ts'
import { aName, blob, MP3 } from './user-bucket.ts'

const folder = await mkdtemp(join(tmpdir(), 'dhvani-backup-'))
afterAll(() => rm(folder, { recursive: true }))

const filesOf = async (directory: string): Promise<Map<string, string>> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(
    files.map(
      async (path) =>
        [path.slice(directory.length), (await readFile(path)).toString('base64')] as const,
    ),
  )
  return new Map(contents)
}

const TABLES = [
  'auth.users',
  'storage.objects',
  'storage.buckets',
  'public.user_sounds',
  'public.saved_mixes',
  'dhvani.signing_keys',
]

const rowsOf = async (server: Pick<TestServer, 'database'>) =>
  Promise.all(
    TABLES.map(async (table) => {
      const [row] = await server.database.query(
        `select count(*)::int as count, md5(string_agg(t::text, '' order by t::text)) as hash from ${table} as t`,
      )
      return { table, ...row }
    }),
  )

it(
  'restores the backup of a running site whole, into an empty directory',
  { timeout: 180_000 },
  async () => {
    const server = await startTestServer({ config: { PORT: '4161' } })
    const asha = await aPerson(server)
    const names: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const name = aName(asha)
      const { error } = await asha.client.storage.from('user-sounds').upload(name, blob(MP3))
      expect(error).toBeNull()
      await asha.client
        .from('user_sounds')
        .insert({
          user_id: asha.id,
          name: 'Bells',
          audio_url: `${server.url}/x/${name}`,
          file_name: 'a.mp3',
          file_size: 10,
        })
        .throwOnError()
      await asha.client
        .from('saved_mixes')
        .insert({ name: `Mix ${index}`, mix: { version: 1 } })
        .throwOnError()
      names.push(name)
    }
    const before = await rowsOf(server)
    const filesBefore = await filesOf(join(server.dataDirectory, 'files'))
    const config = readConfig({ PORT: '4161', DATA_DIR: server.dataDirectory })
    const file = join(folder, 'site.tar')
    const [wasRunning] = await Promise.all([
      writeBackup(config, file),
      // Deleting meanwhile must not pull a file out from under the backup.
      asha.client.storage
        .from('user-sounds')
        .upload(aName(asha, 'wav'), blob(createWavFile(90_000), 'audio/wav')),
    ])
    expect(wasRunning).toBe(true)
    await server.close()

    const restored = join(folder, 'restored')
    expect(await restoreBackup(file, restored)).toBeGreaterThanOrEqual(5)
    const filesAfter = await filesOf(join(restored, 'files'))
    for (const [path, bytes] of filesBefore) expect(filesAfter.get(path)).toBe(bytes)
    const database = await openPglite({ directory: join(restored, 'database') })
    const after = await rowsOf({ database })
    await database.close()
    for (const table of [
      'auth.users',
      'public.user_sounds',
      'dhvani.signing_keys',
      'storage.buckets',
    ])
      expect(after.find((row) => row.table === table)).toEqual(
        before.find((row) => row.table === table),
      )

    const again = startServerProcess({ PORT: '4161', DATA_DIR: restored, LOG_LEVEL: 'fatal' })
    try {
      await again.ready
      for (const name of names) {
        const url = `http://127.0.0.1:4161/storage/v1/object/public/user-sounds/${name}`
        expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(MP3)).toBe(true)
      }
    } finally {
      await again.stop('SIGKILL')
    }
  },
)

it('refuses a directory that is not empty, and a file that is no backup', async () => {
  const file = join(folder, 'not.tar')
  await writeFile(file, 'hello')
  await expect(restoreBackup(file, folder)).rejects.toThrow('is not empty')
  await expect(restoreBackup(file, join(folder, 'fresh'))).rejects.toThrow('Unexpected end of data')
  expect(await readdir(folder)).not.toContain('fresh')
})
