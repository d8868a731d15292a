import { useEffect } from 'react'
import { m } from '#messages'
import { Dialog } from '#ui/dialog.tsx'
import { DigitsChoice } from './digits-choice.tsx'

/** A choice begins the page anew without this dialog. Its opener on the new page then takes the focus. */
const focusOpener = () => document.querySelector<HTMLElement>('[data-digits]')?.focus()

/** The choice of digits for a visitor with a wide screen, who has neither the phone's menu nor an account. */
export const DigitsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  useEffect(() => focusOpener, [])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.digits_title()}
      description={m.digits_lead()}
      closeLabel={m.close()}
    >
      <DigitsChoice />
    </Dialog>
  )
}
