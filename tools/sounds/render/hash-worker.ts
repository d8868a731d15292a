import { BEAT_KITS, BEAT_RECIPES, hashPcm16, RECIPES } from '@dhvani/sound-render'
import { renderWholeLoop } from './render-beat.ts'
import { renderTake } from './render-sound.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { serveJobs } from './serve-jobs.ts'

/** Renders a sound or a loop as the build does, without encoding it: its name and its hash. */
serveJobs(async (id: string): Promise<readonly [id: string, hash: string]> => {
  const sound = RECIPES.find(({ file }) => file === id)
  if (sound) return [id, hashPcm16(renderTake(sound, sound.defaultSeed, getLoudnessTarget(id)))]
  const beat = BEAT_RECIPES.find(({ loop }) => loop === id)
  if (!beat) throw new Error(`There is no sound and no loop ${id}.`)
  return [id, hashPcm16(renderWholeLoop(beat, BEAT_KITS).whole)]
})
