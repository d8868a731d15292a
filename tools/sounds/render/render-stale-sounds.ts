import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createJobQueue, type JobQueue } from './job-queue.ts'
import { jobName, type Job, type JobResult } from './job.ts'
import { planRenders, type RenderPlan } from './plan-renders.ts'
import { foretell, readRecord, RECORD } from './recorded-renders.ts'
import { withRenderLock } from './render-lock.ts'
import { buildManifest, writeState } from './render-state.ts'
import { runJobs } from './run-jobs.ts'
import { writeAtomically } from '../ship/write-atomically.ts'

export type RenderStaleOptions = {
  /** Where the files of the `dhvani` bucket and `manifest.json` go. */
  outputDir: string
  /** Where an operator's imported recordings are kept. */
  dataDir: string
  /** Called with one line of progress at a time. */
  onProgress: (line: string) => void
  /** Called once, before the first render, with the jobs that wait for a thread. */
  onQueue?: (queue: JobQueue<Job>) => void
  /** Called with the result of each render once its files are written. */
  onMade?: (result: JobResult) => void
}

const manifestPath = ({ outputDir }: { outputDir: string }) => join(outputDir, 'manifest.json')

const manifestText = ({ planned }: RenderPlan, made: Parameters<typeof buildManifest>[0]): string =>
  JSON.stringify(
    buildManifest(
      made,
      planned.map(({ job }) => job),
    ),
    null,
    1,
  )

const isWritten = (path: string, text: string): boolean =>
  existsSync(path) && readFileSync(path, 'utf8') === text

const render = (options: RenderStaleOptions, { state, stale }: RenderPlan): Promise<void> => {
  const { outputDir, onProgress } = options
  const keys = new Map(stale.map(({ job, key }) => [jobName(job), key]))
  const queue = createJobQueue(stale.map(({ job }) => job))
  options.onQueue?.(queue)
  let rendered = 0
  return runJobs<Job, JobResult>(queue, {
    worker: new URL('./render-worker.ts', import.meta.url),
    workerData: { outputDir, recorded: foretell({ made: {} }, stale, readRecord(RECORD)) },
    describe: (job) => `Rendering ${job.id} failed`,
    workers: availableParallelism(),
    onResult: (result) => {
      const name = jobName(result.job)
      state.made[name] = { key: keys.get(name)!, result }
      writeState(outputDir, state)
      rendered += 1
      onProgress(`Rendering sounds: ${result.job.id} (${rendered} of ${stale.length})`)
      options.onMade?.(result)
    },
  })
}

const withLock = <T>({ outputDir, onProgress }: RenderStaleOptions, work: () => Promise<T>) =>
  withRenderLock(
    outputDir,
    () => onProgress('Rendering sounds: waiting for another process that renders them'),
    work,
  )

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
  const path = manifestPath(options)
  const plan = await planRenders(options)
  if (plan.stale.length === 0 && isWritten(path, manifestText(plan, plan.state.made)))
    return { rendered: 0, manifestPath: path }
  return withLock(options, async () => {
    const current = await planRenders(options)
    await render(options, current)
    writeState(options.outputDir, current.state)
    writeAtomically(path, manifestText(current, current.state.made))
    return { rendered: current.stale.length, manifestPath: path }
  })
}

/**
 * Writes the manifest before the renders, by the record of what each of them leaves behind. What the record
 * does not tell, such as a recipe that was changed, is rendered first.
 *
 * @returns what is still to be rendered, in the order of the renders
 * @throws {Error} naming the sound that could not be rendered
 */
export const foretellSounds = async (
  options: RenderStaleOptions,
  record = RECORD,
): Promise<readonly JobResult[]> => {
  const plan = await planRenders(options)
  const made = foretell(plan.state, plan.planned, readRecord(record))
  const unknown = plan.stale.filter(({ job }) => !(jobName(job) in made))
  if (unknown.length > 0) {
    await withLock(options, async () => {
      const current = await planRenders(options)
      const names = new Set(unknown.map(({ job }) => jobName(job)))
      const stale = current.stale.filter(({ job }) => names.has(jobName(job)))
      await render(options, { ...current, stale })
    })
    return foretellSounds(options, record)
  }
  const text = manifestText(plan, made)
  if (!isWritten(manifestPath(options), text)) writeAtomically(manifestPath(options), text)
  return plan.stale.map(({ job }) => made[jobName(job)]!.result)
}
