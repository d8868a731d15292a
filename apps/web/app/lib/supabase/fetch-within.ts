import { noteAnswer } from '#lib/page/failed-answer.ts'

/** How long a request may take, in milliseconds: as long as a part of the page (import-part.ts). */
const ANSWER_WITHIN_MS = 30_000

/**
 * `fetch` whose answer has to begin before a deadline. A line that is dead but not closed never ends a
 * request by itself, and the form behind it would stay pressed for ever. Once an answer has begun, the
 * deadline is over: it would end the reading of an answer that no one reads, which nothing catches.
 *
 * @throws {TypeError} 'No answer from …' after the deadline
 */
export const fetchWithin: typeof fetch = async (input, init) => {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), ANSWER_WITHIN_MS)
  try {
    const answer = await fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal,
    })
    noteAnswer(answer)
    return answer
  } catch (error) {
    if (!deadline.signal.aborted) throw error
    const address = input instanceof Request ? input.url : String(input)
    throw new TypeError(`No answer from ${address}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
