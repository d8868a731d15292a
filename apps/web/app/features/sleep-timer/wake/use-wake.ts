import { useSavedValue } from '#lib/page/saved-value.ts'
import { formatLanguage } from '#lib/page/say.ts'
import { readWake, type WakeTimer } from './wake.ts'
import { savedWake } from './wake-store.ts'

export const useWake = (): WakeTimer => readWake(useSavedValue(savedWake))

export const changeWake = (change: (timer: WakeTimer) => WakeTimer): void =>
  savedWake.set(change(readWake(savedWake.get())))

/** @param moment milliseconds since 1970 */
export const wakeTimeText = (moment: number): string =>
  new Intl.DateTimeFormat(formatLanguage(), { timeStyle: 'short' }).format(moment)
