import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { PictureInPicture2 } from '#icons'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { hasSmallWindow } from '#lib/page/has-small-window.ts'
import { holdScreen } from '#lib/page/hold-screen.ts'
import { createSmallWindow } from '#lib/page/small-window.ts'
import { canShake, useViewSettings, viewSettings } from '#lib/riyaz/view-settings.ts'
import { useStore } from '#lib/store/store.ts'
import { Button } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice, type Again } from '#ui/missing-part.tsx'
import { Tick } from '../controls.tsx'

/** The wheel and the buttons of the room in a window above all others. */
const riyazWindow = createSmallWindow({ width: 320, height: 420 })

type WindowProps = { readonly window: Window }

const MissingWindow = ({ window: opened, again }: WindowProps & { readonly again: Again }) =>
  createPortal(<MissingNotice again={again} />, opened.document.body)

const RiyazWindow = latePart(async () => (await import('./riyaz-window.tsx')).RiyazWindow, {
  missing: MissingWindow,
})

/** The browser refuses where its policy forbids such windows, for example. */
const toggle = () => {
  riyazWindow.toggle().catch((error: unknown) => {
    reportError(error)
    showProblem(m.unexpected_error())
  })
}

type ViewToolsProps = {
  /** Whether the wheel fills the screen, which then stays on where the browser keeps it so. */
  readonly isFull: boolean
}

/** How sam is told besides the sound, and the small window. */
export const ViewTools = ({ isFull }: ViewToolsProps) => {
  const view = useViewSettings()
  const opened = useStore(riyazWindow.opened, undefined)
  useEffect(() => (isFull ? holdScreen() : undefined), [isFull])
  // The room falls silent when its page is left, and its window goes with it.
  useEffect(() => () => riyazWindow.opened.getSnapshot()?.close(), [])
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <Tick
        label={m.riyaz_light()}
        checked={view.lightsSam}
        onChange={(lightsSam) => viewSettings.set({ ...view, lightsSam })}
      />
      {canShake() ? (
        <Tick
          label={m.riyaz_shake()}
          checked={view.shakesSam}
          onChange={(shakesSam) => viewSettings.set({ ...view, shakesSam })}
        />
      ) : null}
      {hasSmallWindow() ? (
        <Button look="secondary" aria-pressed={opened !== undefined} onClick={toggle}>
          <PictureInPicture2 size={18} />
          {m.timer_window()}
        </Button>
      ) : null}
      {opened ? <RiyazWindow window={opened} /> : null}
    </div>
  )
}
