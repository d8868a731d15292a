import { m } from '#messages'
import { isOnline } from './online.ts'

/** The sign that ends a sentence in any script: a full stop, the danda of Hindi, the stop of Urdu. */
const STOP = /\p{Sentence_Terminal}$/u

/** Ends a text as a sentence of the page's language. A text may have its full stop already. */
export const sentence = (text: string): string =>
  STOP.test(text) ? text : `${text}${m.sentence_end()}`

/**
 * Says that the server was not reached, or that the browser is offline.
 *
 * @param failure what did not work; left out where the browser is offline
 */
export const unreachedText = (failure?: string): string => {
  if (!isOnline()) return m.unreached_offline()
  return failure === undefined ? m.own_unreached() : `${sentence(failure)} ${m.own_unreached()}`
}

/** Says what failed, and that the browser is offline where it is. */
export const sayOffline = (failure: string): string =>
  isOnline() ? failure : `${sentence(failure)} ${m.unreached_offline()}`
