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
import {
  playUploadingRounds,
  UPLOADERS_SETTINGS,
  type UploadingReport,
} from './uploading-rounds.ts'

export type OutageService = 'PostgreSQL' | 'S3'

type Outage = { readonly service: OutageService; readonly outageMs: number }
export type OutageReport = UploadingReport & Outage

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
    ...UPLOADERS_SETTINGS,
    ...s3.settings,
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: await postgres.createDatabase(),
  }
  const server = startServerProcess(settings)
  const stopForAWhile = async ({ service, outageMs }: Outage): Promise<string[]> => {
    await services[service].crash()
    await wait(outageMs)
    const { status } = await fetch(`${origin}/readyz`)
    await services[service].resume()
    return status === 503 ? [] : [`ready without ${service}`]
  }
  try {
    await playUploadingRounds({
      rounds,
      origin,
      server,
      slowestAnswerMs: SLOWEST_ANSWER_MS,
      faultOf: (round) => {
        const outage: Outage = {
          service: round % 2 === 0 ? 'PostgreSQL' : 'S3',
          outageMs: randomInt(SHORTEST_OUTAGE_MS, LONGEST_OUTAGE_MS),
        }
        return { told: outage, play: () => stopForAWhile(outage) }
      },
      compareStored: (kept) => compareStored(settings, kept),
      onRound,
    })
  } finally {
    await server.stop('SIGKILL')
    await Promise.all([postgres.stop(), s3.stop()])
    await rm(directory, { recursive: true, force: true })
  }
}
