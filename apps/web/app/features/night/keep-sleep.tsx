import { useSavedValue } from '#lib/store/saved-value.ts'
import { latePart } from '#ui/late-part.tsx'
import { savedSleep } from './sleep-store.ts'

const SleepKeeper = latePart(async () => (await import('./sleep-keeper.tsx')).SleepKeeper)

/** Loads what keeps the sleep timer while one runs. */
export const KeepSleep = () => (useSavedValue(savedSleep).run ? <SleepKeeper /> : null)
