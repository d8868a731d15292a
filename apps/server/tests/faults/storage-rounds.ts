import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import {
  createDataDirectory,
  freePort,
  startServerProcess,
  type ServerProcess,
} from '../harness/index.ts'
import { createWavFile } from '../harness/wav-file.ts'

export type StorageReport = {
  readonly acknowledged: number
  readonly deleted: number
  /** What does not agree afterwards, one line each. */
  readonly problems: readonly string[]
}

const PUBLISHABLE_KEY = 'sb_publishable_dhvani_local'
const PEOPLE = 4
const LARGEST_BYTES = 400_000
const SMALLEST_BYTES = 2_000
const LONGEST_LOAD_MS = 1_500

type Uploader = {
  readonly client: SupabaseClient
  readonly id: string
  /** Acknowledged and not yet asked to be deleted, by name. */
  readonly kept: Map<string, string>
  readonly removed: Set<string>
  /** Asked for and never answered: may be there or not. */
  readonly uncertain: Set<string>
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const aSound = (): Buffer => {
  const bytes = createWavFile(randomInt(SMALLEST_BYTES, LARGEST_BYTES))
  randomBytes(bytes.length - 44).copy(bytes, 44)
  return bytes
}

const publicUrl = (origin: string, name: string) =>
  `${origin}/storage/v1/object/public/user-sounds/${name}`

const uploadOne = async (origin: string, who: Uploader, index: number): Promise<boolean> => {
  const name = `${who.id}/${index}.wav`
  const bytes = aSound()
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
  who.removed.add(name)
  const { error: rowError } = await who.client
    .from('user_sounds')
    .delete()
    .like('audio_url', `%${name}`)
  return rowError === null
}

const workUntilDead = async (origin: string, who: Uploader, first: number): Promise<void> => {
  for (let index = first; ; index += 1) {
    const isAlive = index % 3 === 2 ? await deleteOne(who) : await uploadOne(origin, who, index)
    if (!isAlive) return
  }
}

const signUp = async (origin: string): Promise<Uploader> => {
  const client = createClient(origin, PUBLISHABLE_KEY, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signUp({
    email: `${randomBytes(8).toString('hex')}@example.com`,
    password: 'a lamp in the courtyard',
  })
  if (error || !data.user) throw new Error(`sign-up failed: ${error?.message}`)
  return { client, id: data.user.id, kept: new Map(), removed: new Set(), uncertain: new Set() }
}

const filesIn = async (directory: string): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

const checkPerson = async (origin: string, who: Uploader, problems: string[]): Promise<number> => {
  for (const [name, hash] of who.kept) {
    const response = await fetch(publicUrl(origin, name))
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!response.ok) problems.push(`${name} was acknowledged and is not there`)
    else if (hashOf(bytes) !== hash) problems.push(`${name} has other bytes`)
  }
  for (const name of who.removed) {
    const response = await fetch(publicUrl(origin, name), { method: 'HEAD' })
    if (response.ok) problems.push(`${name} was deleted and is there`)
  }
  const { data, error } = await who.client.storage.from('user-sounds').list(who.id, { limit: 1000 })
  if (error) throw error
  for (const { name } of data) {
    const full = `${who.id}/${name}`
    if (!who.kept.has(full) && !who.uncertain.has(full)) problems.push(`${full} is nobody's`)
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
    UPLOAD_QUOTA_SOUNDS: '100000',
    LOG_LEVEL: 'fatal',
  }
  await createDataDirectory(data)
  let server: ServerProcess = startServerProcess(settings)
  try {
    await server.ready
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(origin)))
    for (let round = 0; round < rounds; round += 1) {
      const work = people.map((who) => workUntilDead(origin, who, round * 10_000))
      await wait(randomInt(100, LONGEST_LOAD_MS))
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
        deleted: people.reduce((sum, who) => sum + who.removed.size, 0),
        problems,
      })
    }
  } finally {
    await server.stop('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
}
