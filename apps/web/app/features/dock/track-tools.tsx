import { useLayoutEffect, useRef, useState } from 'react'
import { ArrowDown, ArrowUp, Headphones, Move, VolumeX } from '#icons'
import type { Icon } from '#ui/create-icon.tsx'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { classNames } from '#ui/class-names.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'

const TrackPosition = latePart(async () => (await import('./track-position.tsx')).TrackPosition, {
  missing: MissingNotice,
})

type ToolProps = {
  readonly label: string
  readonly word: string
  readonly icon: Icon
  /** Absent where the tool does something once. */
  readonly isOn?: boolean
  /** Absent where the tool unfolds nothing. */
  readonly isOpen?: boolean
  /** The tool does nothing now. It keeps the focus, which `disabled` would take from it. */
  readonly isIdle?: boolean
  readonly onPress: () => void
}

const Tool = ({ label, word, icon: Icon, isOn, isOpen, isIdle, onPress }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isOn}
    aria-expanded={isOpen}
    aria-disabled={isIdle}
    onClick={onPress}
    className={classNames(
      'flex min-h-11 min-w-fit flex-1 flex-col items-center justify-center rounded-xl border px-1 text-center text-xs font-semibold aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
      isOn || isOpen
        ? 'border-terracotta bg-terracotta-wash text-terracotta'
        : 'border-line text-ink-soft hover:border-edge hover:text-ink',
    )}
  >
    <Icon size={18} />
    <span className="min-w-9">{word}</span>
  </button>
)

export type TrackToolsProps = {
  readonly track: TrackSnapshot
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Moves the sound by so many places; does nothing beyond the ends. */
  readonly onMove: (by: number) => void
}

/** Mute, solo and place of one sound, in a line of its own below it. */
export const TrackTools = ({ track, isFirst, isLast, onMove }: TrackToolsProps) => {
  const { sound, isMuted, isSolo } = track
  const name = nameInPage(sound)
  const { mixer } = getEngine()
  const line = useRef<HTMLDivElement>(null)
  const [isPlacing, setIsPlacing] = useState(false)

  // On a phone the line of the lowest sound would open out of sight.
  useLayoutEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={line} className="flex basis-full flex-wrap gap-1.5 pt-1 pe-1 pb-1.5">
      <Tool
        label={m.track_mute({ name })}
        word={m.track_mute_short()}
        icon={VolumeX}
        isOn={isMuted}
        onPress={() => mixer.setMuted(sound.id, !isMuted)}
      />
      <Tool
        label={m.track_solo({ name })}
        word={m.track_solo_short()}
        icon={Headphones}
        isOn={isSolo}
        onPress={() => mixer.setSolo(sound.id, !isSolo)}
      />
      <Tool
        label={m.track_earlier({ name })}
        word={m.track_earlier_short()}
        icon={ArrowUp}
        isIdle={isFirst}
        onPress={() => onMove(-1)}
      />
      <Tool
        label={m.track_later({ name })}
        word={m.track_later_short()}
        icon={ArrowDown}
        isIdle={isLast}
        onPress={() => onMove(1)}
      />
      <Tool
        label={m.position_of({ name })}
        word={m.position()}
        icon={Move}
        isOpen={isPlacing}
        onPress={() => setIsPlacing(!isPlacing)}
      />
      {isPlacing ? <TrackPosition track={track} /> : null}
    </div>
  )
}
