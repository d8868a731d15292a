import { seconds } from '@dhvani/units'
import { createScope } from '../context/scope.ts'

/** A line that brings nothing for so long is dead, also where the browser has not noticed. */
const SILENT_FOR = seconds(30)

/** The way of one file to the page. It may die in the middle of the file without being closed. */
export type Line = {
  /** Ends the request of the file. */
  readonly signal: AbortSignal
  /** A part of the file has come: the time counts anew. Nothing is watched before the first call. */
  readonly moved: () => void
  /** The file has come, or is not wanted any more. */
  readonly close: () => void
  /** @throws {TypeError} 'No answer from …' instead of waiting for a dead line; else as `work` */
  readonly unlessDead: <T>(work: Promise<T>) => Promise<T>
}

/** @param url  names the file in the error */
export const openLine = (url: string): Line => {
  const scope = createScope()
  const request = new AbortController()
  const death = Promise.withResolvers<never>()
  const die = () => {
    // A TypeError, as of a network that the browser knows to be lost.
    const reason = new TypeError(`No answer from ${url}`)
    death.reject(reason)
    request.abort(reason)
  }
  return {
    signal: request.signal,
    moved() {
      scope.dispose()
      scope.after(SILENT_FOR, die)
    },
    close: scope.dispose,
    unlessDead: (work) => Promise.race([work, death.promise]),
  }
}
