import type { ComponentProps } from 'react'
import { latePart } from '#ui/late-part.tsx'
import { missingDialog, waitingDialog } from '#ui/missing-part.tsx'

/** The dialog of Share, which every kind of Share button loads when it is reached. */
export const LateShareDialog = latePart(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  {
    waiting: waitingDialog,
    missing: ({ open, onOpenChange }, again) =>
      missingDialog({ open, onClose: () => onOpenChange(false) }, again),
  },
)

/** For features that open the dialog themselves. */
export const renderShareDialog = (props: ComponentProps<typeof LateShareDialog>) => (
  <LateShareDialog {...props} />
)
