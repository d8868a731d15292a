import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobName } from './job.ts'
import type { PlannedJob } from './plan-jobs.ts'
import { isFresh, type RenderState } from './render-state.ts'
import { writeAtomically } from '../ship/write-atomically.ts'

/** The record in the repository. */
export const RECORD = join(import.meta.dirname, 'recorded-renders.json')

/**
 * Renders are the same on every run, so the repository keeps what each of them leaves behind: its entry of
 * the manifest and the names of its files, under the hash of its sources.
 *
 * @returns the record of a path; nothing is recorded where there is no such file
 */
export const readRecord = (path: string): RenderState['made'] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RenderState['made']) : {}

/**
 * @param state what was rendered
 * @returns what each planned job left behind, or will leave behind by the record; jobs of which neither is
 *   known are absent
 */
export const foretell = (
  { made }: RenderState,
  planned: readonly PlannedJob[],
  record: RenderState['made'],
): RenderState['made'] => {
  const known = planned.flatMap(({ job, key }) => {
    const name = jobName(job)
    const found = [made[name], record[name]].find(
      (outcome) => outcome?.key === key && outcome.result.job.kind === job.kind,
    )
    return found ? [[name, found] as const] : []
  })
  return Object.fromEntries(known)
}

/**
 * Writes what was rendered into the record, and removes what the sources no longer make.
 *
 * @param planned without an operator's recordings
 * @returns whether the record changed
 */
export const writeRecord = (
  path: string,
  state: RenderState,
  planned: readonly PlannedJob[],
  outputDir: string,
): boolean => {
  const fresh = planned.filter(({ job, key }) => isFresh(state, job, key, outputDir))
  const rendered = Object.fromEntries(
    fresh.map(({ job }) => [jobName(job), state.made[jobName(job)]!] as const),
  )
  const before = readRecord(path)
  const record = foretell({ made: rendered }, planned, before)
  const text = `${JSON.stringify(record, null, 1)}\n`
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  writeAtomically(path, text)
  return true
}
