import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import {
  createDataDirectory,
  freePort,
  publicUrl,
  type ServerProcess,
  startServerProcess,
} from '../harness/index.ts'
import { compareKept, createSound, hashOf, signUp } from './kept-sounds.ts'

export type StorageReport = {
  readonly acknowledged: number
  readonly deleted: number
  /** Differences between acknowledgements and the store, one line each. */
  readonly problems: readonly string[]
}

const PEOPLE = 4
const LARGEST_BYTES = 400_000
const SMALLEST_BYTES = 2_000
/** The server is killed after so many acknowledged files of a round at most: a slow machine takes longer. */
const MOST_FILES = 12
const LONGEST_WAIT_MS = 300

type Uploader = {
  readonly client: SupabaseClient
  readonly id: string
  /** Acknowledged and not yet asked to be deleted, by name. */
  readonly kept: Map<string, string>
  readonly deleted: Set<string>
  /** Requested and never answered: these files may exist or not. */
  readonly uncertain: Set<string>
}

const uploadOne = async (origin: string, who: Uploader, index: number): Promise<boolean> => {
  const name = `${who.id}/${index}.wav`
  const bytes = createSound(SMALLEST_BYTES, LARGEST_BYTES)
  const bucket = who.client.storage.from('user-sounds')
  who.uncertain.add(name)
  const sent = await bucket.upload(name, new Blob([new Uint8Array(bytes)], { type: 'audio/wav' }))
  if (sent.error) return false
  who.uncertain.delete(name)
  who.kept.set(name, hashOf(bytes))
  const { error } = await who.client.from('user_sounds').insert({
    user_id: who.id,
    name: `Sound ${index}`,
    audio_url: publicUrl(origin, name),
    file_name: `${index}.wav`,
    file_size: bytes.length,
  })
  return error === null
}

const deleteOne = async (who: Uploader): Promise<boolean> => {
  const [name] = who.kept.keys()
  if (name === undefined) return true
  who.kept.delete(name)
  who.uncertain.add(name)
  const { data, error } = await who.client.storage.from('user-sounds').remove([name])
  if (error || data.length !== 1) return false
  who.uncertain.delete(name)
  who.deleted.add(name)
  const listed = await who.client.from('user_sounds').select('id,audio_url')
  if (listed.error) return false
  const ids = listed.data.flatMap((row: { id: string; audio_url: string }) =>
    row.audio_url.endsWith(name) ? [row.id] : [],
  )
  const { error: rowError } = await who.client.from('user_sounds').delete().in('id', ids)
  return rowError === null
}

type Work = { readonly origin: string; readonly first: number; readonly onStored: () => void }

const workUntilDead = async (who: Uploader, { origin, first, onStored }: Work): Promise<void> => {
  for (let index = first; ; index += 1) {
    const isDeletion = index % 3 === 2
    const isAlive = isDeletion ? await deleteOne(who) : await uploadOne(origin, who, index)
    if (!isAlive) return
    if (!isDeletion) onStored()
  }
}

/** @returns a promise that is kept once `tell` has been called `count` times */
const afterCalls = (count: number) => {
  const { promise: isDone, resolve } = Promise.withResolvers<void>()
  let calls = 0
  const tell = () => {
    calls += 1
    if (calls >= count) resolve()
  }
  return { isDone, tell }
}

const signUpUploader = async (origin: string): Promise<Uploader> => ({
  ...(await signUp(origin)),
  kept: new Map(),
  deleted: new Set(),
  uncertain: new Set(),
})

const filesIn = async (directory: string): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

const checkPerson = async (origin: string, who: Uploader, problems: string[]): Promise<number> => {
  problems.push(...(await compareKept(origin, who)))
  const { data, error } = await who.client.storage.from('user-sounds').list(who.id, { limit: 1000 })
  if (error) throw error
  for (const { name } of data) {
    const full = `${who.id}/${name}`
    if (!who.kept.has(full) && !who.uncertain.has(full))
      problems.push(`${full} is stored, though no answer acknowledged it`)
  }
  return data.length
}

/**
 * Kills the server under parallel uploads, inserts and deletes, starts it again, and compares
 * what was acknowledged with what is there, both ways.
 */
export const playStorageRounds = async (
  rounds: number,
  onRound: (report: StorageReport) => void,
): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-faults-files-'))
  const data = join(directory, 'data')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: data,
    AUTH_AUTOCONFIRM: 'true',
    AUTH_RATE_LIMITS: 'off',
    UPLOAD_QUOTA_SOUNDS: '1000',
    LOG_LEVEL: 'fatal',
  }
  await createDataDirectory(data)
  let server: ServerProcess = startServerProcess(settings)
  try {
    await server.ready
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUpUploader(origin)))
    for (let round = 0; round < rounds; round += 1) {
      const enough = afterCalls(randomInt(1, MOST_FILES + 1))
      const work = people.map((who) =>
        workUntilDead(who, { origin, first: round * 10_000, onStored: enough.tell }),
      )
      await enough.isDone
      await wait(randomInt(LONGEST_WAIT_MS))
      await server.stop('SIGKILL')
      await Promise.all(work)
      server = startServerProcess(settings)
      await server.ready
      const problems: string[] = []
      let listed = 0
      for (const who of people) listed += await checkPerson(origin, who, problems)
      const files = await filesIn(join(data, 'files'))
      if (files.length !== listed) problems.push(`${files.length} files for ${listed} rows`)
      const unfinished = await filesIn(join(data, 'uploads'))
      if (unfinished.length > 0) problems.push(`${unfinished.length} unfinished files are left`)
      onRound({
        acknowledged: people.reduce((sum, who) => sum + who.kept.size, 0),
        deleted: people.reduce((sum, who) => sum + who.deleted.size, 0),
        problems,
      })
    }
  } finally {
    await server.stop('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
}
