import { createHash } from 'node:crypto'
import type { Kept } from '../protocol.ts'
import type { Person } from './account.ts'

type StoredSound = { readonly path: string; readonly bytes: number; readonly hash: string }
type Owned = {
  readonly uploads: StoredSound[]
  /** Addresses whose record was acknowledged. */
  readonly records: string[]
  /** Name by id. */
  readonly beats: Map<string, string>
}

/** What the server acknowledged, by the person's id. */
export type KeptThings = {
  upload(personId: string, sound: StoredSound): void
  record(personId: string, address: string): void
  beat(personId: string, id: string, name: string): void
  lastUploadOf(personId: string): StoredSound | undefined
  readBack(people: readonly Person[], key: string): Promise<Kept>
}

export const createKeptThings = (): KeptThings => {
  const owned = new Map<string, Owned>()
  const of = (personId: string): Owned => {
    const known = owned.get(personId) ?? { uploads: [], records: [], beats: new Map() }
    owned.set(personId, known)
    return known
  }

  const readRows = async ({ browser, account }: Person, key: string, path: string) => {
    const headers = { apikey: key, authorization: `Bearer ${account.accessToken}` }
    const { status, body } = await browser.ask(`/rest/v1/${path}`, { headers })
    if (status !== 200) throw new Error(`${path} cannot be read back: ${status}`)
    return JSON.parse(body.toString()) as Readonly<Record<string, string>>[]
  }

  const readPersonBack = async (person: Person, key: string): Promise<string[]> => {
    const { uploads, records, beats } = of(person.account.id)
    const lost: string[] = []
    for (const { path, hash } of uploads) {
      const { status, body } = await person.browser.ask(path)
      if (status !== 200) lost.push(`${path} was acknowledged and answers ${status}`)
      else if (createHash('sha256').update(body).digest('hex') !== hash)
        lost.push(`${path} has other bytes`)
    }
    if (records.length > 0) {
      const rows = await readRows(person, key, 'user_sounds?select=audio_url')
      const stored = new Set(rows.map((row) => row['audio_url']))
      for (const address of records)
        if (!stored.has(address)) lost.push(`the record of ${address} was acknowledged and is gone`)
    }
    if (beats.size > 0) {
      const rows = await readRows(person, key, 'saved_beats?select=id,name')
      const stored = new Map(rows.map((row) => [row['id'], row['name']]))
      for (const [id, name] of beats)
        if (stored.get(id) !== name) lost.push(`the beat ${id} was acknowledged and is gone`)
    }
    return lost
  }

  return {
    upload: (personId, sound) => void of(personId).uploads.push(sound),
    record: (personId, address) => void of(personId).records.push(address),
    beat: (personId, id, name) => void of(personId).beats.set(id, name),
    lastUploadOf: (personId) => owned.get(personId)?.uploads.at(-1),
    async readBack(people, key) {
      const lost: string[] = []
      for (const person of people) lost.push(...(await readPersonBack(person, key)))
      const all = [...owned.values()]
      return {
        uploads: all.reduce((sum, { uploads }) => sum + uploads.length, 0),
        beats: all.reduce((sum, { beats }) => sum + beats.size, 0),
        lost,
      }
    },
  }
}
