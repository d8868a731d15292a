import { hashBeats, planBeats, planSounds, type PlannedJob } from './plan-jobs.ts'
import { isFresh, readState, type RenderState } from './render-state.ts'
import { createSourceHash } from '@dhvani/audio-measures/stamps'

/** What there is to render, from which sources. */
export type RenderPlan = {
  /** What was rendered so far. */
  readonly state: RenderState
  /** Every sound, loop and kit. */
  readonly planned: readonly PlannedJob[]
  /** Those whose sources changed since they were rendered. */
  readonly stale: readonly PlannedJob[]
}

/** The loops and kits that exist; loads their code only when it changed. */
const listBeats = async (state: RenderState, key: string) => {
  if (state.beats?.key === key) return state.beats
  const { BEAT_KITS, BEAT_RECIPES } = await import('@dhvani/sound-render')
  state.beats = {
    key,
    loops: BEAT_RECIPES.map(({ loop }) => loop),
    kits: BEAT_KITS.map(({ kit }) => kit),
  }
  return state.beats
}

/**
 * @param folders `outputDir` of the rendered files, `dataDir` of the operator's recordings; without the latter
 *   every sound is planned from its recipe
 */
export const planRenders = async ({
  outputDir,
  dataDir,
}: {
  readonly outputDir: string
  readonly dataDir?: string
}): Promise<RenderPlan> => {
  const hash = createSourceHash()
  const state = readState(outputDir)
  const beatsKey = hashBeats(hash)
  const planned = [
    ...planSounds(dataDir, hash),
    ...planBeats(await listBeats(state, beatsKey), beatsKey),
  ]
  const stale = planned.filter(({ job, key }) => !isFresh(state, job, key, outputDir))
  return { state, planned, stale }
}
