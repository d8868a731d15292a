import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { measureSeam } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { soundManifestSchema } from '@dhvani/catalogue'
import { RECIPES, type Stereo } from '@dhvani/sound-render'
import {
  findFault,
  getPeriodSeed,
  PASSAGE,
  playPeriods,
  renderPeriod,
} from '@dhvani/sound-render/periods'
import { lufs, samples } from '@dhvani/units'
import { beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { decodeLoop } from '../ship/decode-loop.ts'
import { renderStaleSounds } from '../render/render-stale-sounds.ts'
import { PERIOD_METERS } from './period-meters.ts'
import { parseWav } from '../import/wav.ts'
import { parseHourArguments, writeHour } from './write-hour.ts'

const RENDERED = resolve(import.meta.dirname, '../../../build/sounds')
const MINUTES = 10 * 60_000
/** How much is heard on either side of a passage, in samples. */
const AROUND = 12 * SAMPLE_RATE
const HOUR = 501

beforeAll(async () => {
  const dataDir = join(RENDERED, '../no-recordings')
  if (!existsSync(join(RENDERED, 'manifest.json')))
    await renderStaleSounds({ outputDir: RENDERED, dataDir, onProgress: () => undefined })
}, MINUTES)

const readFile = (file: string) => {
  const manifest = JSON.parse(readFileSync(join(RENDERED, 'manifest.json'), 'utf8')) as unknown
  return soundManifestSchema.parse(manifest).sounds[file]!.standard
}

/** A claim about periods that follow a shipped file. */
const claimOfPeriods = (file: string, claim: string) => ({
  ...claimOf(import.meta.filename, file, claim),
  facts: readFile(file).version,
})

const getRecipe = (file: string) => RECIPES.find((recipe) => recipe.file === file)!

/** The shipped file, and the first two periods that follow it in an hour. */
const makeThree = async (file: string) => {
  const standard = readFile(file)
  const { sound } = await decodeLoop(RENDERED, standard)
  const finish = { sampleRate: SAMPLE_RATE, targetLufs: lufs(standard.lufs) }
  const periods = [1, 2].map((index) =>
    renderPeriod(
      getRecipe(file),
      { ...finish, seed: getPeriodSeed(HOUR, file, index) },
      PERIOD_METERS,
    ),
  )
  return { finish, takes: [sound, ...periods] }
}

type Three = ReturnType<typeof makeThree>
const made = new Map<string, Three>()

/** {@link makeThree}, once for each sound. */
const renderThree = (file: string): Three => {
  const known = made.get(file) ?? makeThree(file)
  made.set(file, known)
  return known
}

/** What is heard around the passages into the second and the third take. */
const hearPassages = (takes: readonly Stereo[]) => {
  const passage = samples(PASSAGE * SAMPLE_RATE)
  const playing = playPeriods(takes[0]!, (index) => takes[index], passage)
  const pieces = Array.from({ length: 5 }, () => playing.next().value)
  const length = takes[0]!.left.length
  return [1, 2].map((index) =>
    (['left', 'right'] as const).map((side) => {
      const played = new Float32Array(3 * length)
      let at = 0
      for (const piece of pieces) {
        played.set(piece[side], at)
        at += piece[side].length
      }
      return played.subarray(index * length - AROUND, index * length + AROUND)
    }),
  )
}

describe.each(['train', 'asmr-kiss'])('the periods of %s', { timeout: MINUTES }, (file) => {
  it('are as loud as the file, have no fault, and pass into each other without a seam', () =>
    prove(claimOfPeriods(file, 'has periods that pass into each other'), async () => {
      const { finish, takes } = await renderThree(file)
      for (const take of takes.slice(1)) {
        const loudness = PERIOD_METERS.loudness(take, SAMPLE_RATE)
        expect(Math.abs(loudness - finish.targetLufs)).toBeLessThan(0.3)
        expect(findFault(take, finish, PERIOD_METERS)).toBeUndefined()
      }
      for (const heard of hearPassages(takes))
        expect(measureSeam(heard, SAMPLE_RATE, [AROUND])).toMatchObject({ seamless: true })
    }))
})

describe('the command for an hour', () => {
  it('writes as many minutes as asked for, from the shipped file on', async () => {
    const root = mkdtempSync(join(tmpdir(), 'dhvani-hour-'))
    const outputDir = join(root, 'sounds')
    for (const name of ['manifest.json', 'asmr-kiss.mp3'])
      cpSync(join(RENDERED, name), join(outputDir, name))
    const wanted = parseHourArguments(['asmr-kiss', '--seed', '7', '--minutes', '0.5'])
    const path = await writeHour(wanted, outputDir, () => undefined)
    expect(path).toBe(join(root, 'hours', 'asmr-kiss-7.wav'))
    const { channels, sampleRate } = parseWav(readFileSync(path))
    const manifest = JSON.parse(readFileSync(join(outputDir, 'manifest.json'), 'utf8')) as unknown
    const { standard } = soundManifestSchema.parse(manifest).sounds['asmr-kiss']!
    const { sound } = await decodeLoop(outputDir, standard)
    expect([channels.length, channels[0]!.length, sampleRate]).toEqual([2, 30 * 44_100, 44_100])
    const [left] = channels
    const away = left!.reduce((most, it, at) => Math.max(most, Math.abs(it - sound.left[at]!)), 0)
    expect(away).toBeLessThan(2 / 2 ** 15)
    rmSync(root, { recursive: true })
  })
})
