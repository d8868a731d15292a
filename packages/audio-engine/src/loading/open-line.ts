import { DEAD_LINE } from '@dhvani/catalogue/dead-line'
import { createScope } from '../context/scope.ts'
import { NoAnswerError } from './no-answer-error.ts'

/** Watches the download of one file. A connection may die in the middle of it without being closed. */
export type Line = {
  /** Ends the request of the file. */
  readonly signal: AbortSignal
  /** To be called when a part of the file has come. Before the first call nothing is watched. */
  readonly moved: () => void
  /** Ends the watch, since the file has come or is not wanted any more. */
  readonly close: () => void
  /**
   * @returns what `work` gives
   * @throws {NoAnswerError} once the line is dead
   * @throws the reason of `work`, where that fails first
   */
  readonly unlessDead: <T>(work: Promise<T>) => Promise<T>
}

/** A watch that ends so late was held by a machine that slept, or by a browser that hides the page. */
const SLEPT_MS = (DEAD_LINE + 10) * 1000

/** @param url  names the file in the error */
export const openLine = (url: string): Line => {
  const scope = createScope()
  const request = new AbortController()
  const death = Promise.withResolvers<never>()
  const die = () => {
    const reason = new NoAnswerError(url)
    death.reject(reason)
    request.abort(reason)
  }
  const moved = () => {
    const since = performance.now()
    scope.dispose()
    scope.after(DEAD_LINE, () => (performance.now() - since > SLEPT_MS ? moved : die)())
  }
  return {
    signal: request.signal,
    moved,
    close: scope.dispose,
    unlessDead: (work) => Promise.race([work, death.promise]),
  }
}
