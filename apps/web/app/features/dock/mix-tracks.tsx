import { useState } from 'react'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { classNames } from '#ui/class-names.ts'
import { MixTrack } from './mix-track.tsx'
import { useReorder } from './use-reorder.ts'

type MixTracksProps = {
  readonly tracks: readonly TrackSnapshot[]
  readonly hasMeters: boolean
}

/** The sounds of the mix. A listener who drags the picture of a sound moves the sound in the list. */
export const MixTracks = ({ tracks, hasMeters }: MixTracksProps) => {
  const [openId, setOpenId] = useState<string>()
  const { list, order, draggedId, said, move, grab } = useReorder(tracks)
  return (
    <>
      <ul
        ref={list}
        aria-label={m.mix_list()}
        className={classNames(
          'grid grid-cols-1 items-start gap-2 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]',
          draggedId !== undefined && 'select-none',
        )}
      >
        {tracks.map((track, index) => {
          const { id } = track.sound
          const isOpen = id === openId && draggedId === undefined
          return (
            <MixTrack
              key={id}
              track={track}
              hasMeter={hasMeters}
              order={order.indexOf(id)}
              isDragged={id === draggedId}
              isOpen={isOpen}
              onOpenChange={() => setOpenId(isOpen ? undefined : id)}
              onGrab={(press) => grab(press, id)}
              isFirst={index === 0}
              isLast={index === tracks.length - 1}
              onMove={(by) => move(id, index + by)}
            />
          )
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
