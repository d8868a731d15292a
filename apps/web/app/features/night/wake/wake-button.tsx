import { useState } from 'react'
import { Sunrise } from '#icons'
import { m } from '#messages'
import { timeText } from '#lib/page/time-text.ts'
import { Button } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'
import { useWake } from './use-wake.ts'

const WakeDialog = latePart(async () => (await import('./wake-dialog.tsx')).WakeDialog, {
  missing: MissingDialog,
  waiting: WaitingDialog,
})

/** Opens the dialog of the wake, and says the time that is set. */
export const WakeButton = () => {
  const { run } = useWake()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Sunrise size={20} />
        <span>{run ? m.wake_set_at({ time: timeText(run.at) }) : m.wake_title()}</span>
      </Button>
      {isOpen ? <WakeDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
