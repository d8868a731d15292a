import { m } from '#messages'

/** @param failure without a full stop: what did not work, said where the browser is not offline */
export const unreachedText = (failure?: string): string => {
  if (!navigator.onLine) return m.unreached_offline()
  return failure === undefined ? m.own_unreached() : `${failure}. ${m.own_unreached()}`
}

/** Says what failed, and whether the browser is offline. */
export const sayOffline = (failure: string): string =>
  navigator.onLine ? failure : `${failure.replace(/\.$/, '')}. ${m.unreached_offline()}`
