import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbeddedDatabase } from '#platform/database/open-database.ts'
import { openPglite } from '#platform/database/open-pglite.ts'
import { restoreBackup } from '../../src/operator/backup/read-backup.ts'
import { writeBackup } from '../../src/operator/backup/write-backup.ts'
import { readConfig } from '../../src/start/read-config.ts'
import { blobKeyOf } from '../../src/surfaces/storage/store/object-row.ts'
import { createDataDirectory, freePort } from '../harness/index.ts'

type Change = (name: string, bytes: Buffer) => Buffer | undefined

let folder: string
let data: string
let whole: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-refused-'))
  data = join(folder, 'data')
  whole = join(folder, 'whole.tar')
  await createDataDirectory(data)
  await addFile()
  await backUp(whole)
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const backUp = async (file: string) =>
  writeBackup(readConfig({ PORT: String(await freePort()), DATA_DIR: data }), file)

const inDatabase = async (statement: string, values: readonly unknown[] = []) => {
  const database = await openEmbeddedDatabase(data)
  await database.query(statement, values)
  await database.close()
}

/** A file of a person, as an upload leaves it. */
const addFile = async () => {
  const version = randomUUID()
  const path = join(data, 'files', blobKeyOf(version))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'bells')
  const eTag = `"${createHash('md5').update('bells').digest('hex')}"`
  await inDatabase(
    `insert into storage.objects (bucket_id, name, version, metadata)
     values ('user-sounds', 'bells.mp3', $1, $2::jsonb)`,
    [version, JSON.stringify({ eTag })],
  )
}

/** Packs a tar anew; `change` leaves an entry out where it gives nothing. */
const changed = async (bytes: Buffer, change: Change): Promise<Buffer> => {
  const [from, to] = [extract(), pack()]
  const result = buffer(to)
  from.end(bytes)
  for await (const entry of from) {
    const { name, type } = entry.header
    const now = change(name, await buffer(entry))
    if (now && type === 'directory') to.entry({ name, type })
    else if (now) to.entry({ name }, now)
  }
  to.finalize()
  return result
}

const changedBackup = async (change: Change): Promise<string> => {
  const file = join(folder, 'changed.tar')
  await pipeline([await changed(await readFile(whole), change)], createWriteStream(file))
  return file
}

/** What a restore of a file says that it refuses. Nothing may stay of it. */
const refusal = async (file: string): Promise<string> => {
  const before = await readdir(folder)
  const error = await restoreBackup(file, join(folder, 'fresh')).then(
    () => undefined,
    (reason: Error) => reason,
  )
  expect(await readdir(folder)).toEqual(before)
  return error?.message.replace(`${file} `, '') ?? 'none'
}

it('restores the same backup when nothing is wrong with it', { timeout: 120_000 }, async () => {
  const restored = join(folder, 'restored')
  expect(await restoreBackup(whole, restored)).toBe(1)
  await rm(restored, { recursive: true })
})

it('refuses a backup of another format before it unpacks anything', async () => {
  const later = await changedBackup((name, bytes) =>
    name === 'backup.json' ? Buffer.from('{"format":2,"made":"2031-01-01T00:00:00Z"}') : bytes,
  )
  expect(await refusal(later)).toBe(
    'is a backup of format 2, and this release of Dhvani reads format 1. Restore it with the release that made it.',
  )
})

it('refuses the database of another PostgreSQL', async () => {
  const inner = await changedBackup((name, bytes) => (name === 'database.tar' ? bytes : undefined))
  const [, dump] = await firstEntry(await readFile(inner))
  const other = await changed(dump, (name, bytes) =>
    name.endsWith('/PG_VERSION') ? Buffer.from('17\n') : bytes,
  )
  const file = await changedBackup((name, bytes) => (name === 'database.tar' ? other : bytes))
  expect(await refusal(file)).toBe(
    'is a backup of PostgreSQL 17, and this release of Dhvani has PostgreSQL 18 in it. Restore it with the release that made it.',
  )
})

const firstEntry = async (bytes: Buffer): Promise<[string, Buffer]> => {
  const from = extract()
  from.end(bytes)
  for await (const entry of from) return [entry.header.name, await buffer(entry)]
  throw new Error('The tar is empty.')
}

it('refuses what is no backup, or not a whole one', async () => {
  const text = join(folder, 'not.tar')
  await writeFile(text, 'hello')
  expect(await refusal(text)).toBe(
    'is no backup of Dhvani, or was cut short or damaged (Unexpected end of data).',
  )
  await rm(text)
  const short = await changedBackup((_, bytes) => bytes)
  await truncate(short, 20_000_000)
  expect(await refusal(short)).toMatch(/^is no backup of Dhvani, or was cut short or damaged/)
  const other = await changedBackup((name, bytes) => (name === 'backup.json' ? undefined : bytes))
  expect(await refusal(other)).toBe('is no whole backup of Dhvani: backup.json is not in it.')
  const keyless = await changedBackup((name, bytes) => (name === 'service-key' ? undefined : bytes))
  expect(await refusal(keyless)).toBe('is no whole backup of Dhvani: service-key is not in it.')
  const empty = await changedBackup((name, bytes) => (name === 'backup.json' ? bytes : undefined))
  expect(await refusal(empty)).toBe('is no whole backup of Dhvani: service-key is not in it.')
})

it('names a file of a person that is missing or another', { timeout: 120_000 }, async () => {
  const without = await changedBackup((name, bytes) =>
    name.startsWith('files/') ? undefined : bytes,
  )
  expect(await refusal(without)).toBe('lacks the file of bells.mp3.')
  const other = await changedBackup((name, bytes) =>
    name.startsWith('files/') ? Buffer.from('drums') : bytes,
  )
  expect(await refusal(other)).toBe(
    'is damaged: bells.mp3 is not what it was when the backup was made.',
  )
})

it('refuses the backup of a newer release', { timeout: 120_000 }, async () => {
  await inDatabase("insert into dhvani_migrations.applied values ('server/999-later.sql', '')")
  const database = await openPglite({ directory: join(data, 'database') })
  const dump = Buffer.from(await database.dump())
  await database.close()
  const newer = await changedBackup((name, bytes) => (name === 'database.tar' ? dump : bytes))
  expect(await refusal(newer)).toBe(
    'is a backup of a newer release of Dhvani (server/999-later.sql). Restore it with that release.',
  )
})

const RESTORE = fileURLToPath(new URL('../../src/operator/backup/restore.ts', import.meta.url))
const OTHER_USER = 65_534

const restoreByCommand = (
  settings: Readonly<Record<string, string>>,
  user = process.getuid?.(),
) => {
  const { status, stderr } = spawnSync(process.execPath, [RESTORE, whole], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
    ...(user === undefined ? {} : { uid: user }),
  })
  return [status, stderr]
}

it('tells the operator of a site on PostgreSQL that this is not its backup', () => {
  const settings = { DATA_DIR: join(folder, 'fresh'), DATABASE_URL: 'postgres://localhost/dhvani' }
  expect(restoreByCommand(settings)).toEqual([
    1,
    'DATABASE_URL: this site runs on PostgreSQL, which pg_restore fills (docs/guides/operating.md). Leave it empty to restore a backup of an embedded site into DATA_DIR.\n',
  ])
})

it.skipIf(process.getuid?.() !== 0)('tells where a user may not restore to', async () => {
  await chmod(folder, 0o755)
  const wanted = join(folder, 'of-root')
  expect(restoreByCommand({ DATA_DIR: wanted }, OTHER_USER)).toEqual([
    1,
    `No permission to write in ${folder}, beside the directory of DATA_DIR. Set DATA_DIR to a new directory in one that this user owns.\n`,
  ])
})
