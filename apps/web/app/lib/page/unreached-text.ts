import { m } from '#messages'

/** A full stop, or the danda of Hindi by its number: this is code of English pages, too. */
const STOP = /[.\u0964]$/

/** Ends a text as a sentence of the page's language. A text may have its full stop already. */
export const sentence = (text: string): string =>
  STOP.test(text) ? text : `${text}${m.sentence_end()}`

/**
 * Says that the server was not reached, or that the browser is offline.
 *
 * @param failure what did not work; left out where the browser is offline
 */
export const unreachedText = (failure?: string): string => {
  if (!navigator.onLine) return m.unreached_offline()
  return failure === undefined ? m.own_unreached() : `${sentence(failure)} ${m.own_unreached()}`
}

/** Says what failed, and that the browser is offline where it is. */
export const sayOffline = (failure: string): string =>
  navigator.onLine ? failure : `${sentence(failure)} ${m.unreached_offline()}`
