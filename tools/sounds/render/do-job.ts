import { join } from 'node:path'
import { loopsOf, type Job, type JobResult } from './job.ts'
import { loadImportedSound } from '../import/imported-sounds.ts'
import { renderBeat, renderKit } from './render-beat.ts'
import { encodeTiers, renderSound } from './render-sound.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import type { RecordedLoops } from '../ship/encode-files.ts'
import { writeAtomically } from '../ship/write-atomically.ts'
import { BEAT_KITS, BEAT_RECIPES, RECIPES } from '@dhvani/sound-render'

const find = <T>(list: readonly T[], matches: (item: T) => boolean, what: string): T => {
  const found = list.find(matches)
  if (!found) throw new Error(`There is no ${what}.`)
  return found
}

const make = (job: Job, recorded: RecordedLoops) => {
  switch (job.kind) {
    case 'sound':
      return renderSound(
        find(RECIPES, ({ file }) => file === job.id, `recipe ${job.id}`),
        getLoudnessTarget(job.id),
        recorded,
      )
    case 'import': {
      const { sound, credit } = loadImportedSound(job.folder, job.id)
      return encodeTiers(
        job.id,
        sound,
        { bitrate: 192, targetLufs: getLoudnessTarget(job.id) },
        { credit },
      )
    }
    case 'beat':
      return renderBeat(
        find(BEAT_RECIPES, ({ loop }) => loop === job.id, `loop ${job.id}`),
        BEAT_KITS,
        recorded,
      )
    case 'kit':
      return renderKit(find(BEAT_KITS, ({ kit }) => kit === job.id, `kit ${job.id}`))
  }
}

/**
 * Does one job and writes its files.
 *
 * @param recorded what the same sources made before, if that is known
 */
export const doJob = async (
  job: Job,
  outputDir: string,
  recorded?: JobResult,
): Promise<JobResult> => {
  const { entry, files } = await make(job, recorded ? loopsOf(recorded) : new Map())
  for (const { facts, bytes } of files) writeAtomically(join(outputDir, facts.name), bytes)
  const gains = files.flatMap(({ facts, gain }) => (gain === undefined ? [] : [[facts.name, gain]]))
  return {
    job,
    entry,
    files: files.map(({ facts }) => facts.name),
    gains: Object.fromEntries(gains) as Record<string, number>,
  }
}
