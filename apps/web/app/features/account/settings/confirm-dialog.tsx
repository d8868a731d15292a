import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { useTask } from '../use-task.ts'
import { SettingsDialog } from './settings-dialog.tsx'

type ConfirmDialogProps = {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  onConfirm(): Promise<void>
  onClose(): void
}

/** Asks before a task and closes after it, whether or not the service agreed. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, confirmLabel, onConfirm, onClose } = props
  const { isBusy, run } = useTask()
  const confirm = async () => {
    try {
      await onConfirm()
    } finally {
      onClose()
    }
  }
  return (
    <SettingsDialog title={title} text={text} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-2">
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
