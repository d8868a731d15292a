import { addPractised, parsePractised, type PractisedDays } from '@dhvani/riyaz'
import { createSavedValue, useSavedValue } from '#lib/store/saved-value.ts'
import { roomState } from './room-state.ts'

const NONE: PractisedDays = {}

/** How long this device practised, by day. It is never sent anywhere. */
export const practised = createSavedValue<PractisedDays>({
  key: 'dhvani.riyaz-days',
  version: 1,
  fallback: NONE,
  parse: parsePractised,
})

export const usePractised = (): PractisedDays => useSavedValue(practised)

/** What was played is kept at least this often, in milliseconds: a page may end without a word. */
const KEEP_MS = 20_000

/** @returns the date on the listener's clock, YYYY-MM-DD */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

const isPlaying = (): boolean =>
  Object.values(roomState.getSnapshot()).some((part) => part === 'playing')

/** From now on the time is kept in which an instrument of the room sounds. Call it once. */
export const countPractice = (): void => {
  let since: number | undefined
  const keep = () => {
    const now = performance.now()
    if (since !== undefined)
      practised.set(addPractised(practised.get(), dayOf(new Date()), (now - since) / 1000))
    since = isPlaying() ? now : undefined
  }
  roomState.subscribe(() => {
    if (isPlaying() !== (since !== undefined)) keep()
  })
  setInterval(() => {
    if (since !== undefined) keep()
  }, KEEP_MS)
  addEventListener('pagehide', keep)
}
