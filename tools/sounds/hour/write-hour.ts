import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { soundManifestSchema, type ManifestSound } from '@dhvani/catalogue'
import { RECIPES, type Recipe, type Stereo } from '@dhvani/sound-render'
import {
  findFault,
  getPeriodSeed,
  passageLengthOf,
  playPeriods,
  renderPeriod,
} from '@dhvani/sound-render/periods'
import { lufs, minutes, samples, seconds, secondsToSamples, type Seconds } from '@dhvani/units'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { decodeLoop } from '../ship/decode-loop.ts'
import { PERIOD_METERS } from './period-meters.ts'
import { writeWavFile } from './wav-file.ts'

const USAGE = 'Usage: npm run sounds -- hour ID [--seed N] [--minutes M]'

/** The hour of sound that an operator wants to hear. */
export type WantedHour = {
  readonly recipe: Recipe
  /** All seeds of the hour come from this integer. */
  readonly seed: number
  readonly length: Seconds
}

const getRecipe = (file: string): Recipe => {
  const recipe = RECIPES.find((known) => known.file === file)
  if (recipe) return recipe
  const files = RECIPES.map((known) => known.file).join(', ')
  throw new Error(`there is no sound "${file}"; there are: ${files}`)
}

/** @throws {Error} with the line that the operator is shown */
export const parseHourArguments = (words: readonly string[]): WantedHour => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
    },
  })
  const [file, ...more] = positionals
  const [seed, length] = [Number(values.seed), Number(values.minutes)]
  if (!file || more.length > 0 || !Number.isSafeInteger(seed) || !(length > 0 && length <= 60))
    throw new Error(USAGE)
  return { recipe: getRecipe(file), seed, length: minutes(length) }
}

const readSound = (file: string, outputDir: string): ManifestSound => {
  const manifest = JSON.parse(readFileSync(join(outputDir, 'manifest.json'), 'utf8')) as unknown
  const sound = soundManifestSchema.parse(manifest).sounds[file]
  if (!sound) throw new Error(`${file} was not rendered.`)
  if (sound.credit) throw new Error(`${file} is an imported recording, which loops as it is.`)
  return sound
}

/**
 * Writes what a listener hears who plays a sound for an hour: its file once, then period after period
 * from new seeds. A period that fails its checks is left out, and the one before it plays again.
 *
 * @returns the path of the WAV file
 * @throws {Error} when an imported recording has taken the recipe's place
 */
export const writeHour = async (
  { recipe, seed: hour, length }: WantedHour,
  outputDir: string,
  say: (line: string) => void,
): Promise<string> => {
  const { file } = recipe
  const { standard } = readSound(file, outputDir)
  const { sound: first } = await decodeLoop(outputDir, standard)
  const finish = { sampleRate: SAMPLE_RATE, targetLufs: lufs(standard.lufs) }
  const renew = (index: number): Stereo | undefined => {
    const seed = getPeriodSeed(hour, file, index)
    const period = renderPeriod(recipe, { ...finish, seed }, PERIOD_METERS)
    const fault = findFault(period, finish, PERIOD_METERS)
    const at = seconds(index * recipe.duration)
    say(`${(at / 60).toFixed(1)} min: seed ${seed}${fault ? `, left out: ${fault}` : ''}`)
    return fault ? undefined : period
  }
  const folder = join(outputDir, '../hours')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${file}-${hour}.wav`)
  const passage = samples(2 * Math.round((passageLengthOf(recipe) * SAMPLE_RATE) / 2))
  writeWavFile(path, playPeriods(first, renew, passage), {
    frames: secondsToSamples(length, SAMPLE_RATE),
    sampleRate: SAMPLE_RATE,
  })
  return path
}
