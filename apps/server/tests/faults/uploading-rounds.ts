import type { ServerProcess } from '../harness/index.ts'
import { compareKept } from './kept-sounds.ts'
import { untilAllWork } from './until-all-work.ts'
import { signUpUploader } from './uploading-person.ts'
import { watchAnswers } from './watched-fetch.ts'

export type UploadingReport = {
  /** Sounds that all people keep together, from this round and those before. */
  readonly kept: number
  readonly deleted: number
  /** How often each refusal was given, as `status message`. */
  readonly refusals: ReadonlyMap<string, number>
  readonly slowestAnswerMs: number
  /** From the end of the fault until every person could work again. */
  readonly recoveredMs: number
  readonly problems: readonly string[]
}

/** A fault of one round, with what its report tells. */
export type Fault<Told> = {
  readonly told: Told
  /** Returns what was wrong while the fault lasted, once it is over. */
  readonly play: () => Promise<readonly string[]>
}

const UPLOADERS = 4

/** Uploaders sign up at once, upload without pause and keep everything. */
export const UPLOADERS_SETTINGS = {
  AUTH_AUTOCONFIRM: 'true',
  AUTH_RATE_LIMITS: 'off',
  UPLOAD_QUOTA_SOUNDS: '1000',
  UPLOAD_QUOTA_MB: '100000',
  LOG_LEVEL: 'silent',
} as const

/**
 * People upload, insert and delete in parallel while a fault happens in each round. After the fault
 * the server must be ready by itself and hold what it acknowledged.
 */
export const playUploadingRounds = async <Told>(options: {
  readonly rounds: number
  readonly origin: string
  readonly server: ServerProcess
  /** No answer may take longer, in milliseconds. */
  readonly slowestAnswerMs: number
  readonly faultOf: (round: number) => Fault<Told>
  /** Compares what is stored with how many sounds people keep, after each round. */
  readonly compareStored?: (kept: number) => Promise<readonly string[]>
  readonly onRound: (report: UploadingReport & Told) => void
}): Promise<void> => {
  const { origin, server } = options
  let watch = watchAnswers()
  await server.ready
  const people = await Promise.all(
    Array.from({ length: UPLOADERS }, (_, index) =>
      signUpUploader({ origin, inParts: index === 0, fetch: (...args) => watch.fetch(...args) }),
    ),
  )
  for (let round = 0; round < options.rounds; round += 1) {
    const fault = options.faultOf(round)
    watch = watchAnswers()
    let isOver = false
    const work = people.map((person) => person.work(() => isOver))
    const problems: string[] = []
    let recoveredMs: number
    try {
      await untilAllWork(people)
      problems.push(...(await fault.play()))
      recoveredMs = await untilAllWork(people)
    } finally {
      isOver = true
      await Promise.all(work)
    }
    const readiness = await fetch(`${origin}/readyz`)
    if (readiness.status !== 200) problems.push('not ready after the fault')
    for (const person of people) await person.finishDeletions()
    const kept = people.reduce((sum, person) => sum + person.kept.size, 0)
    problems.push(...watch.problems, ...((await options.compareStored?.(kept)) ?? []))
    for (const person of people) problems.push(...(await compareKept(origin, person)))
    if (watch.slowestMs > options.slowestAnswerMs)
      problems.push(`an answer took ${watch.slowestMs.toFixed(0)} ms`)
    if (server.child.exitCode !== null) problems.push(`the server ended: ${server.errors()}`)
    options.onRound({
      ...fault.told,
      kept,
      deleted: people.reduce((sum, person) => sum + person.deleted.size, 0),
      refusals: watch.refusals,
      slowestAnswerMs: watch.slowestMs,
      recoveredMs,
      problems,
    })
  }
}
