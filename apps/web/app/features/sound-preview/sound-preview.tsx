import { useState } from 'react'
import { getEngine } from '#lib/engine/engine.ts'
import { usePreview } from '#lib/engine/use-preview.ts'
import { useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { latePart } from '#ui/late-part.tsx'
import { missingDialog, waitingDialog } from '#ui/missing-part.tsx'

const MissingSoundDialog = ({ onAgain }: { readonly onAgain: (() => void) | undefined }) =>
  missingDialog(
    { open: usePreview().state !== 'closed', onClose: () => getEngine().preview.close() },
    onAgain,
  )

const SoundDialog = latePart(async () => (await import('./sound-dialog.tsx')).SoundDialog, {
  missing: (_, again) => <MissingSoundDialog onAgain={again} />,
  waiting: waitingDialog,
})

/** The sound dialog. Its code is loaded at the visitor's first interaction, not with the page. */
export const SoundPreview = () => {
  const isOpen = usePreview().state !== 'closed'
  const [isNeeded, setIsNeeded] = useState(false)
  useFirstInteraction(SoundDialog.prepare)
  if (isOpen && !isNeeded) setIsNeeded(true)
  return isNeeded ? <SoundDialog /> : null
}
