import type { FastifyRequest } from 'fastify'

/** How long a request waits for a file that is being made, in milliseconds. */
export const LONGEST_WAIT_MS = 60_000

/** RFC 7240, section 4.3. */
const WAIT = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i

/** @returns how long a caller waits for a built-in file, in milliseconds; by `Prefer: wait=…`, at most a minute */
export const patienceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): number => {
  const [, seconds] = WAIT.exec([headers.prefer ?? []].flat().join(',')) ?? []
  return seconds === undefined ? LONGEST_WAIT_MS : Math.min(Number(seconds) * 1000, LONGEST_WAIT_MS)
}
