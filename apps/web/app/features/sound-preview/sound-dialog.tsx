import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Pause, Play, Plus } from '#icons'
import type { PreviewSnapshot, SoundSource } from '@dhvani/audio-engine'
import { m } from '#messages'
import { soundsBeingMade } from '#lib/engine/being-made.ts'
import { getEngine } from '#lib/listening/page-engine.ts'
import { isInlinePreview } from '#lib/engine/inline-preview.ts'
import { previewProblemText } from '#lib/engine/preview-problem.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { useWhenOnline } from '#lib/network/online.ts'
import { useStore } from '#lib/store/store.ts'
import { findLastSetting } from '#lib/sounds/last-settings.ts'
import { sourceIn } from '#lib/sounds/sound-setting.ts'
import { findSettable } from '#lib/sounds/sound-sources.ts'
import { descriptionInPage, nameInPage } from '#lib/sounds/sound-words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { Slider } from '#ui/slider.tsx'
import { addToMix } from './add-to-mix.ts'
import { PreviewRing } from './preview-ring.tsx'
import { settingRoom } from './setting-room.ts'
import { useShownPreview } from './shown-preview.ts'
import { SoundFileNotes } from './sound-file-notes.tsx'

const PreviewSetting = latePart(
  async () => (await import('./preview-setting.tsx')).PreviewSetting,
  { missing: MissingNotice },
)

/** As the sound is in the mix, or as it was chosen last. */
const findSetting = (id: string): string | undefined => {
  const { tracks } = getEngine().mixer.getSnapshot()
  const track = tracks.find(({ sound }) => sound.id === id)
  return track ? track.sound.setting : findLastSetting(id)
}

const stateText = ({ state }: PreviewSnapshot, isBeingMade: boolean): string => {
  if (state === 'loading') return isBeingMade ? m.sound_being_made() : m.preview_loading()
  return state === 'playing' ? m.preview_playing() : m.preview_ready()
}

/**
 * @returns whether the sound has come and the dialog is drawn. On a slow phone, drawing the places and
 *   characters together with the dialog would be one long task. A sound that does not come says so alone.
 */
const useHasCome = ({ state }: PreviewSnapshot): boolean => {
  const [hasCome, setHasCome] = useState(false)
  const isThere = state === 'playing' || state === 'ready'
  useEffect(() => {
    if (!isThere) return undefined
    const later = setTimeout(() => setHasCome(true))
    return () => clearTimeout(later)
  }, [isThere])
  return hasCome
}

const NONE: ReadonlySet<string> = new Set()

type ContentProps = { readonly preview: PreviewSnapshot; readonly sound: SoundSource }

const SoundDialogContent = ({ preview, sound }: ContentProps) => {
  const navigate = useNavigate()
  const name = nameInPage(sound)
  const isPlaying = preview.state === 'playing'
  const hasError = preview.state === 'error'
  const settable = findSettable(sound.id)
  const [setting, setSetting] = useState(() => findSetting(sound.id))
  const hasCome = useHasCome(preview)
  const isBeingMade = useStore(soundsBeingMade, NONE).has(sound.url)

  const handlePlay = () => {
    if (isPlaying) {
      getEngine().preview.pause()
      return
    }
    void startSound()
    getEngine().preview.play()
  }
  const handleAgain = () => {
    void startSound()
    getEngine().preview.open(sound)
  }

  // Without a network this dialog's own code may come after the failure, when the network is back.
  useEffect(() => {
    const { preview: player } = getEngine()
    const { problem, sound: failed } = player.getSnapshot()
    if (problem === 'unreached' && failed) player.open(failed)
  }, [])

  useWhenOnline(hasError, () => getEngine().preview.open(sound))

  const handleAdd = () => {
    const { mixer, preview: player } = getEngine()
    void startSound()
    const added = settable ? sourceIn(settable, setting) : sound
    addToMix(added, preview.volume, { mixer, preview: player, navigate })
  }

  return (
    <>
      <div className="flex flex-col items-center">
        <PreviewRing state={preview.state} length={preview.length}>
          <SoundIcon soundId={sound.id} size={64} />
        </PreviewRing>
        <p className="mt-3 min-h-6 text-ink-soft" aria-live="polite">
          {hasError ? null : stateText(preview, isBeingMade)}
        </p>
      </div>
      {preview.problem ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-xl bg-danger-wash px-4 py-3">
          <p role="alert" className="font-semibold text-danger">
            {previewProblemText(preview.problem, name)}
          </p>
          <Button look="secondary" onClick={handleAgain}>
            {m.try_again()}
          </Button>
        </div>
      ) : null}
      <div className="mt-4 flex items-center gap-4">
        <span aria-hidden className="font-semibold">
          {m.volume()}
        </span>
        <Slider
          className="grow"
          label={m.preview_volume()}
          value={preview.volume}
          valueText={m.percent_spoken({ value: preview.volume })}
          onChange={(value) => getEngine().preview.setVolume(value)}
        />
        <span aria-hidden className="tabular w-[3rem] text-end">
          {m.percent_short({ value: preview.volume })}
        </span>
      </div>
      {/* Where the dialog is higher than the screen, the rest scrolls under the buttons, but not where they would take half of it. */}
      <div className="z-1 -top-6 -bottom-6 -mx-6 mt-3 flex flex-col gap-3 bg-surface px-6 py-3 sm:flex-row [@media(height<30rem)_and_(width>=22rem)]:flex-row [@media(height>=24rem)_or_((height>=16rem)_and_(width>=22rem))]:sticky">
        <Button
          look="secondary"
          size="large"
          className="grow"
          disabled={hasError || preview.state === 'loading'}
          onClick={handlePlay}
        >
          {isPlaying ? <Pause size={20} /> : <Play size={20} />}
          <span>{isPlaying ? m.preview_pause() : m.preview_play()}</span>
        </Button>
        <Button size="large" className="grow" disabled={hasError} onClick={handleAdd}>
          <Plus size={20} />
          {m.add_to_mix()}
        </Button>
      </div>
      {settable ? (
        <div className="mt-2" style={{ minHeight: `${settingRoom(settable.id)}rem` }}>
          {hasCome && !hasError ? (
            <PreviewSetting sound={settable} setting={setting} onChange={setSetting} />
          ) : null}
        </div>
      ) : null}
      <SoundFileNotes sound={sound} preview={preview} />
    </>
  )
}

/** Opens for every preview except those of players in an article. Closing it stops the preview. */
export const SoundDialog = () => {
  const preview = useShownPreview()
  const sound = preview.sound && isInlinePreview(preview.sound.id) ? undefined : preview.sound
  return (
    <Dialog
      open={sound !== undefined}
      onOpenChange={(open) => {
        if (!open) getEngine().preview.close()
      }}
      title={sound ? nameInPage(sound) : ''}
      description={sound ? descriptionInPage(sound.id) : undefined}
      closeLabel={m.close()}
    >
      {sound ? <SoundDialogContent preview={preview} sound={sound} /> : null}
    </Dialog>
  )
}
