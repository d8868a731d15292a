import { createHash, randomBytes, randomInt } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { createWavFile, publicUrl, PUBLISHABLE_KEY } from '../harness/index.ts'

const HEAD_BYTES = 44

/** A WAV file of noise, of any size in the range. */
export const createSound = (leastBytes: number, mostBytes: number): Buffer => {
  const bytes = createWavFile(randomInt(leastBytes, mostBytes))
  randomBytes(bytes.length - HEAD_BYTES).copy(bytes, HEAD_BYTES)
  return bytes
}

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** A client that is signed in to a new account. */
export const signUp = async (
  origin: string,
  ask?: typeof fetch,
): Promise<{ readonly client: SupabaseClient; readonly id: string; readonly token: string }> => {
  const client = createClient(origin, PUBLISHABLE_KEY, {
    auth: { persistSession: false },
    ...(ask ? { global: { fetch: ask } } : {}),
  })
  const { data, error } = await client.auth.signUp({
    email: `${randomBytes(8).toString('hex')}@example.com`,
    password: 'a lamp in the courtyard',
  })
  if (error || !data.user || !data.session) throw new Error(`sign-up failed: ${error?.message}`)
  return { client, id: data.user.id, token: data.session.access_token }
}

/** @returns what is not as the server acknowledged it, one line each */
export const compareKept = async (
  origin: string,
  {
    kept,
    deleted,
  }: {
    /** Hash by name. */
    readonly kept: ReadonlyMap<string, string>
    readonly deleted: ReadonlySet<string>
  },
): Promise<string[]> => {
  const problems: string[] = []
  for (const [name, hash] of kept) {
    const response = await fetch(publicUrl(origin, name))
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!response.ok) problems.push(`${name} was acknowledged and is not there`)
    else if (hashOf(bytes) !== hash) problems.push(`${name} has other bytes`)
  }
  for (const name of deleted) {
    const response = await fetch(publicUrl(origin, name), { method: 'HEAD' })
    if (response.ok) problems.push(`${name} was deleted and is there`)
  }
  return problems
}
