import { useState } from 'react'
import { BedDouble } from '#icons'
import { m } from '#messages'
import { BarButton } from '#ui/bar-button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'
import { sleepClockText } from './sleep.ts'
import { useSleepLeft } from './use-sleep-left.ts'

const SleepDialog = latePart(async () => (await import('./sleep-dialog.tsx')).SleepDialog, {
  missing: MissingDialog,
  waiting: WaitingDialog,
})

/** The dock's button of the sleep timer, with what is left of one that runs. */
export const SleepInDock = () => {
  const { timer, left } = useSleepLeft()
  const [isOpen, setIsOpen] = useState(false)
  const clock = sleepClockText(left)
  return (
    <>
      <BarButton
        label={timer.run ? m.sleep_in_dock_running({ clock }) : m.sleep_in_dock()}
        word={timer.run ? clock : m.sleep_in_bar()}
        isTold={timer.run !== undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <BedDouble size={18} />
      </BarButton>
      {isOpen ? <SleepDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
