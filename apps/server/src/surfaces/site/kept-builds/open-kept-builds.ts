import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { BlobMissingError, type BlobEntry, type Blobs } from '#platform/blobs/blobs.ts'
import { listBuild, parseManifest, renderManifest, type KeptBuild } from './kept-build.ts'
import { createPacedReading } from './paced-reading.ts'

/** How much is kept at most, the newest build included; the oldest build goes first. */
export type KeptLimits = { readonly builds: number; readonly bytes: number }

export const KEPT_LIMITS: KeptLimits = { builds: 12, bytes: 256 * 1_048_576 }

const MANIFEST = /^[\da-f]{32}\.manifest\.json$/
/** What no manifest names is a file of a server that died meanwhile, or of an earlier layout. */
const ABANDONED_MS = 86_400_000
/** Clocks of a server and of its store may differ; a date later than this is of a clock that was wrong. */
const AHEAD_MS = 86_400_000
/** Files that are written or removed side by side: a store far away answers each in some 30 ms. */
const AT_ONCE = 16

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

/** A build and the blob of its manifest. */
type Stored = KeptBuild & { readonly key: string; readonly started: number }

/** @returns the builds that stay, the newest first. The newest stays even when it alone is over the limit. */
const chooseKept = (builds: readonly Stored[], limits: KeptLimits): readonly Stored[] => {
  const files = new Map<string, number>()
  const firstOver = builds.findIndex((build, index) => {
    for (const [name, bytes] of build.files) files.set(name, bytes)
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
    return index > 0 && (index >= limits.builds || bytes > limits.bytes)
  })
  return firstOver === -1 ? builds : builds.slice(0, firstOver)
}

const keysOf = (builds: readonly Stored[]): Set<string> =>
  new Set(builds.flatMap(({ key, files }) => [key, ...files.keys()]))

/** Closes `blobs` when it is closed. */
export const openKeptBuilds = (
  blobs: Blobs,
  now: () => Date,
  limits: KeptLimits = KEPT_LIMITS,
): KeptBuilds => {
  const manifests = new Map<string, KeptBuild | undefined>()
  let blobsByKey: ReadonlyMap<string, BlobEntry> = new Map()
  /** The one that was started last first. */
  let builds: readonly Stored[] = []

  const readManifest = async (key: string): Promise<KeptBuild | undefined> => {
    if (manifests.has(key)) return manifests.get(key)
    try {
      const build = parseManifest(await text(await blobs.open(key)))
      manifests.set(key, build)
      return build
    } catch (error) {
      // Another replica removed it since it was listed.
      if (error instanceof BlobMissingError) return undefined
      throw error
    }
  }

  const reading = createPacedReading(async () => {
    const listed = new Map<string, BlobEntry>()
    for await (const entry of blobs.list()) listed.set(entry.key, entry)
    const found: Stored[] = []
    for (const { key, modified } of listed.values()) {
      const build = MANIFEST.test(key) ? await readManifest(key) : undefined
      // A build of a date far ahead would be the newest for years, and never be removed: it counts as the oldest.
      const isAhead = modified.getTime() > now().getTime() + AHEAD_MS
      if (build) found.push({ ...build, key, started: isAhead ? 0 : modified.getTime() })
    }
    blobsByKey = listed
    builds = found.toSorted(
      (left, right) => right.started - left.started || left.key.localeCompare(right.key),
    )
  })

  /** A file is written and not copied: a copy would have the mode of the build's file, and others could read it. */
  const keep = async (key: string, content: string | Buffer): Promise<void> => {
    const path = await blobs.temporaryPath()
    await writeFile(path, content)
    await blobs.adopt(key, path)
  }

  const removeSurplus = async (): Promise<void> => {
    const [kept, known] = [keysOf(chooseKept(builds, limits)), keysOf(builds)]
    const surplus = [...blobsByKey.values()].filter(
      ({ key, modified }) =>
        !kept.has(key) && (known.has(key) || now().getTime() - modified.getTime() > ABANDONED_MS),
    )
    await Readable.from(surplus).forEach(({ key }: BlobEntry) => blobs.remove(key), {
      concurrency: AT_ONCE,
    })
  }

  /** A file may be cut, or still be on its way. A browser would wait for the missing bytes. */
  const findWhole = (name: string): KeptBytes | undefined => {
    const size = blobsByKey.get(name)?.size
    if (size === undefined || !builds.some(({ files }) => files.get(name) === size))
      return undefined
    return { size, open: () => blobs.open(name) }
  }

  const findKnown = (name: string): KeptFile | undefined => {
    const plain = findWhole(name)
    return plain && { ...plain, brotli: findWhole(`${name}.br`) }
  }

  return {
    publish: async (siteDirectory) => {
      const { id, directory, ...build } = await listBuild(siteDirectory)
      if (build.files.size === 0) return
      // A server writes the manifest at every start: its date tells which build was started last. The manifest comes
      // before the files, because other replicas remove what no manifest names.
      await keep(`${id}.manifest.json`, renderManifest(build))
      await reading.now()
      const missing = [...build.files.keys()].filter(
        (name) => blobsByKey.get(name)?.size !== build.files.get(name),
      )
      await Readable.from(missing).forEach(
        async (name: string) => keep(name, await readFile(join(directory, name))),
        { concurrency: AT_ONCE },
      )
      await removeSurplus()
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
      return builds[0]?.version
    },
    close: () => blobs.close(),
  }
}
