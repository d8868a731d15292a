import { setTimeout as wait } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { Upload } from 'tus-js-client'
import { publicUrl, PUBLISHABLE_KEY } from '../harness/index.ts'
import { createSound, hashOf, signUp } from './kept-sounds.ts'
import type { WatchedFetch } from './watched-fetch.ts'

const SMALLEST_BYTES = 2_000
const LARGEST_BYTES = 300_000
/** Several parts a file. */
const PART_BYTES = 40_000
/** Longer than any outage here, so that an upload in parts survives each of them. */
const PART_RETRIES = Array.from({ length: 60 }, () => 250)
const PAUSE_AFTER_REFUSAL_MS = 40

/** A person who uploads, writes rows and deletes, each as soon as the server has answered. */
export type UploadingPerson = {
  /** Sounds whose file and row were both acknowledged: name and hash. */
  readonly kept: ReadonlyMap<string, string>
  /** Sounds whose deletion was acknowledged, file and row. */
  readonly deleted: ReadonlySet<string>
  work(isOver: () => boolean): Promise<void>
  /** Deletes again where a deletion was broken off. @throws when the server refuses once more */
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

export const signUpUploader = async ({
  origin,
  fetch,
  inParts,
}: Options): Promise<UploadingPerson> => {
  const { client, id, token } = await signUp(origin, fetch)
  const kept = new Map<string, string>()
  const deleted = new Set<string>()
  const unfinished = new Set<string>()
  let count = 0

  const remove = async (name: string): Promise<boolean> => {
    unfinished.add(name)
    if ((await client.storage.from('user-sounds').remove([name])).error) return false
    const listed = await client.from('user_sounds').select('id').eq('file_name', name)
    if (listed.error) return false
    const ids = listed.data.map((row: { id: string }) => row.id)
    if ((await client.from('user_sounds').delete().in('id', ids)).error) return false
    unfinished.delete(name)
    deleted.add(name)
    return true
  }

  const add = async (name: string): Promise<boolean> => {
    const bytes = createSound(SMALLEST_BYTES, LARGEST_BYTES)
    const isSent = await (inParts
      ? sendInParts(origin, token, name, bytes)
      : sendWhole(client, name, bytes))
    // The file may be stored or not; without a sound's row the sweeper removes it.
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
      while (!isOver()) if (!(await step())) await wait(PAUSE_AFTER_REFUSAL_MS)
    },
    finishDeletions: async () => {
      for (const name of unfinished)
        if (!(await remove(name))) throw new Error(`${name} still cannot be deleted`)
    },
  }
}
