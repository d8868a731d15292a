import { mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openFileBlobs } from '#platform/blobs/file-blobs.ts'
import { openTemporaryFiles } from '#platform/blobs/temporary-files.ts'
import { openKeptBuilds, type KeptLimits } from './open-kept-builds.ts'

const now = () => new Date()
const FILE_BYTES = 1_000

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dhvani-kept-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const openWith = async (limits: KeptLimits) => {
  const directory = join(root, 'temporary')
  const temporary = await openTemporaryFiles({ directory, isShared: false, now })
  return openKeptBuilds(await openFileBlobs(join(root, 'builds'), temporary), now, limits)
}

/** Makes all that is kept a second older: builds that a test publishes within one tick of the disk's clock have one date. */
const letASecondPass = async () => {
  const builds = join(root, 'builds')
  for (const name of await readdir(builds)) {
    const { mtimeMs } = await stat(join(builds, name))
    await utimes(join(builds, name), mtimeMs / 1000 - 1, mtimeMs / 1000 - 1)
  }
}

/** One build after the other, each with one file. @returns which of them are still there */
const publishAll = async (limits: KeptLimits, versions: readonly string[]): Promise<string[]> => {
  const kept = await openWith(limits)
  for (const version of versions) {
    const site = join(root, version)
    await mkdir(join(site, 'assets'), { recursive: true })
    await writeFile(join(site, 'assets', `${version}.js`), version.padEnd(FILE_BYTES))
    await letASecondPass()
    await kept.publish(site)
  }
  const found: string[] = []
  for (const version of versions) {
    const file = await kept.find(`${version}.js`)
    if (!file) continue
    expect((await buffer(await file.open())).toString()).toBe(version.padEnd(FILE_BYTES))
    found.push(version)
  }
  await kept.close()
  return found
}

it('keeps as many builds as it may; the oldest goes', async () => {
  const limits = { builds: 2, bytes: 1_000_000 }
  expect(await publishAll(limits, ['one', 'two', 'three'])).toEqual(['two', 'three'])
})

it('keeps as many bytes as it may; the oldest build goes', async () => {
  // A manifest takes some of the room, too.
  const limits = { builds: 10, bytes: 2.5 * FILE_BYTES }
  expect(await publishAll(limits, ['one', 'two', 'three'])).toEqual(['two', 'three'])
})

it('keeps the newest build, also one that is larger than the limit', async () => {
  expect(await publishAll({ builds: 10, bytes: 10 }, ['one', 'two'])).toEqual(['two'])
})

it('counts a build that is started again as new', async () => {
  const limits = { builds: 2, bytes: 1_000_000 }
  expect(await publishAll(limits, ['one', 'two', 'one', 'three'])).toEqual(['one', 'one', 'three'])
})

it('leaves out a manifest that it cannot read, and removes a pack that a dead process left', async () => {
  const [broken, abandoned, fresh] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
  const builds = join(root, 'builds')
  await mkdir(builds)
  await writeFile(join(builds, `${broken}.pack`), 'x'.repeat(10))
  await writeFile(join(builds, `${broken}.json`), '{"version":"x","files":{"../key.js":{}}}')
  for (const id of [abandoned, fresh]) await writeFile(join(builds, `${id}.pack`), 'x')
  const twoDaysAgo = now().getTime() / 1_000 - 2 * 86_400
  await utimes(join(builds, `${abandoned}.pack`), twoDaysAgo, twoDaysAgo)
  expect(await publishAll({ builds: 10, bytes: 1_000_000 }, ['one'])).toEqual(['one'])
  const kept = await openWith({ builds: 10, bytes: 1_000_000 })
  expect(await kept.find('../key.js')).toBeUndefined()
  await kept.close()
  const temporary = await openTemporaryFiles({
    directory: join(root, 'temporary'),
    isShared: false,
    now,
  })
  const left = await openFileBlobs(builds, temporary)
  const keys: string[] = []
  for await (const { key } of left.list()) keys.push(key)
  expect(keys).toContain(`${fresh}.pack`)
  expect(keys).not.toContain(`${abandoned}.pack`)
  await left.close()
})

const LIMITS = { builds: 10, bytes: 1_000_000 }

/** The folder of a site with one file. */
const aSite = async (name: string): Promise<string> => {
  const site = join(root, name)
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(join(site, 'assets', `${name}.js`), name.padEnd(FILE_BYTES))
  return site
}

/** A build as a data directory has it. */
const keepByHand = async (letter: string, manifest: object, pack: string): Promise<string> => {
  const builds = join(root, 'builds')
  await mkdir(builds, { recursive: true })
  await writeFile(join(builds, `${letter.repeat(32)}.pack`), pack)
  const path = join(builds, `${letter.repeat(32)}.json`)
  await writeFile(path, JSON.stringify(manifest))
  return path
}

it('has no file that lies behind the end of its pack', async () => {
  const most = Number.MAX_SAFE_INTEGER
  const files = {
    'whole.js': { start: 0, bytes: 4 },
    'cut.js': { start: 4, bytes: 10 },
    'cut.css': { start: 0, bytes: 4 },
    'cut.css.br': { start: 4, bytes: 10 },
    'beyond.js': { start: most, bytes: most },
  }
  await keepByHand('a', { version: 'cut', files }, 'wholecut')
  const kept = await openWith(LIMITS)
  expect(await kept.find('whole.js')).toMatchObject({ size: 4 })
  expect(await kept.find('cut.css')).toMatchObject({ size: 4, brotli: undefined })
  expect(await kept.find('cut.js')).toBeUndefined()
  expect(await kept.find('beyond.js')).toBeUndefined()
  await kept.close()
})

it('finds a file that one pack lost in another build that has it', async () => {
  const files = { 'shared.js': { start: 0, bytes: 6 } }
  const earlier = await keepByHand('a', { version: 'one', files }, 'shared')
  await utimes(earlier, 1_000, 1_000)
  await keepByHand('b', { version: 'two', files }, 'sha')
  const kept = await openWith(LIMITS)
  const found = await kept.find('shared.js')
  expect(found && (await buffer(await found.open())).toString()).toBe('shared')
  await kept.close()
})

it('writes its own pack again where the kept one was cut', async () => {
  const site = await aSite('one')
  const first = await openWith(LIMITS)
  await first.publish(site)
  await first.close()
  const builds = join(root, 'builds')
  const pack = (await readdir(builds)).find((name) => name.endsWith('.pack')) ?? ''
  await truncate(join(builds, pack), 10)
  const second = await openWith(LIMITS)
  await second.publish(site)
  const found = await second.find('one.js')
  expect(found && (await buffer(await found.open())).toString()).toBe('one'.padEnd(FILE_BYTES))
  await second.close()
})

it('takes no build for the newest whose date a wrong clock set far ahead', async () => {
  const ahead = await keepByHand('a', { version: 'ahead', files: {} }, 'x')
  const inYears = now().getTime() / 1_000 + 3 * 365 * 86_400
  await utimes(ahead, inYears, inYears)
  const kept = await openWith(LIMITS)
  const site = await aSite('one')
  await writeFile(join(site, 'version.json'), '{"version":"own"}')
  await kept.publish(site)
  expect(await kept.findNewestVersion()).toBe('own')
  await kept.close()
})
