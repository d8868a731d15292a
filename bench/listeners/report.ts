import type { Kept, KindFigures, LoadReport } from './protocol.ts'
import { partsOf, type Usage } from './usage.ts'

/** p99 of the many, as a multiple of the p99 of the few. */
const MOST_RATIO = 10
/** The last third of the time against the second one. */
const MOST_GROWTH = 1.1
/** Under so many answers, p99 is the longest one and says little. */
const ENOUGH_ANSWERS = 100
const TENTHS = 10

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0)

export type Judge = {
  (claim: string, isTrue: boolean): void
  readonly failures: readonly string[]
}

export const createJudge = (): Judge => {
  const failures: string[] = []
  const judge = (claim: string, isTrue: boolean) => {
    console.log(`${isTrue ? 'met   ' : 'MISSED'} ${claim}`)
    if (!isTrue) failures.push(claim)
  }
  return Object.assign(judge, { failures })
}

export const showReport = (report: LoadReport, usage?: Usage): void => {
  const { people, seconds, kinds, problems, pastDeadline, sentAgain, lateTurns } = report
  const answers = kinds.reduce((sum, kind) => sum + kind.answers, 0)
  const bytes = kinds.reduce((sum, kind) => sum + kind.bytes, 0)
  console.log(
    `\n${people} listeners, ${seconds.toFixed(0)} s: ${answers} answers, ` +
      `${(answers / seconds).toFixed(0)}/s, ${(bytes / seconds / 1e6).toFixed(2)} MB/s, ` +
      `${(bytes / people / 1e6).toFixed(2)} MB for each listener`,
  )
  console.log(
    `${'call'.padEnd(22)}${'answers'.padStart(9)}${'p50 ms'.padStart(9)}` +
      `${'p99 ms'.padStart(9)}${'longest'.padStart(9)}`,
  )
  for (const { kind, answers: count, p50Ms, p99Ms, longestMs } of kinds)
    console.log(
      `${kind.padEnd(22)}${String(count).padStart(9)}${p50Ms.toFixed(1).padStart(9)}` +
        `${p99Ms.toFixed(1).padStart(9)}${longestMs.toFixed(1).padStart(9)}`,
    )
  console.log(
    `${pastDeadline} past a deadline, ${sentAgain} sent again on another connection, ` +
      `${lateTurns} turns began late`,
  )
  for (const [problem, count] of Object.entries(problems)) console.log(`  ${count} × ${problem}`)
  if (!usage) return
  const tenths = partsOf(usage.memory, Math.min(TENTHS, usage.memory.length))
  console.log(`server: ${usage.cores.toFixed(2)} cores; memory over the time, MB:`)
  console.log(`  ${tenths.map(megabytes).join('  ')}`)
}

const countProblems = ({ problems }: LoadReport): number =>
  Object.values(problems).reduce((sum, count) => sum + count, 0)

/** No answer was an error; where a deadline may refuse, those it refused are not errors. */
export const judgeErrors = (
  judge: Judge,
  report: LoadReport,
  { mayPassDeadline }: { readonly mayPassDeadline: boolean },
): void => {
  const errors = countProblems(report) + (mayPassDeadline ? 0 : report.pastDeadline)
  const exception = mayPassDeadline ? `, ${report.pastDeadline} past a deadline` : ''
  judge(`no error for ${report.people} listeners: ${errors}${exception}`, errors === 0)
}

export type Ratio = { readonly kind: string; readonly few: number; readonly many: number }

/** p99 of each kind that both loads asked for often enough. */
export const compareTails = (few: LoadReport, many: LoadReport): Ratio[] => {
  const isEnough = ({ answers }: KindFigures) => answers >= ENOUGH_ANSWERS
  return many.kinds.filter(isEnough).flatMap(({ kind, p99Ms }) => {
    const other = few.kinds.find((one) => one.kind === kind)
    return other && isEnough(other) ? [{ kind, few: other.p99Ms, many: p99Ms }] : []
  })
}

export const judgeTails = (judge: Judge, ratios: readonly Ratio[]): void => {
  if (ratios.length === 0) console.log('too few answers to compare their p99')
  for (const { kind, few, many } of ratios)
    judge(`p99 of ${kind}, many to few: ${(many / few).toFixed(1)}`, many <= few * MOST_RATIO)
}

export const judgeMemory = (judge: Judge, { memory }: Usage): void => {
  const [, second = 0, last = Infinity] = partsOf(memory, 3)
  judge(`memory, last third to second: ${(last / second).toFixed(3)}`, last <= second * MOST_GROWTH)
}

export const judgeKept = (judge: Judge, { uploads, beats, lost }: Kept): void => {
  for (const line of lost.slice(0, 20)) console.log(`  ${line}`)
  judge(
    `${uploads} uploads and ${beats} beats were acknowledged; lost: ${lost.length}`,
    lost.length === 0,
  )
}
