import type { ReactNode } from 'react'
import { AudioLines, Play, VolumeX } from '#icons'
import { m } from '#messages'
import { lengthText } from '#lib/sounds/length-text.ts'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { PlayingBars } from '#ui/playing-bars.tsx'
import { SpokenVolume, volumeByKey } from './card-volume.tsx'

export type CardState = 'out' | 'paused' | 'playing'

type SoundCardProps = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly icon: ReactNode
  /** Seconds that the sound takes, of an own sound that was counted. */
  readonly length?: number | undefined
  /** Size of the file, shown to listeners who chose the small files. */
  readonly size?: string | undefined
  readonly state: CardState
  /** Percent of the sound in the mix. */
  readonly volume?: number | undefined
  /** Whether nothing is heard of a sound that plays: its volume is 0, or it is muted. */
  readonly isSilent: boolean
  readonly onVolume?: (volume: number) => void
  readonly onPress: () => void
  readonly onPreview: () => void
  /** A further control in the corner, e.g. delete. */
  readonly corner?: ReactNode
}

/** A name of more letters may be cut at its second line, and is whole when one points at it. */
const LONG = 20

/** The whole card is one button. Its other controls are in its corners, on top of that button. */
export const SoundCard = (props: SoundCardProps) => {
  const { id, name, description, icon, length, size, state, volume, isSilent } = props
  const { onPress, onPreview, corner } = props
  const isPlaying = state === 'playing'
  return (
    <li className="relative" data-sound-name={name} data-track={id}>
      <button
        type="button"
        aria-pressed={isPlaying}
        onClick={onPress}
        onKeyDown={(event) => {
          const next = volumeByKey(event, volume)
          if (next === undefined) return
          event.preventDefault()
          props.onVolume?.(next)
        }}
        data-sound-card
        data-state={state}
        className={classNames(
          'group flex h-full w-full flex-col items-center rounded-card border px-3 pt-5 pb-4 text-center transition-[border-color,background-color,box-shadow,transform] duration-150 hover:border-terracotta active:scale-[0.985]',
          state === 'out' && 'border-line bg-surface shadow-card',
          state === 'paused' && 'border-marigold bg-surface shadow-card',
          isPlaying && 'border-lit-edge bg-lit-wash shadow-lit',
        )}
      >
        <span
          data-lit={isPlaying ? '' : undefined}
          className={classNames(
            'sound-niche grid h-27 w-23 max-w-full place-items-center pt-5 transition-colors duration-150',
          )}
        >
          <span className="flex flex-col items-center">
            {icon}
            <span className="flex h-4 items-center">
              {isPlaying && !isSilent ? <PlayingBars /> : null}
              {isPlaying && isSilent ? <VolumeX size={16} /> : null}
              {state === 'paused' ? <Play size={14} strokeWidth={3} /> : null}
            </span>
          </span>
        </span>
        <span
          title={name.length > LONG ? name : undefined}
          className="name-of-sound mt-3 line-clamp-2 font-display text-lg leading-tight wrap-anywhere"
        >
          {name}
        </span>
        {length === undefined ? null : (
          <span className="tabular mt-1 text-sm text-ink-soft">{lengthText(length)}</span>
        )}
        <span className="mt-1 hidden text-sm leading-snug text-ink-soft sm:block">
          {description}
        </span>
        {volume === undefined ? null : (
          <span
            aria-hidden
            className="tabular absolute top-2.5 inset-s-3 text-xs font-semibold not-group-focus-visible:hidden"
          >
            {m.percent_short({ value: volume })}
          </span>
        )}
        {size === undefined ? null : (
          <span className="tabular absolute top-2.5 inset-s-3 text-xs text-ink-soft group-focus-visible:hidden">
            {size}
          </span>
        )}
      </button>
      {volume === undefined ? null : <SpokenVolume volume={volume} />}
      {state === 'out' ? null : (
        <IconButton
          label={m.preview_sound({ name })}
          onClick={onPreview}
          className="absolute top-1 inset-e-1"
        >
          <AudioLines size={18} />
        </IconButton>
      )}
      {corner}
    </li>
  )
}
