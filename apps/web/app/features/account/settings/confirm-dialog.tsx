import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTask } from '../use-task.ts'

type ConfirmDialogProps = {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  onConfirm(): Promise<void>
  onClose(): void
}

/** Asks once more; closes when it was done, whether or not the service agreed. */
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
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      description={text}
      closeLabel={m.close()}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button look="danger" onClick={() => run(confirm)}>
          {isBusy ? m.auth_working() : confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
