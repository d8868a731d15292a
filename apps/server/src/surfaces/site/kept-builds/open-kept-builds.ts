import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { BlobMissingError, type BlobEntry, type Blobs } from '#platform/blobs/blobs.ts'
import { parseManifest, renderManifest, type KeptBuild, type KeptPlace } from './kept-build.ts'
import { listBuild, writePack } from './pack-build.ts'
import { createPacedReading } from './paced-reading.ts'

/** How much is kept at most, the newest build included; the oldest build goes first. */
export type KeptLimits = { readonly builds: number; readonly bytes: number }

export const KEPT_LIMITS: KeptLimits = { builds: 12, bytes: 256 * 1_048_576 }

const KEY = /^([\da-f]{32})\.(json|pack)$/
/** A pack without a manifest is one that another replica still writes, or that a dead one left. */
const ABANDONED_MS = 86_400_000
/** Clocks of a server and of its store may differ; a date later than this is of a clock that was wrong. */
const AHEAD_MS = 86_400_000

/** Bytes of a pack. */
type KeptBytes = { readonly size: number; open(): Promise<Readable> }
export type KeptFile = KeptBytes & { readonly brotli: KeptBytes | undefined }

/** The hashed files of earlier builds, and of other replicas' builds. */
export type KeptBuilds = {
  /**
   * Keeps the files of a built site, and makes it the newest build.
   *
   * @throws {StoreUnavailableError} @throws {NoRoomError}
   */
  publish(siteDirectory: string): Promise<void>
  /** @throws {StoreUnavailableError} */
  find(name: string): Promise<KeptFile | undefined>
  /**
   * @returns the version of the build that was started last; `undefined` while no build is kept
   * @throws {StoreUnavailableError}
   */
  findNewestVersion(): Promise<string | undefined>
  close(): Promise<void>
}

type Stored = {
  readonly id: string
  readonly bytes: number
  /** Of the pack alone. */
  readonly packBytes: number
  readonly started: number
}

const nameOf = ({ key }: BlobEntry) => {
  const [, id = '', kind = ''] = KEY.exec(key) ?? []
  return { id, kind }
}

/**
 * @returns every whole build, the one that was started last first. A date far ahead counts as the oldest: that
 *   build would be the newest for years, and never be removed.
 */
const sortByStart = (entries: readonly BlobEntry[], now: Date): Stored[] => {
  const latest = now.getTime() + AHEAD_MS
  const packs = new Map(
    entries.filter((entry) => nameOf(entry).kind === 'pack').map((pack) => [nameOf(pack).id, pack]),
  )
  return entries
    .filter((entry) => nameOf(entry).kind === 'json')
    .flatMap((manifest) => {
      const { id } = nameOf(manifest)
      const pack = packs.get(id)
      if (!pack) return []
      const date = manifest.modified.getTime()
      const started = date > latest ? 0 : date
      return [{ id, bytes: pack.size + manifest.size, packBytes: pack.size, started }]
    })
    .toSorted((left, right) => right.started - left.started || left.id.localeCompare(right.id))
}

const packBytesOf = ({ files }: KeptBuild): number =>
  [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0)

/** The newest stays even when it alone is over the limit. */
const findSurplus = (builds: readonly Stored[], limits: KeptLimits): Stored[] => {
  let bytes = 0
  return builds.filter((build, index) => {
    bytes += build.bytes
    return index > 0 && (index >= limits.builds || bytes > limits.bytes)
  })
}

/** Closes `blobs` when it is closed. */
export const openKeptBuilds = (
  blobs: Blobs,
  now: () => Date,
  limits: KeptLimits = KEPT_LIMITS,
): KeptBuilds => {
  const manifests = new Map<string, KeptBuild | undefined>()
  let sorted: readonly Stored[] = []

  const listBlobs = async (): Promise<BlobEntry[]> => {
    const entries: BlobEntry[] = []
    for await (const entry of blobs.list()) if (KEY.test(entry.key)) entries.push(entry)
    return entries
  }

  const readManifest = async (id: string): Promise<void> => {
    if (manifests.has(id)) return
    try {
      manifests.set(id, parseManifest(await text(await blobs.open(`${id}.json`))))
    } catch (error) {
      // Another replica removed it since it was listed.
      if (!(error instanceof BlobMissingError)) throw error
    }
  }

  const reading = createPacedReading(async () => {
    const found = sortByStart(await listBlobs(), now())
    for (const { id } of found) await readManifest(id)
    sorted = found
  })

  const prune = async (): Promise<void> => {
    const entries = await listBlobs()
    const found = sortByStart(entries, now())
    const whole = new Set(found.map(({ id }) => id))
    const abandoned = entries.filter(
      (entry) =>
        !whole.has(nameOf(entry).id) && now().getTime() - entry.modified.getTime() > ABANDONED_MS,
    )
    for (const { key } of abandoned) await blobs.remove(key)
    for (const { id } of findSurplus(found, limits)) {
      // First the manifest, without which the pack is never opened.
      await blobs.remove(`${id}.json`)
      await blobs.remove(`${id}.pack`)
    }
  }

  const bytesAt = (id: string, { start, bytes }: KeptPlace): KeptBytes => ({
    size: bytes,
    open: async () => {
      if (bytes === 0) return Readable.from([])
      return blobs.open(`${id}.pack`, { start, end: start + bytes - 1 })
    },
  })

  const findKnown = (name: string): KeptFile | undefined => {
    for (const { id, packBytes } of sorted) {
      const files = manifests.get(id)?.files
      // A pack may have been cut since it was written. A browser would wait for the missing bytes.
      const findWhole = (path: string) => {
        const place = files?.get(path)
        return place && place.start + place.bytes <= packBytes ? place : undefined
      }
      const place = findWhole(name)
      if (!place) continue
      const copy = findWhole(`${name}.br`)
      return { ...bytesAt(id, place), brotli: copy && bytesAt(id, copy) }
    }
    return undefined
  }

  return {
    publish: async (siteDirectory) => {
      const build = await listBuild(siteDirectory)
      if (build.files.size === 0) return
      const entries = await listBlobs()
      const pack = entries.find(({ key }) => key === `${build.id}.pack`)
      if (pack?.size !== packBytesOf(build)) {
        const path = await blobs.temporaryPath()
        await writePack(build, path)
        await blobs.adopt(`${build.id}.pack`, path)
      }
      // Written again at every start: its date says which build was started last.
      const manifest = await blobs.temporaryPath()
      await writeFile(manifest, renderManifest(build))
      await blobs.adopt(`${build.id}.json`, manifest)
      await prune()
      await reading.now()
    },
    find: async (name) => {
      const known = findKnown(name)
      if (known) return known
      await reading.soon()
      return findKnown(name)
    },
    findNewestVersion: async () => {
      await reading.lately()
      const [newest] = sorted
      return newest && manifests.get(newest.id)?.version
    },
    close: () => blobs.close(),
  }
}
