import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { jobName, type Job, type JobResult } from './job.ts'
import { hashBeats, planBeats, planSounds, type PlannedJob } from './plan-jobs.ts'
import { withRenderLock } from './render-lock.ts'
import { buildManifest, isFresh, readState, writeState, type RenderState } from './render-state.ts'
import { runJobs } from './run-jobs.ts'
import { createSourceHash } from '@dhvani/audio-measures/stamps'
import { writeAtomically } from '../ship/write-atomically.ts'

export type RenderStaleOptions = {
  /** Where the files of the `dhvani` bucket and `manifest.json` go. */
  outputDir: string
  /** Where an operator's imported recordings are kept. */
  dataDir: string
  /** Called with one line of progress at a time. */
  onProgress: (line: string) => void
  /** Threads; 2 unless told otherwise, and never more than the machine has. */
  workers?: number
}

const DEFAULT_WORKERS = 2

type Plan = { state: RenderState; planned: PlannedJob[]; stale: PlannedJob[] }

/**
 * Renders every sound, loop and kit whose sources changed since it was made, and writes the
 * manifest. With nothing stale it only reads and hashes sources.
 *
 * Each result is recorded at once, so a call after an interrupted one continues where that one
 * stopped. While another process renders into the same folder, the call waits; then it renders what
 * is still stale.
 *
 * @throws {Error} naming the sound that could not be rendered
 */
export const renderStaleSounds = async (
  options: RenderStaleOptions,
): Promise<{ rendered: number; manifestPath: string }> => {
  const { outputDir, onProgress } = options
  const manifestPath = join(outputDir, 'manifest.json')
  const plan = await makePlan(options)
  if (plan.stale.length === 0 && isWritten(manifestPath, plan)) return { rendered: 0, manifestPath }
  return withRenderLock(
    outputDir,
    () => onProgress('Rendering sounds: waiting for another process that renders them'),
    async () => {
      const current = await makePlan(options)
      await render(options, current)
      writeState(outputDir, current.state)
      writeAtomically(manifestPath, manifestText(current))
      return { rendered: current.stale.length, manifestPath }
    },
  )
}

const makePlan = async ({ outputDir, dataDir }: RenderStaleOptions): Promise<Plan> => {
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

const render = (options: RenderStaleOptions, { state, stale }: Plan): Promise<void> => {
  const { outputDir, onProgress } = options
  const keys = new Map(stale.map(({ job, key }) => [jobName(job), key]))
  let rendered = 0
  return runJobs<Job, JobResult>(
    stale.map(({ job }) => job),
    {
      worker: new URL('./render-worker.ts', import.meta.url),
      workerData: { outputDir },
      describe: (job) => `Rendering ${job.id} failed`,
      workers: Math.min(options.workers ?? DEFAULT_WORKERS, availableParallelism()),
      onResult: (result) => {
        const name = jobName(result.job)
        state.made[name] = { key: keys.get(name)!, result }
        writeState(outputDir, state)
        rendered += 1
        onProgress(`Rendering sounds: ${result.job.id} (${rendered} of ${stale.length})`)
      },
    },
  )
}

const manifestText = ({ state, planned }: Plan): string => {
  const jobs = planned.map(({ job }) => job)
  return JSON.stringify(buildManifest(state, jobs), null, 1)
}

const isWritten = (path: string, plan: Plan): boolean =>
  existsSync(path) && readFileSync(path, 'utf8') === manifestText(plan)

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
