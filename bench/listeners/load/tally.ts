import type { KindFigures, LoadReport } from '../protocol.ts'
import { PastDeadline, type Answer } from './browser.ts'

const MOST_PROBLEMS = 40
const GATEWAY_TIMEOUT = 504

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Thrown where a listener cannot go on with a turn; it is counted already. */
export class Refused extends Error {}

export type Tally = {
  /**
   * Counts one call.
   *
   * @throws {Refused} when it broke, or had another status than the expected one
   */
  time(kind: string, expected: number, call: () => Promise<Answer>): Promise<Answer>
  sentAgain(): void
  lateTurn(): void
  report(people: number, seconds: number): LoadReport
}

/** Counts the calls of all listeners of one load. */
export const createTally = (): Tally => {
  const durations = new Map<string, number[]>()
  const bytes = new Map<string, number>()
  const problems = new Map<string, number>()
  let pastDeadline = 0
  let sentAgain = 0
  let lateTurns = 0

  const refuse = (kind: string, problem: string): never => {
    const text = `${kind}: ${problem.replaceAll(/\s+/g, ' ')}`
    const name = problems.size < MOST_PROBLEMS || problems.has(text) ? text : 'others'
    problems.set(name, (problems.get(name) ?? 0) + 1)
    throw new Refused(text)
  }

  const failed = (kind: string, error: unknown): never => {
    if (!(error instanceof PastDeadline))
      return refuse(kind, error instanceof Error ? error.message : String(error))
    pastDeadline += 1
    throw new Refused(`${kind}: past its deadline`)
  }

  const figuresOf = (kind: string, times: readonly number[]): KindFigures => {
    const sorted = times.toSorted((left, right) => left - right)
    return {
      kind,
      answers: sorted.length,
      p50Ms: at(sorted, 0.5),
      p99Ms: at(sorted, 0.99),
      longestMs: sorted.at(-1) ?? 0,
      bytes: bytes.get(kind) ?? 0,
    }
  }

  return {
    async time(kind, expected, call) {
      const began = performance.now()
      const answer = await call().catch((error: unknown) => failed(kind, error))
      const took = performance.now() - began
      if (answer.status === expected) {
        const times = durations.get(kind) ?? []
        durations.set(kind, times)
        times.push(took)
        bytes.set(kind, (bytes.get(kind) ?? 0) + answer.body.length)
        return answer
      }
      if (answer.status !== GATEWAY_TIMEOUT)
        return refuse(kind, `${answer.status} ${answer.body.toString('utf8', 0, 160)}`)
      pastDeadline += 1
      throw new Refused(`${kind}: 504`)
    },
    sentAgain: () => {
      sentAgain += 1
    },
    lateTurn: () => {
      lateTurns += 1
    },
    report: (people, seconds) => ({
      people,
      seconds,
      kinds: [...durations].map(([kind, times]) => figuresOf(kind, times)),
      problems: Object.fromEntries(problems),
      pastDeadline,
      sentAgain,
      lateTurns,
    }),
  }
}
