import { createSavedValue } from './saved-value.ts'

/** Sa of who listens, as the practice room was set last on this device. Beats and bells are tuned to it. */
export type ListenerSa = {
  readonly hertz: number
  /** The key without its octave, as musicians write it: `C♯`. */
  readonly key: string
}

const parse = (saved: unknown): ListenerSa | undefined => {
  const { hertz, key } = Object(saved) as Partial<Record<keyof ListenerSa, unknown>>
  const isSound = typeof hertz === 'number' && hertz > 20 && hertz < 2000
  return isSound && typeof key === 'string' ? { hertz, key } : undefined
}

/** C♯3 at a concert pitch of 440 Hz, in which the practice room opens first. */
export const listenerSa = createSavedValue<ListenerSa>({
  key: 'dhvani.sa',
  version: 1,
  fallback: { hertz: 440 * 2 ** (-20 / 12), key: 'C♯' },
  parse,
})

/** @returns that octave of Sa which lies nearest to a frequency, both in hertz */
export const saNear = (frequency: number): number => {
  const { hertz } = listenerSa.get()
  return hertz * 2 ** Math.round(Math.log2(frequency / hertz))
}
