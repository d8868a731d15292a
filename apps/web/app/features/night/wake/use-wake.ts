import { useSavedValue } from '#lib/store/saved-value.ts'
import { readWake, type WakeTimer } from './wake.ts'
import { savedWake } from './wake-store.ts'

export const useWake = (): WakeTimer => readWake(useSavedValue(savedWake))

export const changeWake = (change: (timer: WakeTimer) => WakeTimer): void =>
  savedWake.set(change(readWake(savedWake.get())))
