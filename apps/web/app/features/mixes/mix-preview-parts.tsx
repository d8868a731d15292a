import { Pause, Play } from '#icons'
import { m } from '#messages'
import { unheardText } from '#lib/mixes/unheard-text.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { Button } from '#ui/button.tsx'
import type { useMixPreview } from './use-mix-preview.ts'

type Preview = ReturnType<typeof useMixPreview>

/** Plays or pauses the preview of a mix. */
export const PreviewButton = ({
  preview: { isPlaying, playOrPause },
  disabled,
}: {
  readonly preview: Preview
  readonly disabled: boolean
}) => (
  <Button name="play" look="secondary" disabled={disabled} onClick={playOrPause}>
    {isPlaying ? <Pause size={18} /> : <Play size={18} />}
    <span>{isPlaying ? m.preview_pause() : m.preview_play()}</span>
  </Button>
)

/** Says what the preview does, and which sounds of the mix it could not play. */
export const PreviewStatus = ({
  preview: { isPlaying, isLoading, unheard },
}: {
  readonly preview: Preview
}) => (
  <>
    <p aria-live="polite" className="text-sm text-ink-soft">
      {isPlaying ? (isLoading ? m.preview_loading() : m.shared_preview_on()) : null}
    </p>
    {unheard.length > 0 ? (
      <p role="alert" className="w-full font-semibold text-danger">
        {unheardText(unheard.map(nameInPage))}
      </p>
    ) : null}
  </>
)
