import type { Database } from '#platform/database/database.ts'
import type { ObjectMetadata } from '../store/object-row.ts'

/** What it takes to serve a public file. */
export type PublicObject = {
  readonly version: string
  readonly name: string
  readonly metadata: ObjectMetadata
}

export type ObjectLookup = {
  /** @returns 'no bucket' when the bucket is missing or private, undefined when it has no such object */
  findPublic(bucketId: string, name: string): Promise<PublicObject | 'no bucket' | undefined>
  /** Every change of an object calls it. */
  forget(bucketId: string, name: string): void
}

type Entry = {
  readonly found: Promise<PublicObject | 'no bucket' | undefined>
  readonly until: number
}
type Found = { is_public: boolean; version: string | null; metadata: ObjectMetadata | null }

const QUERY = `select b.public as is_public, o.version, o.metadata
  from storage.buckets b
  left join storage.objects o on o.bucket_id = b.id and o.name = $2
  where b.id = $1`

const MOST_ENTRIES = 20_000
/** A server alone on its database knows every change; a replica must ask for those of others. */
const KEPT_MS = { pglite: 60_000, postgres: 1_000 }

/** Keeps answers for a while, because players ask again with every range of a file. */
export const createObjectLookup = (database: Database, now: () => Date): ObjectLookup => {
  const entries = new Map<string, Entry>()
  // A bucket in an address may hold any sign, a slash as `%2F` too.
  const keyOf = (bucketId: string, name: string) => JSON.stringify([bucketId, name])

  const ask = async (bucketId: string, name: string) => {
    const [found] = await database.query<Found>(QUERY, [bucketId, name])
    if (!found?.is_public) return 'no bucket'
    const { version, metadata } = found
    return version === null || metadata === null ? undefined : { version, name, metadata }
  }

  return {
    findPublic: (bucketId, name) => {
      const key = keyOf(bucketId, name)
      const time = now().getTime()
      const known = entries.get(key)
      if (known && known.until > time) return known.found
      const found = ask(bucketId, name)
      const entry = { found, until: time + KEPT_MS[database.kind] }
      entries.set(key, entry)
      if (entries.size > MOST_ENTRIES) {
        const [oldest] = entries.keys()
        if (oldest !== undefined) entries.delete(oldest)
      }
      const drop = () => {
        if (entries.get(key) === entry) entries.delete(key)
      }
      // A missing object is not remembered: its upload may be on its way.
      found.then((answer) => {
        if (typeof answer !== 'object') drop()
      }, drop)
      return found
    },
    forget: (bucketId, name) => {
      entries.delete(keyOf(bucketId, name))
    },
  }
}
