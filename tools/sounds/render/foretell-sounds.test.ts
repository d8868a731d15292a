import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BEAT_LOOPS, SOUND_FILES, soundManifestSchema } from '@dhvani/catalogue'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jobName } from './job.ts'
import { foretellSounds } from './render-stale-sounds.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhvani-foretell-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const foretellHere = () =>
  foretellSounds({
    outputDir: folder,
    dataDir: join(folder, 'data'),
    onProgress: (line) => expect.unreachable(`nothing is rendered: ${line}`),
  })

it('writes the whole manifest into an empty folder, and renders nothing', async () => {
  const sounds = await foretellHere()
  const manifest = soundManifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
  )
  expect(Object.keys(manifest.sounds).toSorted()).toEqual([...SOUND_FILES].toSorted())
  expect(Object.keys(manifest.beats).toSorted()).toEqual(BEAT_LOOPS.map(({ id }) => id).toSorted())
  const files = sounds.flatMap((sound) => sound.files)
  expect(files).toEqual(expect.arrayContaining(['rain.mp3', 'small/rain.mp3']))
  expect(files.filter((name) => existsSync(join(folder, name)))).toEqual([])
})

it('names the longest renders first', async () => {
  const names = (await foretellHere()).map(({ job }) => jobName(job))
  expect(names.slice(0, 2)).toEqual(['sound:coffee-shop', 'sound:indian-traffic'])
  expect(names.findIndex((name) => name.startsWith('beat:'))).toBe(SOUND_FILES.length)
})

it('writes a manifest anew that is missing or is another', async () => {
  await foretellHere()
  const path = join(folder, 'manifest.json')
  const text = readFileSync(path, 'utf8')
  rmSync(path)
  await foretellHere()
  expect(readFileSync(path, 'utf8')).toBe(text)
  writeFileSync(path, 'half of it')
  await foretellHere()
  expect(readFileSync(path, 'utf8')).toBe(text)
})
