import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  freePort,
  PUBLISHABLE_KEY,
  type ServerProcess,
  startServerProcess,
} from '../harness/index.ts'

export type RoundReport = {
  /** Milliseconds after the start at which the first initialisation was killed. */
  readonly killedInitialisationAt: number
  /** How many sign-ups were acknowledged when the kill was sent. */
  readonly killedSignUpsAfter: number
  readonly acknowledged: number
  /** Acknowledged accounts that were not there afterwards. */
  readonly missing: readonly string[]
}

/** Longer than a first start takes, so that some rounds kill the server after its end. */
const INITIALISATION_MS = 7_000
const MOST_SIGN_UPS = 30
/** A random delay, so that the kill also falls between two answers. */
const LONGEST_DELAY_MS = 60
const AT_ONCE = 8

type Acknowledged = { readonly email: string; readonly refreshToken: string }

const post = async (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const signUpUntilDead = async (origin: string, kept: Acknowledged[]): Promise<void> => {
  for (;;) {
    const email = `${randomUUID()}@example.com`
    try {
      const response = await post(`${origin}/auth/v1/signup`, {
        email,
        password: 'a lamp in the courtyard',
      })
      if (!response.ok) throw new Error(`sign-up answered ${response.status}`)
      const { refresh_token: refreshToken } = (await response.json()) as { refresh_token: string }
      kept.push({ email, refreshToken })
    } catch (error) {
      // The server was killed: what was not answered was not acknowledged.
      if (error instanceof TypeError || (error as Error).name === 'SyntaxError') return
      throw error
    }
  }
}

const findMissing = async (origin: string, kept: readonly Acknowledged[]): Promise<string[]> => {
  const missing: string[] = []
  for (const { email, refreshToken } of kept) {
    const response = await post(`${origin}/auth/v1/token?grant_type=refresh_token`, {
      refresh_token: refreshToken,
    })
    if (!response.ok) missing.push(email)
    await response.body?.cancel()
  }
  return missing
}

/**
 * Kills the server while it sets itself up, then while people sign up, and starts it again each
 * time: the start must work, and every acknowledged account must be there.
 */
export const playRound = async (): Promise<RoundReport> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-faults-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    AUTH_AUTOCONFIRM: 'true',
    AUTH_RATE_LIMITS: 'off',
  }
  let server: ServerProcess | undefined
  const killedInitialisationAt = randomInt(INITIALISATION_MS)
  const killedSignUpsAfter = 1 + randomInt(MOST_SIGN_UPS)
  try {
    server = startServerProcess(settings)
    await wait(killedInitialisationAt)
    await server.stop('SIGKILL')

    server = startServerProcess(settings)
    await server.ready
    const kept: Acknowledged[] = []
    const people = Array.from({ length: AT_ONCE }, () => signUpUntilDead(origin, kept))
    while (kept.length < killedSignUpsAfter) await wait(5)
    await wait(randomInt(LONGEST_DELAY_MS))
    await server.stop('SIGKILL')
    await Promise.all(people)

    server = startServerProcess(settings)
    await server.ready
    const missing = await findMissing(origin, kept)
    return { killedInitialisationAt, killedSignUpsAfter, acknowledged: kept.length, missing }
  } finally {
    await server?.stop('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
}
