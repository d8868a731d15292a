import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { measureSeam, repeatLoop } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { SOUND_FILES, type SoundFileId } from '@dhvani/catalogue'
import { describe, expect, it } from 'vitest'
import { decodeLoop } from './decode-loop.ts'
import { versionOf } from './encode-files.ts'
import { measureFarthestMinute } from './farthest-minute.ts'
import { getLoudnessTarget } from './loudness-target.ts'
import { findRealSources } from '../judge/likeness.ts'
import { REAL_BEATS } from '../judge/real-beats.ts'
import { measureShippedBeats } from '../report/measure-shipped-beats.ts'
import { measureShipped } from '../report/measure-shipped.ts'
import { writeReport } from '../report/write-report.ts'
import { MINUTES, SHIPPED_SOUNDS, openShippedSounds } from './open-shipped-sounds.ts'

const { manifest, renderAgain } = openShippedSounds()

/** A claim about a shipped file: the bytes decide it, and what measures them. */
const claimOfFile = (file: SoundFileId, claim: string) => {
  const { standard, small } = manifest().sounds[file]!
  const facts = `${standard.version} ${small.version}`
  return { ...claimOf(import.meta.filename, file, claim), facts }
}

/** A claim about all that is shipped. */
const claimOfAll = (claim: string) => ({
  ...claimOf(import.meta.filename, 'beats', claim, ...SOUND_FILES),
  facts: JSON.stringify(manifest()),
})

it('ships a file for every sound of the catalogue, each under the version of its bytes', () => {
  expect(Object.keys(manifest().sounds).toSorted()).toEqual([...SOUND_FILES].toSorted())
  for (const { standard, small } of Object.values(manifest().sounds))
    for (const file of [standard, small]) {
      const bytes = readFileSync(join(SHIPPED_SOUNDS, file.name))
      expect(bytes.length).toBe(file.bytes)
      expect(versionOf(bytes)).toBe(file.version)
    }
})

it(
  'ships loops of the beatbox that are like recordings, where there are numbers',
  { timeout: MINUTES },
  () =>
    prove(claimOfAll('are like recordings as shipped'), async () => {
      const likenesses = await measureShippedBeats(SHIPPED_SOUNDS, manifest())
      expect([...likenesses.keys()].toSorted()).toEqual(Object.keys(REAL_BEATS).toSorted())
      for (const [loop, likeness] of likenesses)
        expect({ loop, ...likeness }).toMatchObject({ loop, passed: true })
    }),
)

describe.each(SOUND_FILES)('%s as shipped', (file) => {
  it('meets every gate once decoded', { timeout: MINUTES }, () =>
    prove(claimOfFile(file, 'meets every gate as shipped'), async () => {
      const { gates } = await measureShipped(SHIPPED_SOUNDS, file, manifest().sounds[file]!)
      expect(gates.length).toBeGreaterThan(10)
      expect(gates.filter(({ passed }) => !passed)).toEqual([])
      return Object.fromEntries(gates.map(({ name, value }) => [name, value]))
    }),
  )

  it('is like recordings of its kind, where there are numbers', { timeout: MINUTES }, () =>
    prove(claimOfFile(file, 'is like recordings as shipped'), async () => {
      const { likeness } = await measureShipped(SHIPPED_SOUNDS, file, manifest().sounds[file]!)
      expect(likeness?.sources ?? []).toHaveLength(findRealSources(file).length)
      if (likeness) expect(likeness).toMatchObject({ passed: true })
    }),
  )

  it('is within 1 LU of the whole in four minutes of it', { timeout: MINUTES }, () =>
    prove(claimOfFile(file, 'is as loud in every minute as shipped'), async () => {
      const { standard } = manifest().sounds[file]!
      const { sound, sampleRate } = await decodeLoop(SHIPPED_SOUNDS, standard)
      const farthest = measureFarthestMinute([sound.left, sound.right], sampleRate)
      expect(farthest).toBeLessThan(1)
      return { 'LU of the farthest minute': farthest }
    }),
  )

  it('keeps its loudness and its seam in the small tier, at under half the bytes', () =>
    prove(claimOfFile(file, 'keeps loudness and seam in the small tier'), async () => {
      const { standard, small } = manifest().sounds[file]!
      expect(small.bytes).toBeLessThan(0.5 * standard.bytes)
      expect(Math.abs(small.lufs - getLoudnessTarget(file))).toBeLessThan(0.5)
      expect(small.truePeak).toBeLessThanOrEqual(-3)
      const { sound, sampleRate } = await decodeLoop(SHIPPED_SOUNDS, small)
      const { channels, seams } = repeatLoop([sound.left, sound.right], 3)
      expect(measureSeam(channels, sampleRate, seams)).toMatchObject({ seamless: true })
    }))
})

it('writes a report with picture, origin and every gate of each sound', { timeout: MINUTES }, () =>
  prove(claimOfAll('stand in the report with every sound'), async () => {
    const { path, failed } = await writeReport(SHIPPED_SOUNDS, () => undefined)
    expect(failed).toEqual([])
    const page = readFileSync(path, 'utf8')
    for (const file of SOUND_FILES) {
      const { recipe } = manifest().sounds[file]!
      for (const { ranges } of findRealSources(file))
        for (const measure of Object.keys(ranges)) expect(page).toContain(`<td>${measure}</td>`)
      expect(page).toContain(`Recipe version ${recipe!.version}, seed ${recipe!.seed}`)
      expect(page).toContain(`src="${file}.png"`)
      expect(existsSync(join(dirname(path), `${file}.png`))).toBe(true)
      const { gates } = await measureShipped(SHIPPED_SOUNDS, file, manifest().sounds[file]!)
      for (const { name } of gates) expect(page).toContain(`<td>${name}</td>`)
    }
  }),
)

it('has nothing to render the second time, and finds that out in little time', async () => {
  // Time of the processor: a wall clock would measure what else the machine does.
  const before = process.cpuUsage()
  expect(await renderAgain()).toBe(0)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1500)
})
