import { useEffect, type ReactNode } from 'react'
import { m } from '#messages'
import { beginWait } from '#lib/page/waits.ts'
import { Button } from './button.tsx'

/** Begins another try; `undefined` while one runs. */
type Again = (() => void) | undefined

type MissingNoticeProps = { readonly text?: string; readonly onAgain: Again }

/** @param failure said where the browser is not offline */
export const missingText = (failure = m.part_missing()): string =>
  navigator.onLine ? failure : m.part_offline()

/** Shown in the place of a part of the page that could not be loaded. */
export const MissingNotice = ({ text = missingText(), onAgain }: MissingNoticeProps) => {
  'use no memo' // Every page loads this, and few ever show it.
  const isTrying = !onAgain
  useEffect(() => (isTrying ? beginWait(m.part_waiting()) : undefined), [isTrying])
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-2">
      <p className="font-semibold">{text}</p>
      <Button look="secondary" disabled={isTrying} onClick={onAgain}>
        {m.try_again()}
      </Button>
    </div>
  )
}

/** For `missing` of `latePart`: a notice in place of the part. */
export const missingNotice = (_props: object, again: Again): ReactNode => (
  <MissingNotice onAgain={again} />
)

type Closable = { readonly open?: boolean; readonly onClose: () => void }

type WaitProps = {
  /** What is waited for; by default, a part of the page that its visitor has asked for. */
  readonly words?: string
}

/** Names a wait, for as long as it is in the page. Renders nothing. */
export const Wait = ({ words = m.part_waiting() }: WaitProps) => {
  'use no memo' // As above.
  useEffect(() => beginWait(words), [words])
  return null
}

/** For `waiting` of `latePart`, where the part is a dialog. */
export const waitingDialog = ({ open = true }: { readonly open?: boolean }): ReactNode =>
  open ? <Wait /> : null

/** For `missing` of `latePart`: a dialog of the browser's own, as the frame of ours arrives late too. */
export const missingDialog = ({ open = true, onClose }: Closable, again: Again): ReactNode =>
  open ? (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
      aria-label={missingText()}
      onClose={onClose}
      className="m-auto rounded-3xl bg-surface p-6 text-ink shadow-lift"
    >
      <MissingNotice onAgain={again} />
      <form method="dialog">
        <Button type="submit" look="quiet">
          {m.close()}
        </Button>
      </form>
    </dialog>
  ) : null
