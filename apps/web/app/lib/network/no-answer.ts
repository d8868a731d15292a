import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { isOnline } from './online.ts'

/**
 * @param source  what was asked, usually an address
 * @returns the error of a request: where the browser's `fetch` failed for want of an answer, a `NoAnswerError` with
 *   the browser's words
 */
export const asNoAnswer = (error: unknown, source: string): unknown =>
  error instanceof TypeError && !(error instanceof NoAnswerError)
    ? new NoAnswerError(`${source}: ${error.message}`, { cause: error })
    : error

/** The fields in which the Supabase packages keep the error that caused theirs. */
type Trouble = {
  readonly name?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly originalError?: unknown
  readonly causingError?: unknown
  readonly context?: unknown
}

/** How auth-js names what it got no answer to, and how a browser names a request that took too long. */
const LATE = new Set<unknown>(['AuthRetryableFetchError', 'TimeoutError'])

const isNoAnswer = (trouble: Trouble): boolean =>
  trouble instanceof NoAnswerError ||
  LATE.has(trouble.name) ||
  // postgrest-js keeps of an error its name and its message, in one text.
  (typeof trouble.message === 'string' && trouble.message.startsWith('NoAnswerError: '))

/**
 * @returns whether a request failed because no answer came. False for a refusal: a page must not blame
 *   the network for that.
 */
export const isUnreached = (error: unknown, hasNetwork = isOnline()): boolean => {
  if (!hasNetwork) return true
  let trouble = error
  while (typeof trouble === 'object' && trouble !== null) {
    if (isNoAnswer(trouble)) return true
    const { originalError, causingError, cause, context }: Trouble = trouble
    trouble = originalError ?? causingError ?? cause ?? context
  }
  return false
}
