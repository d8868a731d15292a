import { PictureInPicture2 } from '#icons'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { useStore } from '#lib/store/store.ts'
import { Button } from '#ui/button.tsx'
import { timerWindow } from './timer-window-store.ts'

/** The browser refuses where its policy forbids such windows, for example. */
const toggle = () => {
  timerWindow.toggle().catch((error: unknown) => {
    reportError(error)
    showProblem(m.unexpected_error())
  })
}

/** Puts the focus timer into a small window, and back. */
export const TimerWindowButton = () => {
  const isOpen = useStore(timerWindow.opened, undefined) !== undefined
  return (
    <Button
      look="secondary"
      size="large"
      aria-pressed={isOpen}
      onClick={toggle}
      className="grow !px-5 aria-pressed:border-terracotta aria-pressed:bg-terracotta-wash"
    >
      <PictureInPicture2 size={18} />
      {m.timer_window()}
    </Button>
  )
}
