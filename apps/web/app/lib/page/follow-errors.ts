import { describeError } from './error-report.ts'
import { askToRead } from '#lib/network/ask.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { isPageSampled } from './is-page-sampled.ts'

/** Reports of one page: the first fault often causes the later ones. */
const MOST_REPORTS = 3

let seen = 0

const send = async (error: Error): Promise<void> => {
  const report = describeError(error, location)
  if (!report || seen >= MOST_REPORTS) return
  seen += 1
  if (!(await isPageSampled())) return
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // The page may be about to close.
    keepalive: true,
  }
  await askToRead('/reports/errors', request)
}

const reportFault = (error: unknown): void => {
  if (!(error instanceof Error) || error.name === 'AbortError' || isUnreached(error)) return
  // Where the site does not answer, nothing can be reported.
  send(error).catch(() => undefined)
}

/**
 * Reports the faults of the page.
 *
 * @returns a function that ends it
 */
export const followErrors = (): (() => void) => {
  const scope = new AbortController()
  const { signal } = scope
  addEventListener('error', ({ error }) => reportFault(error), { signal })
  addEventListener('unhandledrejection', ({ reason }) => reportFault(reason), { signal })
  // React tells the console alone what a boundary catches.
  const page = globalThis.console
  const log = page.error
  page.error = (...words: unknown[]) => {
    log.apply(page, words)
    reportFault(words.find((word) => word instanceof Error))
  }
  return () => {
    scope.abort()
    page.error = log
  }
}
