import { useState } from 'react'
import { BedDouble } from '#icons'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
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
      <Button
        look="secondary"
        size="icon"
        className="flex-col !gap-0"
        aria-label={timer.run ? m.sleep_in_dock_running({ clock }) : m.sleep_in_dock()}
        title={m.sleep_in_dock()}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <BedDouble aria-hidden size={timer.run ? 14 : 18} />
        {timer.run ? (
          <span aria-hidden className="tabular text-[0.6875rem] leading-none">
            {clock}
          </span>
        ) : null}
      </Button>
      {isOpen ? <SleepDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
