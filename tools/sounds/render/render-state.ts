import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { soundManifestSchema, type SoundManifest } from '@dhvani/catalogue'
import { jobName, type Job, type JobResult } from './job.ts'
import { writeAtomically } from '../ship/write-atomically.ts'

/** The outcomes of all jobs that were done so far. */
export type RenderState = {
  /** For every job: the hash of what it was made from, and its outcome. */
  made: Record<string, { key: string; result: JobResult }>
  /** Which loops and kits the sources of that hash list. */
  beats?: { key: string; loops: string[]; kits: string[] }
}

const statePath = (outputDir: string) => join(outputDir, '.cache', 'state.json')

/** An unreadable or missing state means that nothing was made, hence that all is stale. */
export const readState = (outputDir: string): RenderState => {
  try {
    return JSON.parse(readFileSync(statePath(outputDir), 'utf8')) as RenderState
  } catch {
    return { made: {} }
  }
}

export const writeState = (outputDir: string, state: RenderState): void =>
  writeAtomically(statePath(outputDir), JSON.stringify(state))

/** Whether a job's outcome still stands: same sources, same kind of job, all files present. */
export const isFresh = (state: RenderState, job: Job, key: string, outputDir: string): boolean => {
  const made = state.made[jobName(job)]
  return (
    made?.key === key &&
    made.result.job.kind === job.kind &&
    made.result.files.every((name) => existsSync(join(outputDir, name)))
  )
}

/** The manifest of the given jobs' outcomes. */
export const buildManifest = (made: RenderState['made'], jobs: readonly Job[]): SoundManifest => {
  const collect = (...kinds: Job['kind'][]) =>
    Object.fromEntries(
      jobs
        .filter((job) => kinds.includes(job.kind))
        .map((job) => [job.id, made[jobName(job)]?.result.entry]),
    )
  return soundManifestSchema.parse({
    format: 1,
    sounds: collect('sound', 'import'),
    beats: collect('beat'),
    kits: collect('kit'),
  })
}
