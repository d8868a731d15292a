import { useEffect } from 'react'
import { m } from '#messages'
import { isOnline } from '#lib/network/online.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { Button } from './button.tsx'

/** Begins another try; `undefined` while one runs. */
export type Again = (() => void) | undefined

type MissingNoticeProps = { readonly text?: string; readonly again: Again }

/** @param failure the text while the browser is online */
export const missingText = (failure = m.part_missing()): string =>
  isOnline() ? failure : m.part_offline()

/** Shown in the place of a part of the page that could not be loaded: `missing` of `latePart`. */
export const MissingNotice = ({ text = missingText(), again }: MissingNoticeProps) => {
  'use no memo' // Every page loads this, and few ever show it.
  const isTrying = !again
  useEffect(() => (isTrying ? beginWait(m.part_waiting()) : undefined), [isTrying])
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-2">
      <p className="font-semibold">{text}</p>
      <Button look="secondary" disabled={isTrying} onClick={again}>
        {m.try_again()}
      </Button>
    </div>
  )
}

type WaitProps = {
  /** What is waited for; by default, a part of the page that its visitor has asked for. */
  readonly words?: string
}

/** Says what is waited for, as long as it is in the page. Renders nothing itself. */
export const Wait = ({ words = m.part_waiting() }: WaitProps) => {
  'use no memo' // As above.
  useEffect(() => beginWait(words), [words])
  return null
}

/** For `waiting` of `latePart`, where the part is a dialog. */
export const WaitingDialog = ({ open = true }: object & { readonly open?: boolean }) =>
  open ? <Wait /> : null

type MissingDialogProps = {
  readonly open?: boolean
  readonly onClose: () => void
  readonly again: Again
}

/** For `missing` of `latePart`: a dialog of the browser's own, as the frame of ours arrives late too. */
export const MissingDialog = ({ open = true, onClose, again }: MissingDialogProps) => {
  'use no memo' // As above.
  return open ? (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
      aria-label={missingText()}
      onClose={onClose}
      className="m-auto rounded-3xl bg-surface p-6 text-ink shadow-lift"
    >
      <MissingNotice again={again} />
      <form method="dialog">
        <Button type="submit" look="quiet">
          {m.close()}
        </Button>
      </form>
    </dialog>
  ) : null
}
