/** How browsers, our own request and the packages say that no answer came. */
const NO_ANSWER = /fetch|network|load failed|loading dynamically|importing a module|no answer/i

/** Where the packages keep what went wrong underneath. */
type Trouble = {
  readonly name?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly originalError?: unknown
  readonly causingError?: unknown
}

const isNoAnswer = (trouble: Trouble): boolean => {
  const message = typeof trouble.message === 'string' ? trouble.message : ''
  // postgrest-js makes a plain object of it, with the error's name in front.
  const isTypeError = trouble instanceof TypeError || message.startsWith('TypeError: ')
  return trouble.name === 'AuthRetryableFetchError' || (isTypeError && NO_ANSWER.test(message))
}

/**
 * Tells a service that was not reached from one that refused: only of the first is it true that
 * nothing is wrong with what was asked.
 */
export const isUnreached = (error: unknown, isOnline = navigator.onLine): boolean => {
  if (!isOnline) return true
  let trouble = error
  while (typeof trouble === 'object' && trouble !== null) {
    if (isNoAnswer(trouble)) return true
    const { originalError, causingError, cause }: Trouble = trouble
    trouble = originalError ?? causingError ?? cause
  }
  return false
}
