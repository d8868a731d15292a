import { lazy, Suspense, useState } from 'react'
import { usePreview } from '#lib/engine/use-preview.ts'
import { useFirstInteraction } from '#lib/page/use-first-interaction.ts'

const loadDialog = async () => ({ default: (await import('./sound-dialog.tsx')).SoundDialog })
const SoundDialog = lazy(loadDialog)

/** The sound dialog. Its code is loaded at the visitor's first interaction, not with the page. */
export const SoundPreview = () => {
  const isOpen = usePreview().state !== 'closed'
  const [isNeeded, setIsNeeded] = useState(false)
  useFirstInteraction(loadDialog)
  if (isOpen && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <SoundDialog />
    </Suspense>
  )
}
