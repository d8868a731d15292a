import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { jobName, type Job, type JobResult } from './job.ts'
import { hashBeats, planBeats, planSounds } from './plan-jobs.ts'
import { buildManifest, isFresh, readState, writeState, type RenderState } from './render-state.ts'
import { runJobs } from './run-jobs.ts'
import { createSourceHash } from './source-hash.ts'
import { writeAtomically } from './write-atomically.ts'

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

/**
 * Renders every sound, loop and kit whose sources changed since it was made, and writes the
 * manifest. With nothing stale it only reads and hashes sources.
 *
 * Interrupted, it goes on where it stopped: each outcome is recorded as it is made.
 *
 * @throws {Error} naming the sound that could not be rendered
 */
export const renderStaleSounds = async (
  options: RenderStaleOptions,
): Promise<{ rendered: number; manifestPath: string }> => {
  const { outputDir, dataDir, onProgress } = options
  const hash = createSourceHash()
  const state = readState(outputDir)
  const planned = [
    ...planSounds(dataDir, hash),
    ...planBeats(await listBeats(state, hashBeats(hash)), hashBeats(hash)),
  ]
  const keys = new Map(planned.map(({ job, key }) => [jobName(job), key]))
  const stale = planned.filter(({ job, key }) => !isFresh(state, job, key, outputDir))
  let rendered = 0
  await runJobs<Job, JobResult>(
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
  const manifestPath = join(outputDir, 'manifest.json')
  const manifest = JSON.stringify(
    buildManifest(
      state,
      planned.map(({ job }) => job),
    ),
    null,
    1,
  )
  if (!existsSync(manifestPath) || readFileSync(manifestPath, 'utf8') !== manifest) {
    writeAtomically(manifestPath, manifest)
    writeState(outputDir, state)
  }
  return { rendered, manifestPath }
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
