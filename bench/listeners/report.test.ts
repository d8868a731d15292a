import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { LoadReport } from './protocol.ts'
import {
  compareTails,
  createJudge,
  judgeErrors,
  judgeKept,
  judgeMemory,
  judgeTails,
} from './report.ts'

/** The judge also prints. */
beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterAll(() => void vi.restoreAllMocks())

const reportOf = (p99Ms: number, more: Partial<LoadReport> = {}): LoadReport => ({
  people: 10,
  seconds: 60,
  kinds: [{ kind: 'list', answers: 100, p50Ms: 1, p99Ms, longestMs: p99Ms, bytes: 0 }],
  problems: {},
  pastDeadline: 0,
  sentAgain: 0,
  lateTurns: 0,
  ...more,
})

const failuresOf = (judgeIt: (judge: ReturnType<typeof createJudge>) => void) => {
  const judge = createJudge()
  judgeIt(judge)
  return judge.failures.length
}

it('allows a p99 of ten times that of few listeners, and no more', () => {
  const failures = (many: number) =>
    failuresOf((judge) => judgeTails(judge, compareTails(reportOf(5), reportOf(many))))
  expect([failures(50), failures(51)]).toEqual([0, 1])
})

it('does not judge the p99 of a few answers', () => {
  const [kind] = reportOf(5).kinds
  const few = reportOf(5, { kinds: kind ? [{ ...kind, answers: 99 }] : [] })
  expect(compareTails(few, reportOf(500))).toEqual([])
})

it('fails for every request that was refused, and for a deadline only where none is allowed', () => {
  const failures = (report: LoadReport, mayPassDeadline: boolean) =>
    failuresOf((judge) => judgeErrors(judge, report, { mayPassDeadline }))
  expect(failures(reportOf(1), false)).toBe(0)
  expect(failures(reportOf(1, { problems: { 'list: 500': 1 } }), true)).toBe(1)
  expect(failures(reportOf(1, { pastDeadline: 1 }), true)).toBe(0)
  expect(failures(reportOf(1, { pastDeadline: 1 }), false)).toBe(1)
})

it('allows memory to grow in the first third, and then by a tenth', () => {
  const failures = (memory: readonly number[]) =>
    failuresOf((judge) => judgeMemory(judge, { memory, cores: 1 }))
  expect(failures([10, 50, 100, 100, 110, 110])).toBe(0)
  expect(failures([100, 100, 100, 100, 111, 111])).toBe(1)
})

it('fails when something acknowledged is gone', () => {
  const failures = (lost: readonly string[]) =>
    failuresOf((judge) => judgeKept(judge, { uploads: 1, beats: 1, lost }))
  expect([failures([]), failures(['a beat'])]).toEqual([0, 1])
})
