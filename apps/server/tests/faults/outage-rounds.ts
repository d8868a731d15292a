import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { destination } from 'pino'
import { createLogger } from '#platform/log.ts'
import { openPlatform } from '#platform/open-platform.ts'
import { readConfig } from '#start/read-config.ts'
import { openStorage } from '#surfaces/storage/open-storage.ts'
import { inspectStorage } from '#operator/doctor/inspect-storage.ts'
import { sweep } from '#surfaces/storage/sweep/sweep.ts'
import {
  createTestClock,
  freePort,
  startPostgres,
  startS3,
  startServerProcess,
} from '../harness/index.ts'
import { compareKept } from './kept-sounds.ts'
import { untilAllWork } from './until-all-work.ts'
import { signUpUploader, type UploadingPerson } from './uploading-person.ts'
import { watchAnswers } from './watched-fetch.ts'

export type OutageService = 'PostgreSQL' | 'S3'

export type OutageReport = {
  readonly service: OutageService
  readonly outageMs: number
  /** Sounds that all people keep together, from this round and those before. */
  readonly kept: number
  readonly deleted: number
  /** How often each refusal was given, as `status message`. */
  readonly refusals: ReadonlyMap<string, number>
  readonly slowestAnswerMs: number
  /** From the service's return until every person could work again. */
  readonly recoveredMs: number
  readonly problems: readonly string[]
}

const UPLOADERS = 4
const SHORTEST_OUTAGE_MS = 300
const LONGEST_OUTAGE_MS = 3_000
const SLOWEST_ANSWER_MS = 15_000
/** After so long, files without a sound are the sweeper's. */
const TWO_DAYS_SECONDS = 2 * 86_400

/** Compares what the sweeper leaves after two days with what the server acknowledged. */
const compareStored = async (
  settings: Readonly<Record<string, string>>,
  kept: number,
): Promise<string[]> => {
  const clock = createTestClock()
  clock.advance(TWO_DAYS_SECONDS)
  const log = createLogger('fatal', destination(2))
  const platform = await openPlatform({ config: readConfig(settings), clock, log })
  const context = await openStorage(platform)
  try {
    await sweep(context, 0)
    const found = await inspectStorage(context)
    const lost = [...found.withoutBytes, ...found.soundsWithoutFile]
    const problems = lost.map(({ name }) => `${name} has no file`)
    for (const key of found.strayFiles) problems.push(`${key} is left, and no row names it`)
    if (found.objects !== kept) problems.push(`${found.objects} files for ${kept} sounds`)
    return problems
  } finally {
    await context.blobs.close()
    await platform.close()
  }
}

/**
 * Stops PostgreSQL or the S3 store under parallel uploads, inserts and deletes, starts it again
 * on the same data, and compares what was acknowledged with what is stored, both ways. The server
 * runs all the time: it must refuse in words during the outage and recover by itself.
 */
export const playOutageRounds = async (
  rounds: number,
  onRound: (report: OutageReport) => void,
): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-outage-'))
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()])
  const services = { PostgreSQL: postgres, S3: s3 }
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    ...s3.settings,
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: await postgres.createDatabase(),
    AUTH_AUTOCONFIRM: 'true',
    AUTH_RATE_LIMITS: 'off',
    UPLOAD_QUOTA_SOUNDS: '1000',
    UPLOAD_QUOTA_MB: '100000',
    LOG_LEVEL: 'silent',
  }
  const server = startServerProcess(settings)
  const readiness = async () => (await fetch(`${origin}/readyz`)).status
  let watch = watchAnswers()
  try {
    await server.ready
    const people = await Promise.all(
      Array.from({ length: UPLOADERS }, (_, index) =>
        signUpUploader({ origin, inParts: index === 0, fetch: (...args) => watch.fetch(...args) }),
      ),
    )
    for (let round = 0; round < rounds; round += 1) {
      const service: OutageService = round % 2 === 0 ? 'PostgreSQL' : 'S3'
      const outageMs = randomInt(SHORTEST_OUTAGE_MS, LONGEST_OUTAGE_MS)
      watch = watchAnswers()
      let isOver = false
      const work = people.map((person) => person.work(() => isOver))
      let recoveredMs: number
      const problems: string[] = []
      try {
        await untilAllWork(people)
        await services[service].crash()
        await wait(outageMs)
        if ((await readiness()) !== 503) problems.push(`ready without ${service}`)
        await services[service].resume()
        recoveredMs = await untilAllWork(people)
      } finally {
        isOver = true
        await Promise.all(work)
      }
      if ((await readiness()) !== 200) problems.push(`not ready with ${service} back`)
      for (const person of people) await person.finishDeletions()
      const sum = (count: (person: UploadingPerson) => number) =>
        people.reduce((total, person) => total + count(person), 0)
      const kept = sum((person) => person.kept.size)
      problems.push(...watch.problems, ...(await compareStored(settings, kept)))
      for (const person of people) problems.push(...(await compareKept(origin, person)))
      if (watch.slowestMs > SLOWEST_ANSWER_MS)
        problems.push(`an answer took ${watch.slowestMs.toFixed(0)} ms`)
      if (server.child.exitCode !== null) problems.push(`the server ended: ${server.errors()}`)
      onRound({
        service,
        outageMs,
        kept,
        deleted: sum((person) => person.deleted.size),
        refusals: watch.refusals,
        slowestAnswerMs: watch.slowestMs,
        recoveredMs,
        problems,
      })
    }
  } finally {
    await server.stop('SIGKILL')
    await Promise.all([postgres.stop(), s3.stop()])
    await rm(directory, { recursive: true, force: true })
  }
}
