import type { ComponentProps } from 'react'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'

/** The dialog of Share, which every kind of Share button loads when it is reached. */
export const LateShareDialog = latePart(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  {
    waiting: WaitingDialog,
    missing: ({ onOpenChange, ...props }) => (
      <MissingDialog {...props} onClose={() => onOpenChange(false)} />
    ),
  },
)

/** For features that open the dialog themselves. */
export const renderShareDialog = (props: ComponentProps<typeof LateShareDialog>) => (
  <LateShareDialog {...props} />
)
