import { DEAD_LINE } from '@dhvani/catalogue/dead-line'

/** Statuses below it, 500 and 501, are of the server itself. */
const FIRST_OF_A_GATEWAY = 502

type Asked = Parameters<typeof fetch>

/**
 * @returns whether a proxy gave this answer because it did not reach the server, which may be restarting. The
 *   services answer in JSON, their own failures too.
 */
export const isGatewayAnswer = ({ status, headers }: Response): boolean =>
  status >= FIRST_OF_A_GATEWAY && !/\bjson\b/.test(headers.get('content-type') ?? '')

/**
 * Asks a server, with a deadline. A line that is dead but not closed never ends a request by itself. A proxy
 * that answers in the place of the server counts as no answer too: the server refused nothing.
 *
 * @param read  reads as much of the answer as must have come before the deadline
 * @throws {TypeError} 'No answer from …' after the deadline, and for the answer of a proxy
 */
export const askWithin = async <T>(
  [input, init]: Asked,
  read: (answer: Response) => Promise<T>,
): Promise<T> => {
  const noAnswer = (cause?: unknown) =>
    new TypeError(`No answer from ${input instanceof Request ? input.url : String(input)}`, {
      cause,
    })
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), DEAD_LINE * 1000)
  try {
    const answer = await fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal,
    })
    if (isGatewayAnswer(answer)) {
      await answer.body?.cancel()
      throw noAnswer()
    }
    return await read(answer)
  } catch (error) {
    // With this code the data client does not ask again by itself, which takes it two minutes on a dead line.
    throw deadline.signal.aborted ? Object.assign(noAnswer(error), { code: 'ABORT_ERR' }) : error
  } finally {
    clearTimeout(timer)
  }
}
