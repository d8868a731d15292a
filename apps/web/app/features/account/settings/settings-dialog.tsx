import type { ReactNode } from 'react'
import { m } from '#messages'
import { Dialog } from '#ui/dialog.tsx'

type SettingsDialogProps = {
  readonly title: string
  readonly text: ReactNode
  readonly children: ReactNode
  onClose(): void
}

/** Open as long as it is rendered. */
export const SettingsDialog = ({ title, text, children, onClose }: SettingsDialogProps) => (
  <Dialog open onOpenChange={onClose} title={title} description={text} closeLabel={m.close()}>
    {children}
  </Dialog>
)
