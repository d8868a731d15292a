import { useSavedValue } from '#lib/store/saved-value.ts'
import { latePart } from '#ui/late-part.tsx'
import { savedWake } from './wake-store.ts'

const WakeKeeper = latePart(async () => (await import('./wake-keeper.tsx')).WakeKeeper)

/** Loads what wakes the listener while a time is set: in the evening, so that the morning loads nothing. */
export const KeepWake = () => {
  const saved = useSavedValue(savedWake)
  return typeof saved === 'object' && saved !== null && 'run' in saved ? <WakeKeeper /> : null
}
