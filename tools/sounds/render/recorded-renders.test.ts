import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jobName, type JobResult } from './job.ts'
import type { PlannedJob } from './plan-jobs.ts'
import { planRenders } from './plan-renders.ts'
import { foretell, readRecord, RECORD, writeRecord } from './recorded-renders.ts'
import { writeAtomically } from '../ship/write-atomically.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhvani-record-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const planned = (id: string, key: string): PlannedJob => ({ job: { kind: 'sound', id }, key })
const made = (id: string, key: string, version: string) => {
  const entry = { pcmHash: version } as JobResult['entry']
  const result: JobResult = { job: { kind: 'sound', id }, entry, files: [`${id}.mp3`], gains: {} }
  return { [`sound:${id}`]: { key, result } }
}

it('is of the recipes as they are', async () => {
  const { planned: jobs } = await planRenders({ outputDir: folder })
  const record = readRecord(RECORD)
  const stale = jobs.filter(({ job, key }) => record[jobName(job)]?.key !== key)
  expect(
    stale.map(({ job }) => jobName(job)),
    'Run npm run sounds and commit its record',
  ).toEqual([])
  expect(Object.keys(record)).toHaveLength(jobs.length)
})

it('tells what was rendered, else what is recorded of the same sources', () => {
  const jobs = [planned('rain', 'new'), planned('train', 'same'), planned('breeze', 'changed')]
  const state = { made: made('rain', 'new', 'rendered') }
  const record = {
    ...made('rain', 'new', 'recorded'),
    ...made('train', 'same', 'recorded'),
    ...made('breeze', 'before', 'recorded'),
  }
  const told = foretell(state, jobs, record)
  expect(Object.entries(told).map(([name, { result }]) => [name, result.entry])).toEqual([
    ['sound:rain', { pcmHash: 'rendered' }],
    ['sound:train', { pcmHash: 'recorded' }],
  ])
})

it('tells nothing of a recording that an operator put in the place of a recipe', () => {
  const recording: PlannedJob = { job: { kind: 'import', id: 'rain', folder }, key: 'same' }
  expect(foretell({ made: {} }, [recording], made('rain', 'same', 'recorded'))).toEqual({})
})

it('records what was rendered, keeps what was not, and drops what no recipe makes', () => {
  const path = join(folder, 'record.json')
  writeAtomically(join(folder, 'rain.mp3'), 'rendered')
  writeAtomically(
    path,
    JSON.stringify({ ...made('train', 'same', 'recorded'), ...made('gone', 'old', 'recorded') }),
  )
  const jobs = [planned('rain', 'new'), planned('train', 'same')]
  const state = { made: made('rain', 'new', 'rendered') }
  expect(writeRecord(path, state, jobs, folder)).toBe(true)
  expect(Object.keys(readRecord(path))).toEqual(['sound:rain', 'sound:train'])
  expect(writeRecord(path, state, jobs, folder), 'a second time').toBe(false)
})
