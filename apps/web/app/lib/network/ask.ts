import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { DEAD_LINE } from '@dhvani/catalogue/dead-line'
import { asNoAnswer } from './no-answer.ts'

const DEAD_LINE_MS = DEAD_LINE * 1000

/** A proxy that does not reach the server answers with this status or a higher one; 500 and 501 come from the server. */
const FIRST_OF_A_GATEWAY = 502

type Asked = Parameters<typeof fetch>

/**
 * @returns whether a proxy gave this answer because it did not reach the server, which may be restarting. The
 *   services answer in JSON, their own failures too.
 */
export const isGatewayAnswer = ({ status, headers }: Response): boolean =>
  status >= FIRST_OF_A_GATEWAY && !/\bjson\b/.test(headers.get('content-type') ?? '')

/**
 * The one door for requests of the page: asks a server, with a deadline. A line that is dead but not closed
 * never ends a request by itself. A proxy that answers in the place of the server counts as no answer too: the
 * server refused nothing.
 *
 * @param read  reads as much of the answer as must have come before the deadline
 * @throws {NoAnswerError} without a network, after the deadline, and for the answer of a proxy
 * @throws what `read` throws, and the reason of the caller's own signal
 */
export const ask = async <T>(
  [input, init]: Asked,
  read: (answer: Response) => Promise<T>,
): Promise<T> => {
  const source = input instanceof Request ? input.url : String(input)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), DEAD_LINE_MS)
  try {
    const answer = await fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal,
    })
    if (isGatewayAnswer(answer)) {
      await answer.body?.cancel()
      throw new NoAnswerError(source)
    }
    return await read(answer)
  } catch (error) {
    // With this code the data client does not ask again by itself, which takes it two minutes on a dead line.
    if (deadline.signal.aborted)
      throw Object.assign(new NoAnswerError(source, { cause: error }), { code: 'ABORT_ERR' })
    throw asNoAnswer(error, source)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks a server for an answer whose body the caller reads, and watches, itself.
 *
 * @throws what `ask` throws
 */
export const askToRead = (...asked: Asked): Promise<Response> =>
  ask(asked, (answer) => Promise.resolve(answer))

/**
 * Waits for work that a press needs. The work itself goes on after the deadline, for the next press.
 *
 * @param source  names the work in the error
 * @throws {NoAnswerError} after the deadline
 * @throws the reason of the work
 */
export const withDeadline = async <T>(work: Promise<T>, source: string): Promise<T> => {
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => deadline.reject(new NoAnswerError(source)), DEAD_LINE_MS)
  try {
    return await Promise.race([work, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}
