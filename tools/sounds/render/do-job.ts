import { join } from 'node:path'
import type { Job, JobResult } from './job.ts'
import { loadImportedSound } from '../import/imported-sounds.ts'
import { renderBeat, renderKit } from './render-beat.ts'
import { encodeTiers, renderSound } from './render-sound.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { writeAtomically } from '../ship/write-atomically.ts'
import { BEAT_KITS, BEAT_RECIPES, RECIPES } from '@dhvani/sound-render'

const find = <T>(list: readonly T[], matches: (item: T) => boolean, what: string): T => {
  const found = list.find(matches)
  if (!found) throw new Error(`There is no ${what}.`)
  return found
}

const make = (job: Job) => {
  switch (job.kind) {
    case 'sound':
      return renderSound(
        find(RECIPES, ({ file }) => file === job.id, `recipe ${job.id}`),
        getLoudnessTarget(job.id),
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
      )
    case 'kit':
      return renderKit(find(BEAT_KITS, ({ kit }) => kit === job.id, `kit ${job.id}`))
  }
}

/** Does one job and writes its files. */
export const doJob = async (job: Job, outputDir: string): Promise<JobResult> => {
  const { entry, files } = await make(job)
  for (const { facts, bytes } of files) writeAtomically(join(outputDir, facts.name), bytes)
  return { job, entry, files: files.map(({ facts }) => facts.name) }
}
