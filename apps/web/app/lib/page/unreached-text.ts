import { m } from '#messages'

/** A full stop, or the danda of Hindi by its number: this is code of English pages, too. */
const STOP = /[.\u0964]$/

/** Ends a text as a sentence of the page's language. A text may have its full stop already. */
export const sentence = (text: string): string =>
  STOP.test(text) ? text : `${text}${m.sentence_end()}`

/** @param failure what did not work, said where the browser is not offline */
export const unreachedText = (failure?: string): string => {
  if (!navigator.onLine) return m.unreached_offline()
  return failure === undefined ? m.own_unreached() : `${sentence(failure)} ${m.own_unreached()}`
}

/** Says what failed, and whether the browser is offline. */
export const sayOffline = (failure: string): string =>
  navigator.onLine ? failure : `${sentence(failure)} ${m.unreached_offline()}`
