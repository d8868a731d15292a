import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { soundManifestSchema, type BuiltInSound, type ManifestSound } from '@dhvani/catalogue'
import { findRecipe, type Stereo } from '@dhvani/sound-render'
import { getPeriodSeed, PASSAGE, playPeriods, spreadChannel } from '@dhvani/sound-render/periods'
import { minutes, samples, secondsToSamples, type Seconds } from '@dhvani/units'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { decodeLoop } from '../ship/decode-loop.ts'
import { hearPeriod } from './hear-period.ts'
import { parseSetting, requireSound, type WantedSetting } from './wanted-setting.ts'
import { writeWavFile } from './wav-file.ts'

const USAGE =
  'Usage: npm run sounds -- hour ID [--seed N] [--out FILE] [--minutes M] [--place P] [--character NAME=0..100]'

/** The hour of sound that an operator wants to hear. */
export type WantedHour = {
  readonly sound: BuiltInSound
  /** All seeds of the hour come from this integer. */
  readonly seed: number
  readonly length: Seconds
  /** Where the WAV file goes; beside the sounds where it is left out. */
  readonly out?: string
  readonly wanted: WantedSetting
}

/** @throws {Error} with the line that the operator is shown */
export const parseHourArguments = (words: readonly string[]): WantedHour => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
      out: { type: 'string' },
      place: { type: 'string' },
      character: { type: 'string', multiple: true, default: [] },
    },
  })
  const [id, ...more] = positionals
  const [seed, length] = [Number(values.seed), Number(values.minutes)]
  if (!id || more.length > 0 || !Number.isSafeInteger(seed) || !(length > 0 && length <= 60))
    throw new Error(USAGE)
  const sound = requireSound(id)
  return {
    sound,
    seed,
    length: minutes(length),
    ...(values.out && { out: values.out }),
    wanted: parseSetting(sound.id, values.place, values.character),
  }
}

const readSound = (file: string, outputDir: string): ManifestSound => {
  const manifest = JSON.parse(readFileSync(join(outputDir, 'manifest.json'), 'utf8')) as unknown
  const sound = soundManifestSchema.parse(manifest).sounds[file]
  if (!sound) throw new Error(`${file} was not rendered.`)
  if (sound.credit) throw new Error(`${file} is an imported recording, which loops as it is.`)
  return sound
}

const hearFile = async (
  sound: BuiltInSound,
  outputDir: string,
  file: ManifestSound['standard'],
): Promise<Stereo> => {
  const { sound: decoded } = await decodeLoop(outputDir, file)
  return sound.isTexture ? spreadChannel(decoded.left) : decoded
}

/**
 * Writes what a listener hears who plays a sound for an hour: its file once, then period after period
 * as the browser's worker makes them, from new seeds. At another place or with other characters the file is no part of
 * it: the first period is heard in its stead. A period that fails its checks is left out, and the one before it plays
 * again.
 *
 * @returns the path of the WAV file
 * @throws {Error} when an imported recording has taken the recipe's place, or the first period of a setting fails
 */
export const writeHour = async (
  { sound, seed: hour, length, out, wanted: { setting, code } }: WantedHour,
  outputDir: string,
  say: (line: string) => void,
): Promise<string> => {
  const recipe = findRecipe(sound.id)
  const { standard } = readSound(sound.file, outputDir)
  const hear = (index: number, at: number): Stereo | undefined => {
    const heard = hearPeriod(sound, hour, index, setting)
    const fault = 'fault' in heard ? `, left out: ${heard.fault}` : ''
    const seed = getPeriodSeed(hour, sound.id, index)
    say(`${((at * recipe.duration) / 60).toFixed(1)} min: seed ${seed}${fault}`)
    return 'fault' in heard ? undefined : heard.period
  }
  const before = code ? 1 : 0
  const first = code ? hear(1, 0) : await hearFile(sound, outputDir, standard)
  if (!first) throw new Error('The first period fails its checks; take another seed.')
  const path =
    out ??
    join(
      outputDir,
      '../hours',
      `${[sound.id, code, hour].filter((part) => part !== '').join('-')}.wav`,
    )
  mkdirSync(dirname(path), { recursive: true })
  const passage = samples(2 * Math.round((PASSAGE * SAMPLE_RATE) / 2))
  const periods = playPeriods(first, (index) => hear(index + before, index), passage)
  writeWavFile(path, periods, {
    frames: secondsToSamples(length, SAMPLE_RATE),
    sampleRate: SAMPLE_RATE,
  })
  return path
}
