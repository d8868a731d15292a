import { createPortal } from 'react-dom'
import { useStore } from '#lib/store/store.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice, type Again } from '#ui/missing-part.tsx'
import { timerWindow } from './timer-window-store.ts'

type WindowProps = { readonly window: Window }

const MissingWindow = ({ window: opened, again }: WindowProps & { readonly again: Again }) =>
  createPortal(<MissingNotice again={again} />, opened.document.body)

const TimerWindow = latePart(async () => (await import('./timer-window.tsx')).TimerWindow, {
  missing: MissingWindow,
})

/** The small window on every page, once the focus timer opened it. */
export const TimerInWindow = () => {
  const opened = useStore(timerWindow.opened, undefined)
  return opened ? <TimerWindow window={opened} /> : null
}
