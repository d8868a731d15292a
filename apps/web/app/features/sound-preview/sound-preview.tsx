import { useEffect, useState } from 'react'
import { getEngine } from '#lib/listening/page-engine.ts'
import { isInlinePreview } from '#lib/engine/inline-preview.ts'
import { workerRegistered } from '#lib/page/register-service-worker.ts'
import { AFTER_PRESS_MS, useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { useIsArticle } from '#lib/page/use-is-article.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog, type Again } from '#ui/missing-part.tsx'
import { useShownPreview } from './shown-preview.ts'

const MissingSoundDialog = ({ again }: { readonly again: Again }) => (
  <MissingDialog
    open={useShownPreview().state !== 'closed'}
    onClose={() => getEngine().preview.close()}
    again={again}
  />
)

const SoundDialog = latePart(async () => (await import('./sound-dialog.tsx')).SoundDialog, {
  missing: MissingSoundDialog,
  waiting: WaitingDialog,
})

const nothing = () => undefined

/**
 * A service worker that is registered brings this code too. So loading it now costs the visitor nothing, and
 * the first press finds it ready.
 */
const usePrepared = (canOpen: boolean): void => {
  useFirstInteraction(canOpen ? SoundDialog.prepare : nothing, AFTER_PRESS_MS)
  useEffect(() => {
    if (canOpen) void workerRegistered.then(SoundDialog.prepare)
  }, [canOpen])
}

/**
 * The sound dialog. Its code is loaded before the first press, not with the page. An article's players open
 * no dialog, and an article has nothing else that opens it.
 */
export const SoundPreview = () => {
  const { state, sound } = useShownPreview()
  const isOpen = state !== 'closed' && !(sound && isInlinePreview(sound.id))
  const [isNeeded, setIsNeeded] = useState(false)
  usePrepared(!useIsArticle())
  if (isOpen && !isNeeded) setIsNeeded(true)
  return isNeeded ? <SoundDialog /> : null
}
