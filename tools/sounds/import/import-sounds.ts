import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import {
  BUILT_IN_SOUNDS,
  findBuiltInSound,
  soundCreditSchema,
  type SoundCredit,
} from '@dhvani/catalogue'
import { normaliseLoudness, type Stereo } from '@dhvani/sound-render'
import { decibels } from '@dhvani/units'
import { z } from 'zod'
import { importedFolder, masterPath, readCredits } from './imported-sounds.ts'
import { METERS } from '../render/meters.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { writeWav } from './wav.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { writeAtomically } from '../ship/write-atomically.ts'
import { decodeAudio } from './decode-audio.ts'
import { makeLoop } from './make-loop.ts'
import { resample } from '../ship/resample.ts'

const SHORTEST_SECONDS = 10
const PEAK_CEILING = decibels(-4)
const CREDITS = 'credits.json'

/** What an import did with one recording; lengths and the blend's `overlap` in seconds. */
export type ImportedSound = {
  id: string
  credit: SoundCredit
  before: { seconds: number; lufs: number; truePeak: number }
  after: { seconds: number; lufs: number; truePeak: number; overlap: number }
}

/** An import was refused; its message is one line for the operator. Nothing was changed. */
export class ImportRefused extends Error {}

const readSidecar = (folder: string): Record<string, unknown> => {
  const path = join(folder, CREDITS)
  if (!existsSync(path))
    throw new ImportRefused(
      `${CREDITS} is missing in ${folder}: it names author, licence and source of every recording.`,
    )
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new ImportRefused(
      `${CREDITS} is not a JSON object of { "sound id": { author, licence, source } }.`,
    )
  }
}

const requireCredit = (credits: Record<string, unknown>, id: string): SoundCredit => {
  const credit = soundCreditSchema.safeParse(credits[id])
  if (credit.success) return credit.data
  const missing = credits[id] === undefined ? 'nothing' : credit.error.issues[0]?.path.join('.')
  throw new ImportRefused(
    `${id}: ${CREDITS} must give its author, licence and source (${missing === 'nothing' ? 'it says nothing of it' : `${missing} is missing`}).`,
  )
}

const requireSoundId = (fileName: string): string => {
  const id = parse(fileName).name
  const sound = findBuiltInSound(id)
  if (sound?.file === id) return id
  const ids = BUILT_IN_SOUNDS.filter(({ id: own, file }) => own === file).map(({ id: own }) => own)
  throw new ImportRefused(
    sound
      ? `${fileName}: ${sound.name} plays ${sound.file}; name the recording ${sound.file} instead.`
      : `${fileName}: there is no sound "${id}". The ids are ${ids.join(', ')}.`,
  )
}

const measure = (sound: Stereo) => ({
  seconds: sound.left.length / SAMPLE_RATE,
  lufs: METERS.loudness(sound, SAMPLE_RATE),
  truePeak: METERS.truePeak(sound),
})

const prepare = async (folder: string, fileName: string, credit: SoundCredit, id: string) => {
  const audio = await decodeAudio(readFileSync(join(folder, fileName))).catch((error: unknown) => {
    throw new ImportRefused(
      `${fileName}: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  const [left, right = left] = audio.channels.map((channel) =>
    resample(channel, audio.sampleRate, SAMPLE_RATE),
  )
  const seconds = (left?.length ?? 0) / SAMPLE_RATE
  if (!left || !right || seconds < SHORTEST_SECONDS)
    throw new ImportRefused(
      `${fileName}: ${seconds.toFixed(1)} s is too short; a loop needs at least ${SHORTEST_SECONDS} s.`,
    )
  const recording = { left, right: right === left ? left.slice() : right }
  const before = measure(recording)
  if (!Number.isFinite(before.lufs)) throw new ImportRefused(`${fileName}: it is silent.`)
  const { loop, overlap } = makeLoop(recording, SAMPLE_RATE)
  if (loop.left.length < SHORTEST_SECONDS * SAMPLE_RATE * 0.8)
    throw new ImportRefused(`${fileName}: without its silence it is too short to loop.`)
  normaliseLoudness(
    loop,
    { targetLufs: getLoudnessTarget(id), peakCeiling: PEAK_CEILING, sampleRate: SAMPLE_RATE },
    METERS,
  )
  return { id, loop, report: { id, credit, before, after: { ...measure(loop), overlap } } }
}

/**
 * Puts an operator's own recordings in the catalogue's place: all of a folder, or none of it.
 *
 * @param folder recordings named by sound id (`rain.flac`), and `credits.json`
 * @throws {ImportRefused} for an unknown id, unreadable or too short audio, or a missing credit
 */
export const importSounds = async (folder: string, dataDir: string): Promise<ImportedSound[]> => {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new ImportRefused(`${folder} is not a folder.`)
  const fileNames = readdirSync(folder).filter((name) => name !== CREDITS && !name.startsWith('.'))
  if (fileNames.length === 0) throw new ImportRefused(`${folder} holds no recordings.`)
  const sidecar = readSidecar(folder)
  const wanted = fileNames.map((fileName) => {
    const id = requireSoundId(fileName)
    return { fileName, id, credit: requireCredit(sidecar, id) }
  })
  const twice = wanted.find(
    ({ id }, index) => wanted.findIndex((other) => other.id === id) !== index,
  )
  if (twice) throw new ImportRefused(`${twice.id}: there are two recordings of it; leave one.`)
  const prepared = []
  for (const { fileName, id, credit } of wanted)
    prepared.push(await prepare(folder, fileName, credit, id))
  const target = importedFolder(dataDir)
  for (const { id, loop } of prepared)
    writeAtomically(
      masterPath(target, id),
      writeWav({ channels: [loop.left, loop.right], sampleRate: SAMPLE_RATE }),
    )
  // Credits are written last: a recording without one is not in the catalogue.
  const credits = { ...readCredits(target) }
  for (const { report } of prepared) credits[report.id] = report.credit
  writeAtomically(join(target, CREDITS), JSON.stringify(credits, null, 2))
  return prepared.map(({ report }) => report)
}

/**
 * Gives a sound back to its recipe.
 *
 * @throws {ImportRefused} when no recording of that id was imported
 */
export const resetSound = (id: string, dataDir: string): void => {
  const folder = importedFolder(dataDir)
  const { [id]: removed, ...kept } = readCredits(folder)
  if (!removed) throw new ImportRefused(`${id}: no recording of it was imported.`)
  writeAtomically(join(folder, CREDITS), JSON.stringify(kept, null, 2))
  rmSync(masterPath(folder, id), { force: true })
}
