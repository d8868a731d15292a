import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openEmbeddedDatabase } from '#platform/database/open-database.ts'
import { createDataDirectory } from '../harness/index.ts'
import { bytesOfFolder, liveBytes } from './database-folder.ts'

/** Of the processor, by all threads of this process: other programs on the machine do not count. */
const LONGEST_MS = 1000

const throwIt = (error: unknown) => {
  throw error
}

let directory: string
let database: Database

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-reclaimed-'))
  await createDataDirectory(directory)
  database = await openEmbeddedDatabase(directory, {
    limitMs: 60_000,
    onEnded: throwIt,
    onReopened: () => undefined,
    onFailure: throwIt,
    onReclaimFailure: throwIt,
  })
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

it('space of rows that were written anew is used again, the log stays short, and nobody waits', async () => {
  await database.script(`create table public.kept (id int primary key, value text)`)
  await database.query(`insert into public.kept select n, '' from generate_series(1, 50) as n`)
  let most = 0
  let longest = 0
  // 150 times 600 kB, and as much again in the log.
  for (let round = 0; round < 150; round += 1) {
    const text = randomBytes(9000).toString('base64')
    const before = process.cpuUsage()
    await database.query('update public.kept set value = $1', [text])
    const { user, system } = process.cpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    if (round % 30 === 29) most = Math.max(most, await bytesOfFolder(directory))
  }
  expect(most).toBeLessThan(2 * (await liveBytes(database, directory)))
  expect(longest).toBeLessThan(LONGEST_MS)
})
