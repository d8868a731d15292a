import { useLayoutEffect, useRef } from 'react'
import type { Position, TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { Button } from '#ui/button.tsx'
import { PositionPad } from './position-pad.tsx'
import { positionWords } from './position-words.ts'

const MIDDLE: Position = { x: 0, depth: 0 }

/** Where a sound is around the listener: a field, its words, and the way back. */
export const TrackPosition = ({ track }: { readonly track: TrackSnapshot }) => {
  const { sound } = track
  const position = sound.position ?? MIDDLE
  const name = nameInPage(sound)
  const place = useRef<HTMLFieldSetElement>(null)
  const move = (next: Position | undefined) => getEngine().mixer.setPosition(sound.id, next)

  // On a phone the field of the lowest sound would open out of sight.
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <fieldset
      ref={place}
      aria-label={m.position_of({ name })}
      className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 pt-1"
    >
      <PositionPad name={name} position={position} onMove={move} />
      <div className="flex min-w-40 flex-1 flex-col items-start gap-1 text-sm">
        <p aria-hidden className="font-semibold">
          {positionWords(position)}
        </p>
        <p className="text-ink-soft">{m.position_hint()}</p>
        <Button look="quiet" onClick={() => move(undefined)}>
          {m.beat_reset()}
        </Button>
      </div>
    </fieldset>
  )
}
