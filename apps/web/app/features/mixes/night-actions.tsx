import { useState } from 'react'
import type { Mix } from '@dhvani/catalogue'
import { Moon, Share2 } from '#icons'
import { m } from '#messages'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useShareDialog } from '#ui/share-dialog-context.ts'
import { PreviewButton, PreviewStatus } from './mix-preview-parts.tsx'
import { useMixPreview } from './use-mix-preview.ts'

type NightActionsProps = {
  readonly name: string
  /** Of the first scene, which the preview plays. */
  readonly first: Mix
  readonly onStart: () => void
  readonly onClose: () => void
}

/** What a listener does with a night that a link brought. */
export const NightActions = ({ name, first, onStart, onClose }: NightActionsProps) => {
  const preview = useMixPreview(first)
  const hasOwn = useMixer((own) => own.tracks.length > 0)
  const renderShareDialog = useShareDialog()
  const [shared, setShared] = useState<string>()
  const start = () => {
    preview.pause()
    onStart()
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PreviewButton preview={preview} disabled={first.sounds.length === 0} />
      <Button onClick={start}>
        <Moon size={18} />
        <span>{hasOwn ? m.play_instead() : m.course_start()}</span>
      </Button>
      <IconButton
        name="share"
        look="secondary"
        label={m.course_share()}
        aria-haspopup="dialog"
        // The link is passed on as it came: it holds what this release does not know, too.
        onClick={() => setShared(location.pathname + location.search + location.hash)}
      >
        <Share2 size={18} />
      </IconButton>
      <Button name="close" look="quiet" onClick={onClose}>
        {m.shared_close()}
      </Button>
      <PreviewStatus preview={preview} />
      {shared === undefined
        ? null
        : renderShareDialog({
            open: true,
            onOpenChange: () => setShared(undefined),
            path: shared,
            title: name,
          })}
    </div>
  )
}
