import { useEffect, useRef, useState } from 'react'
import { Pause, Play, X } from 'lucide-react'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { useMixer } from '#lib/engine/use-mixer.ts'
import { useStore } from '#lib/page/store.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { Slider } from '#ui/slider.tsx'
import { awaitedSounds } from './play-when-online.ts'

const NONE: ReadonlySet<string> = new Set()

const statusText = (track: TrackSnapshot, isAwaited: boolean): string | undefined => {
  if (track.status === 'failed') return isAwaited ? m.track_waits() : m.track_failed()
  return track.status === 'loading' && track.isPlaying ? m.track_loading() : undefined
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

/** How the percent on the right comes about; shown while the sound is pointed at, touched or in use. */
const PercentOfMaster = ({ track, isTouched }: PercentOfMasterProps) => {
  const master = useMixer((mix) => mix.masterVolume)
  return master === 100 ? null : (
    <span className={isTouched ? undefined : 'hidden group-focus-within:inline group-hover:inline'}>
      {m.percent_of_master({ value: track.volume, master })}
    </span>
  )
}

export const MixTrack = ({ track }: { readonly track: TrackSnapshot }) => {
  const { id } = track.sound
  const name = nameInPage(track.sound)
  const { mixer } = getEngine()
  const status = statusText(track, useStore(awaitedSounds, NONE).has(id))
  const { place, isTouched } = useIsTouched()

  const handleToggle = () => {
    void startSound()
    mixer.toggle(id)
  }

  return (
    <li
      ref={place}
      className={classNames(
        'group flex items-center gap-1 rounded-2xl border pt-1.5 pb-0.5 pr-1 pl-2',
        track.isPlaying ? 'border-lit-edge bg-lit-wash' : 'border-line bg-surface',
      )}
    >
      <SoundIcon soundId={id} size={26} className="shrink-0 text-terracotta" />
      <div className="min-w-0 grow pl-1">
        <div className="flex items-baseline justify-between gap-2">
          <span className="truncate leading-tight font-semibold">{name}</span>
          <span className="tabular flex shrink-0 items-baseline gap-1.5 text-sm text-ink-soft">
            {status ? null : <PercentOfMaster track={track} isTouched={isTouched} />}
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
      </div>
      <IconButton
        label={track.isPlaying ? m.pause_sound({ name }) : m.play_sound({ name })}
        onClick={handleToggle}
      >
        {track.isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
      </IconButton>
      <IconButton
        label={m.remove_sound({ name })}

        onClick={() => mixer.remove(id)}
      >
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  )
}
