import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Upload } from 'tus-js-client'
import { createWavFile } from '../harness/wav-file.ts'
import type { WatchedFetch } from './watched-fetch.ts'

const PUBLISHABLE_KEY = 'sb_publishable_dhvani_local'
const SMALLEST_BYTES = 2_000
const LARGEST_BYTES = 300_000
/** Several parts a file. */
const PART_BYTES = 40_000
/** Longer than any outage here: who sends in parts does not notice it. */
const PART_RETRIES = Array.from({ length: 60 }, () => 250)
/** Before somebody who was refused tries the next thing. */
const SIGH_MS = 40

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const aSound = (): Buffer => {
  const bytes = createWavFile(randomInt(SMALLEST_BYTES, LARGEST_BYTES))
  randomBytes(bytes.length - 44).copy(bytes, 44)
  return bytes
}

export const publicUrl = (origin: string, name: string) =>
  `${origin}/storage/v1/object/public/user-sounds/${name}`

/** Somebody who uploads, writes rows and deletes as fast as they are answered. */
export type AtWork = {
  /** Sounds whose file and row were both acknowledged: name and hash. */
  readonly kept: ReadonlyMap<string, string>
  /** Sounds whose deletion was acknowledged, file and row. */
  readonly deleted: ReadonlySet<string>
  work(isOver: () => boolean): Promise<void>
  /** Deletes again what was not deleted to the end. @throws when that is refused once more */
  finishDeletions(): Promise<void>
}

type Options = {
  readonly origin: string
  readonly fetch: WatchedFetch
  /** Sends files in parts that go on after a break, as the page does with large ones. */
  readonly inParts: boolean
}

const sendInParts = (origin: string, token: string, name: string, bytes: Buffer) =>
  new Promise<boolean>((resolve) => {
    const upload = new Upload(bytes, {
      endpoint: `${origin}/storage/v1/upload/resumable`,
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
      chunkSize: PART_BYTES,
      retryDelays: PART_RETRIES,
      metadata: { bucketName: 'user-sounds', objectName: name, contentType: 'audio/wav' },
      onSuccess: () => resolve(true),
      onError: () => resolve(false),
    })
    upload.start()
  })

const sendWhole = async (client: SupabaseClient, name: string, bytes: Buffer) => {
  const body = new Blob([new Uint8Array(bytes)], { type: 'audio/wav' })
  return (await client.storage.from('user-sounds').upload(name, body)).error === null
}

export const signUpToWork = async ({ origin, fetch, inParts }: Options): Promise<AtWork> => {
  const client = createClient(origin, PUBLISHABLE_KEY, {
    auth: { persistSession: false },
    global: { fetch },
  })
  const { data, error } = await client.auth.signUp({
    email: `${randomBytes(8).toString('hex')}@example.com`,
    password: 'a lamp in the courtyard',
  })
  if (error || !data.user || !data.session) throw new Error(`sign-up failed: ${error?.message}`)
  const { id } = data.user
  const token = data.session.access_token
  const kept = new Map<string, string>()
  const deleted = new Set<string>()
  const unfinished = new Set<string>()
  let count = 0

  const remove = async (name: string): Promise<boolean> => {
    unfinished.add(name)
    if ((await client.storage.from('user-sounds').remove([name])).error) return false
    if ((await client.from('user_sounds').delete().eq('file_name', name)).error) return false
    unfinished.delete(name)
    deleted.add(name)
    return true
  }

  const add = async (name: string): Promise<boolean> => {
    const bytes = aSound()
    const isSent = await (inParts
      ? sendInParts(origin, token, name, bytes)
      : sendWhole(client, name, bytes))
    // Nobody knows whether the file is there now; without a sound the sweeper takes it.
    if (!isSent) return false
    const row = await client.from('user_sounds').insert({
      user_id: id,
      name: 'A sound',
      audio_url: publicUrl(origin, name),
      file_name: name,
      file_size: bytes.length,
    })
    if (row.error) {
      await remove(name)
      return false
    }
    kept.set(name, hashOf(bytes))
    return true
  }

  const step = async (): Promise<boolean> => {
    count += 1
    const [oldest] = kept.keys()
    if (count % 3 !== 0 || oldest === undefined) return add(`${id}/${count}.wav`)
    kept.delete(oldest)
    return remove(oldest)
  }

  return {
    kept,
    deleted,
    work: async (isOver) => {
      while (!isOver()) if (!(await step())) await wait(SIGH_MS)
    },
    finishDeletions: async () => {
      for (const name of unfinished)
        if (!(await remove(name))) throw new Error(`${name} still cannot be deleted`)
    },
  }
}

/** @returns what is not as it was acknowledged, one line each */
export const compareKept = async (origin: string, person: AtWork): Promise<string[]> => {
  const problems: string[] = []
  for (const [name, hash] of person.kept) {
    const response = await fetch(publicUrl(origin, name))
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!response.ok) problems.push(`${name} was acknowledged and is not there`)
    else if (hashOf(bytes) !== hash) problems.push(`${name} has other bytes`)
  }
  for (const name of person.deleted) {
    const response = await fetch(publicUrl(origin, name), { method: 'HEAD' })
    if (response.ok) problems.push(`${name} was deleted and is there`)
  }
  return problems
}
