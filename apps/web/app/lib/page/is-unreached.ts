/** Words that browsers, the Supabase packages and our own requests use when no answer came. */
const NO_ANSWER = /fetch|network|load failed|loading dynamically|importing a module|no answer/i

/** The fields in which the packages keep the error that caused theirs. */
type Trouble = {
  readonly name?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly originalError?: unknown
  readonly causingError?: unknown
  readonly context?: unknown
}

const isNoAnswer = (trouble: Trouble): boolean => {
  const message = typeof trouble.message === 'string' ? trouble.message : ''
  // postgrest-js makes a plain object of a TypeError, whose message begins with the error's name.
  const isTypeError = trouble instanceof TypeError || message.startsWith('TypeError: ')
  const isLate = trouble.name === 'AuthRetryableFetchError' || trouble.name === 'TimeoutError'
  return isLate || (isTypeError && NO_ANSWER.test(message))
}

/**
 * @returns whether a request failed because no answer came. False for a refusal: a page must not blame
 *   the network for that.
 */
export const isUnreached = (error: unknown, isOnline = navigator.onLine): boolean => {
  if (!isOnline) return true
  let trouble = error
  while (typeof trouble === 'object' && trouble !== null) {
    if (isNoAnswer(trouble)) return true
    const { originalError, causingError, cause, context }: Trouble = trouble
    trouble = originalError ?? causingError ?? cause ?? context
  }
  return false
}
