import { isIPv6 } from 'node:net'
import type { Config } from '#platform/config.ts'
import { findServiceKey } from '#platform/keys/service-key.ts'

/** Below it a server answers the operator's own commands. */
export const OPERATOR_PREFIX = '/operator/v1'

export type OperatorPath = '/backup' | '/inspection'

/** The type of a backup, which no page of another program has. */
export const BACKUP_TYPE = 'application/x-tar'

/** A server that listens on every address also does on that of this machine. */
const THIS_MACHINE: Readonly<Record<string, string | undefined>> = {
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
}

/** @returns the host as a URL names it (RFC 3986, section 3.2.2) */
const hostOf = (listening: string): string => {
  const host = THIS_MACHINE[listening] ?? listening
  return isIPv6(host) ? `[${host}]` : host
}

/** @returns the address at which a server with these settings listens, for a program on its machine */
export const listeningOrigin = ({ host, port }: Pick<Config, 'host' | 'port'>): string =>
  `http://${hostOf(host)}:${port}`

/** A server takes connections and does not answer: it hangs, or its process was paused. */
export class SilentServerError extends Error {
  override readonly name = 'SilentServerError'
}

const PATIENCE_MS = 10_000

/**
 * @returns whether a server answers at all
 * @throws {SilentServerError} when it takes the connection and says nothing
 */
const answers = async (origin: string, patienceMs: number): Promise<boolean> => {
  try {
    await fetch(`${origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    return true
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') return false
    throw new SilentServerError(
      `A server listens at ${origin} and does not answer within ${patienceMs / 1000} s. Restart it.`,
      { cause: error },
    )
  }
}

/**
 * Asks the server whether it is alive first, which has a limit; the answer to `path` may need long work.
 *
 * @param patienceMs how long the server may take to say that it is alive
 * @returns the answer of a server that runs with these settings; `undefined` where none runs
 * @throws {SilentServerError} when the server does not say that it is alive
 */
export const askRunningServer = async (
  config: Config,
  path: OperatorPath,
  patienceMs = PATIENCE_MS,
): Promise<Response | undefined> => {
  const key = await findServiceKey(config.serviceKey, config.dataDirectory)
  if (key === undefined) return undefined
  const origin = listeningOrigin(config)
  if (!(await answers(origin, patienceMs))) return undefined
  const headers = { apikey: key, authorization: `Bearer ${key}` }
  // `fetch` would carry the key on to the address of a redirect.
  const init = { headers, redirect: 'manual' } as const
  return fetch(`${origin}${OPERATOR_PREFIX}${path}`, init).catch(() => undefined)
}
