import { useStore } from '#lib/store/store.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'
import { leaveNight, nightMode } from './night-store.ts'

const NightScreen = latePart(async () => (await import('./night-screen.tsx')).NightScreen, {
  missing: MissingDialog,
  waiting: WaitingDialog,
})

/** Night mode on every page, once the dock or the sleep timer opened it. */
export const NightMode = () =>
  useStore(nightMode, false) ? <NightScreen onClose={leaveNight} /> : null
