import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, PUBLISHABLE_KEY, startServerProcess } from '../harness/index.ts'
import { createEndlessDataDirectory, ENDLESS_PATH } from './endless-view.ts'
import {
  playUploadingRounds,
  UPLOADERS_SETTINGS,
  type UploadingReport,
} from './uploading-rounds.ts'

const LONGEST_LOAD_MS = 500
/** The limit of a statement is eight seconds; uploads ask the database several times. */
const SLOWEST_ANSWER_MS = 40_000

/**
 * Stops the embedded database with a statement that never ends, under parallel uploads, inserts and
 * deletes. The server must end the database, open it anew by itself and keep what it acknowledged.
 */
export const playWatchdogRounds = async (
  rounds: number,
  onRound: (report: UploadingReport) => void,
): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-watchdog-'))
  const data = join(directory, 'data')
  await createEndlessDataDirectory(data)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = startServerProcess({
    ...UPLOADERS_SETTINGS,
    PORT: String(port),
    DATA_DIR: data,
  })
  const askEndlessly = async (): Promise<string[]> => {
    await wait(randomInt(LONGEST_LOAD_MS))
    const { status } = await fetch(origin + ENDLESS_PATH, { headers: { apikey: PUBLISHABLE_KEY } })
    return status === 503 ? [] : [`the endless request was answered ${status}`]
  }
  try {
    await playUploadingRounds({
      rounds,
      origin,
      server,
      slowestAnswerMs: SLOWEST_ANSWER_MS,
      faultOf: () => ({ told: {}, play: askEndlessly }),
      onRound,
    })
  } finally {
    await server.stop('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
}
