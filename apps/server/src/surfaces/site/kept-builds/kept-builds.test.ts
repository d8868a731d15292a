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

const LIMITS = { builds: 10, bytes: 1_000_000 }

/** The folder of a site with one file. */
const aSite = async (name: string): Promise<string> => {
  const site = join(root, name)
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(join(site, 'assets', `${name}.js`), name.padEnd(FILE_BYTES))
  return site
}

/** One build after the other, each with one file. @returns which of them are still there */
const publishAll = async (limits: KeptLimits, versions: readonly string[]): Promise<string[]> => {
  const kept = await openWith(limits)
  for (const version of versions) {
    const site = await aSite(version)
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

it('leaves out a manifest that it cannot read, and removes in time what no build names', async () => {
  const builds = join(root, 'builds')
  await mkdir(builds)
  const broken = `${'a'.repeat(32)}.manifest.json`
  await writeFile(join(builds, broken), '{"version":"x","files":{"../key.js":1}}')
  for (const name of ['abandoned.js', 'fresh.js']) await writeFile(join(builds, name), 'x')
  const twoDaysAgo = now().getTime() / 1_000 - 2 * 86_400
  await utimes(join(builds, 'abandoned.js'), twoDaysAgo, twoDaysAgo)
  expect(await publishAll({ builds: 10, bytes: 1_000_000 }, ['one'])).toEqual(['one'])
  const kept = await openWith({ builds: 10, bytes: 1_000_000 })
  expect(await kept.find('../key.js')).toBeUndefined()
  expect(await kept.find('fresh.js')).toBeUndefined()
  await kept.close()
  const names = await readdir(builds)
  expect(names).toContain('fresh.js')
  expect(names).not.toContain('abandoned.js')
})

it('keeps a file that two builds share once, and as long as one of them is kept', async () => {
  const kept = await openWith({ builds: 1, bytes: 1_000_000 })
  for (const name of ['one', 'two']) {
    const site = await aSite(name)
    await writeFile(join(site, 'assets', 'shared.js'), 'both')
    await letASecondPass()
    await kept.publish(site)
  }
  expect(await kept.find('shared.js')).toMatchObject({ size: 4 })
  expect(await kept.find('one.js')).toBeUndefined()
  expect((await readdir(join(root, 'builds'))).toSorted()).toEqual([
    expect.stringMatching(/^[\da-f]{32}\.manifest\.json$/),
    'shared.js',
    'two.js',
  ])
  await kept.close()
})

/** A build as a data directory has it. @returns the path of its manifest */
const keepByHand = async (manifest: object, files: Readonly<Record<string, string>>) => {
  const builds = join(root, 'builds')
  await mkdir(builds, { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(builds, name), content)
  const path = join(builds, `${'a'.repeat(32)}.manifest.json`)
  await writeFile(path, JSON.stringify(manifest))
  return path
}

it('has no file that is shorter than its build says, and none that no build names', async () => {
  const files = { 'whole.js': 5, 'cut.js': 10, 'cut.css': 5, 'cut.css.br': 10, 'gone.js': 1 }
  await keepByHand(
    { version: 'cut', files },
    { 'whole.js': 'whole', 'cut.js': 'c', 'cut.css': 'whole', 'cut.css.br': 'c', 'extra.js': 'x' },
  )
  const kept = await openWith(LIMITS)
  expect(await kept.find('whole.js')).toMatchObject({ size: 5 })
  expect(await kept.find('cut.css')).toMatchObject({ size: 5, brotli: undefined })
  for (const name of ['cut.js', 'gone.js', 'extra.js'])
    expect(await kept.find(name)).toBeUndefined()
  await kept.close()
})

it('writes a file of its own again where the kept one was cut', async () => {
  const site = await aSite('one')
  const first = await openWith(LIMITS)
  await first.publish(site)
  await first.close()
  await truncate(join(root, 'builds', 'one.js'), 10)
  const second = await openWith(LIMITS)
  await second.publish(site)
  const found = await second.find('one.js')
  expect(found && (await buffer(await found.open())).toString()).toBe('one'.padEnd(FILE_BYTES))
  await second.close()
})

it('takes no build for the newest whose date a wrong clock set far ahead', async () => {
  const ahead = await keepByHand({ version: 'ahead', files: {} }, {})
  const inYears = now().getTime() / 1_000 + 3 * 365 * 86_400
  await utimes(ahead, inYears, inYears)
  const kept = await openWith(LIMITS)
  const site = await aSite('one')
  await writeFile(join(site, 'version.json'), '{"version":"own"}')
  await kept.publish(site)
  expect(await kept.findNewestVersion()).toBe('own')
  await kept.close()
})
