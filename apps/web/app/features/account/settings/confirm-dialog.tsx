import { m } from '#messages'
import { isUnreached } from '#lib/network/no-answer.ts'
import { Button } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { useTask } from '../use-task.ts'
import { SettingsDialog } from './settings-dialog.tsx'

type ConfirmDialogProps = {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  onConfirm(): Promise<void>
  onClose(): void
}

/** Asks before a task and closes after it, unless the service did not answer. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, confirmLabel, onConfirm, onClose } = props
  const { isBusy, unreached, run } = useTask()
  const confirm = async () => {
    await onConfirm().catch((error: unknown) => {
      if (!isUnreached(error)) onClose()
      throw error
    })
    onClose()
  }
  return (
    <SettingsDialog title={title} text={text} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-2">
        <UnreachedNotice unreached={unreached} />
        <Button look="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button look="danger" onClick={() => run(confirm)}>
          {isBusy ? m.auth_working() : confirmLabel}
        </Button>
      </div>
    </SettingsDialog>
  )
}
