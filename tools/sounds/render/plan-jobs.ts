import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SOUND_FILES } from '@dhvani/catalogue'
import { hashImportedSound, importedFolder, listImportedSounds } from '../import/imported-sounds.ts'
import type { Job } from './job.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { encoderVersion, type SourceHash } from '@dhvani/audio-measures/stamps'

const here = import.meta.dirname
const rendererSource = resolve(here, '../../../packages/sound-render/src')

/** A job with the hash of everything its outcome depends on. */
export type PlannedJob = { job: Job; key: string }

/** Sounds that take longest are rendered first, so that all threads finish together. */
const LONGEST_FIRST = ['coffee-shop', 'indian-traffic', 'morning-birds', 'rain-thunder', 'train']

const rank = (id: string) => {
  const index = LONGEST_FIRST.indexOf(id)
  return index < 0 ? LONGEST_FIRST.length : index
}

/**
 * The eleven sound files, each from its recipe or from an operator's recording. The plan reads source
 * files but runs none of them, so that a start with nothing stale costs milliseconds.
 */
export const planSounds = (dataDir: string | undefined, hash: SourceHash): PlannedJob[] => {
  const imported = new Set(dataDir === undefined ? [] : listImportedSounds(dataDir))
  const folder = importedFolder(dataDir ?? '')
  const encoding = `${encoderVersion()} ${hash([join(here, 'render-sound.ts')])}`
  return SOUND_FILES.toSorted((a, b) => rank(a) - rank(b)).flatMap((id): PlannedJob[] => {
    const finishing = `${encoding} ${getLoudnessTarget(id)} LUFS`
    if (imported.has(id)) {
      const key = `${finishing} ${hashImportedSound(folder, id)}`
      return [{ job: { kind: 'import', id, folder }, key }]
    }
    const recipe = join(rendererSource, 'recipes', `${id}.ts`)
    if (!existsSync(recipe)) return []
    return [{ job: { kind: 'sound', id }, key: `${finishing} ${hash([recipe])}` }]
  })
}

/** What every loop and kit of the beatbox is made from, as one hash. */
export const hashBeats = (hash: SourceHash): string =>
  `${encoderVersion()} ${hash([join(here, 'render-beat.ts'), join(rendererSource, 'beats/index.ts')])}`

/** @param ids loops and kits that exist, as the beats' own code lists them */
export const planBeats = (ids: { loops: string[]; kits: string[] }, key: string): PlannedJob[] => [
  ...ids.loops.map((id): PlannedJob => ({ job: { kind: 'beat', id }, key })),
  ...ids.kits.map((id): PlannedJob => ({ job: { kind: 'kit', id }, key })),
]
