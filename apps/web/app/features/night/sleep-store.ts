import { holdPageWhile } from '#lib/page/page-hold.ts'
import { createSavedValue } from '#lib/store/saved-value.ts'
import { NEW_SLEEP, parseSleep, type SleepTimer } from './sleep.ts'

export const savedSleep = createSavedValue<SleepTimer>({
  key: 'dhvani.sleep',
  version: 1,
  fallback: NEW_SLEEP,
  parse: parseSleep,
})

holdPageWhile(() => savedSleep.get().run !== undefined)

export const changeSleep = (change: (timer: SleepTimer) => SleepTimer): void =>
  savedSleep.set(change(savedSleep.get()))
