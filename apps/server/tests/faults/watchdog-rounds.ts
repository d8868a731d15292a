import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, PUBLISHABLE_KEY, startServerProcess } from '../harness/index.ts'
import { createEndlessDataDirectory, ENDLESS_PATH } from './endless-view.ts'
import { compareKept } from './kept-sounds.ts'
import { signUpUploader } from './uploading-person.ts'
import { untilAllWork } from './until-all-work.ts'
import { watchAnswers } from './watched-fetch.ts'

export type WatchdogReport = {
  /** Sounds that all people keep together, from this round and those before. */
  readonly kept: number
  readonly deleted: number
  /** How often each refusal was given, as `status message`. */
  readonly refusals: ReadonlyMap<string, number>
  readonly slowestAnswerMs: number
  /** From the refusal of the endless request until every person could work again. */
  readonly recoveredMs: number
  readonly problems: readonly string[]
}

const UPLOADERS = 4
const LONGEST_LOAD_MS = 500
/** The limit of a statement is eight seconds; uploads ask the database several times. */
const SLOWEST_ANSWER_MS = 40_000

/**
 * Stops the embedded database with a statement that never ends, under parallel uploads, inserts and
 * deletes. The server must end the database, open it anew by itself and keep what it acknowledged.
 */
export const playWatchdogRounds = async (
  rounds: number,
  onRound: (report: WatchdogReport) => void,
): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-watchdog-'))
  const data = join(directory, 'data')
  await createEndlessDataDirectory(data)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = startServerProcess({
    PORT: String(port),
    DATA_DIR: data,
    AUTH_AUTOCONFIRM: 'true',
    AUTH_RATE_LIMITS: 'off',
    UPLOAD_QUOTA_SOUNDS: '1000',
    UPLOAD_QUOTA_MB: '100000',
    LOG_LEVEL: 'silent',
  })
  let watch = watchAnswers()
  try {
    await server.ready
    const people = await Promise.all(
      Array.from({ length: UPLOADERS }, (_, index) =>
        signUpUploader({ origin, inParts: index === 0, fetch: (...args) => watch.fetch(...args) }),
      ),
    )
    for (let round = 0; round < rounds; round += 1) {
      watch = watchAnswers()
      let isOver = false
      const work = people.map((person) => person.work(() => isOver))
      const problems: string[] = []
      let recoveredMs: number
      try {
        await untilAllWork(people)
        await wait(randomInt(LONGEST_LOAD_MS))
        const { status } = await fetch(origin + ENDLESS_PATH, {
          headers: { apikey: PUBLISHABLE_KEY },
        })
        if (status !== 503) problems.push(`the endless request was answered ${status}`)
        recoveredMs = await untilAllWork(people)
      } finally {
        isOver = true
        await Promise.all(work)
      }
      const readiness = await fetch(`${origin}/readyz`)
      if (readiness.status !== 200) problems.push('not ready after the database was opened anew')
      for (const person of people) await person.finishDeletions()
      problems.push(...watch.problems)
      for (const person of people) problems.push(...(await compareKept(origin, person)))
      if (watch.slowestMs > SLOWEST_ANSWER_MS)
        problems.push(`an answer took ${watch.slowestMs.toFixed(0)} ms`)
      if (server.child.exitCode !== null) problems.push(`the server ended: ${server.errors()}`)
      onRound({
        kept: people.reduce((sum, person) => sum + person.kept.size, 0),
        deleted: people.reduce((sum, person) => sum + person.deleted.size, 0),
        refusals: watch.refusals,
        slowestAnswerMs: watch.slowestMs,
        recoveredMs,
        problems,
      })
    }
  } finally {
    await server.stop('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
}
