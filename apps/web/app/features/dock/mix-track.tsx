import { useEffect, useRef, useState, type PointerEvent as Press } from 'react'
import { Headphones, Pause, Play, VolumeX, X } from '#icons'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { useStore } from '#lib/store/store.ts'
import { findSettable } from '#lib/sounds/sound-sources.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { Slider } from '#ui/slider.tsx'
import { awaitedSounds } from './play-when-online.ts'
import { TrackCharacter } from './track-character.tsx'
import { TrackTools, type TrackToolsProps } from './track-tools.tsx'

const TrackMeter = latePart(async () => (await import('./track-meter.tsx')).TrackMeter)

const TrackSetting = latePart(async () => (await import('./track-setting.tsx')).TrackSetting, {
  missing: MissingNotice,
})

const NONE: ReadonlySet<string> = new Set()

const isHeard = ({ isPlaying, isSilenced, status }: TrackSnapshot): boolean =>
  isPlaying && !isSilenced && status === 'ready'

const statusText = (track: TrackSnapshot, isAwaited: boolean): string | undefined => {
  if (track.status === 'failed') return isAwaited ? m.track_waits() : m.track_failed()
  if (track.status === 'loading' && track.isPlaying) return m.track_loading()
  if (track.isMuted) return m.track_muted()
  return track.isSilenced ? m.track_silenced() : undefined
}

/** Whether the last press was on this sound. A finger does not hover, and gives a slider no focus. */
const useIsTouched = () => {
  const place = useRef<HTMLLIElement>(null)
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const look = ({ target }: PointerEvent) =>
      setIsTouched(target instanceof Node && place.current?.contains(target) === true)
    addEventListener('pointerdown', look)
    return () => removeEventListener('pointerdown', look)
  }, [])
  return { place, isTouched }
}

type PercentOfMasterProps = { readonly track: TrackSnapshot; readonly isTouched: boolean }

/**
 * How the percent on the right comes about; shown while the sound is pointed at, touched or in use. It is
 * below the slider: beside the percent it would leave no room for the name.
 */
const PercentOfMaster = ({ track, isTouched }: PercentOfMasterProps) => {
  const master = useMixer((mix) => mix.masterVolume)
  return master === 100 ? null : (
    <span
      className={classNames(
        'tabular pointer-events-none absolute inset-e-0 bottom-0.5 text-xs whitespace-nowrap text-ink-soft',
        isTouched ? '' : 'hidden group-focus-within:inline group-hover:inline',
      )}
    >
      {m.percent_of_master({ value: track.volume, master })}
    </span>
  )
}

type MixTrackProps = {
  readonly track: TrackSnapshot
  readonly hasMeter: boolean
  /** Whether its tools are shown: mute, solo and its place. */
  readonly isOpen: boolean
  readonly onOpenChange: () => void
  /** Its place among the sounds as they are shown. */
  readonly order: number
  readonly isDragged: boolean
  readonly onGrab: (press: Press) => void
} & Pick<TrackToolsProps, 'isFirst' | 'isLast' | 'onMove'>

const Sign = ({ track }: { readonly track: TrackSnapshot }) => {
  if (!track.isMuted && !track.isSolo) return null
  const Icon = track.isMuted ? VolumeX : Headphones
  return (
    <Icon size={16} className="absolute inset-e-0 bottom-0 rounded-full bg-surface p-px text-ink" />
  )
}

export const MixTrack = (props: MixTrackProps) => {
  const { track, hasMeter, isOpen, order, isDragged } = props
  const { id } = track.sound
  const name = nameInPage(track.sound)
  const { mixer } = getEngine()
  const status = statusText(track, useStore(awaitedSounds, NONE).has(id))
  const { place, isTouched } = useIsTouched()
  // A recording and an own sound have no places and characters.
  const settable = findSettable(id)
  const [isSetting, setIsSetting] = useState(false)

  const handleToggle = () => {
    void startSound()
    mixer.toggle(id)
  }

  /** The sound takes its button with it, and the focus with the button: the next sound gets it, or the page. */
  const handleRemove = () => {
    const { current: item } = place
    const near = item?.nextElementSibling ?? item?.previousElementSibling
    mixer.remove(id)
    ;(near ?? document).querySelector<HTMLElement>(near ? 'button' : 'main')?.focus()
  }

  return (
    <li
      ref={place}
      data-track={id}
      style={{ order }}
      className={classNames(
        'group flex flex-wrap items-center gap-x-1 rounded-2xl border pt-1.5 pb-0.5 pe-1 ps-1',
        track.isPlaying && !track.isSilenced
          ? 'border-lit-edge bg-lit-wash'
          : 'border-line bg-surface',
        isDragged && 'z-10 border-terracotta shadow-lift',
      )}
    >
      <IconButton
        label={m.track_tools({ name })}
        aria-expanded={isOpen}
        className={classNames(
          'relative touch-none text-terracotta',
          isDragged ? 'cursor-grabbing' : 'cursor-grab',
        )}
        onPointerDown={props.onGrab}
        onClick={props.onOpenChange}
      >
        <SoundIcon soundId={id} size={26} />
        <Sign track={track} />
      </IconButton>
      <div className="relative min-w-0 flex-1">
        {/* The name runs on above the buttons, which are lower for it and do not grow with the letters. */}
        <div className="-me-[calc(88px+--spacing(2))] flex items-baseline gap-1.5 pe-2 @max-[40rem]:items-center @max-[22rem]:flex-wrap">
          <span className="name-of-sound truncate leading-tight font-semibold">{name}</span>
          {settable ? (
            <TrackCharacter
              name={name}
              isOpen={isSetting}
              onPress={() => setIsSetting(!isSetting)}
            />
          ) : null}
          <span
            className={classNames(
              'tabular flex shrink-0 items-baseline gap-1.5 text-sm text-ink-soft',
              !settable && 'ms-auto',
            )}
          >
            {track.isSolo && !status ? <span>{m.track_solo_short()}</span> : null}
            <span>{status ?? m.percent_short({ value: track.output })}</span>
          </span>
        </div>
        <Slider
          className="-mt-3 -mb-1"
          label={m.track_volume({ name })}
          value={track.volume}
          valueText={m.percent_spoken({ value: track.volume })}
          onChange={(value) => mixer.setVolume(id, value)}
        />
        {hasMeter && isHeard(track) ? <TrackMeter id={id} /> : null}
        {status || track.isSolo ? null : <PercentOfMaster track={track} isTouched={isTouched} />}
      </div>
      <IconButton
        className="mb-1 self-end"
        label={track.isPlaying ? m.pause_sound({ name }) : m.play_sound({ name })}
        onClick={handleToggle}
      >
        {track.isPlaying ? <Pause size={20} /> : <Play size={20} />}
      </IconButton>
      <IconButton className="mb-1 self-end" label={m.remove_sound({ name })} onClick={handleRemove}>
        <X size={18} />
      </IconButton>
      {isOpen ? <TrackTools {...props} /> : null}
      {settable && isSetting ? <TrackSetting sound={settable} track={track} /> : null}
    </li>
  )
}
