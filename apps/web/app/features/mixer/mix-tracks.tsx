import { useState } from 'react'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { MixTrack } from './mix-track.tsx'

type MixTracksProps = {
  readonly tracks: readonly TrackSnapshot[]
  readonly hasMeters: boolean
}

export const MixTracks = ({ tracks, hasMeters }: MixTracksProps) => {
  const [openId, setOpenId] = useState<string>()
  return (
    <ul
      aria-label={m.mix_list()}
      className="grid items-start gap-2 md:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]"
    >
      {tracks.map((track) => {
        const { id } = track.sound
        return (
          <MixTrack
            key={id}
            track={track}
            hasMeter={hasMeters}
            isOpen={id === openId}
            onOpenChange={() => setOpenId(id === openId ? undefined : id)}
          />
        )
      })}
    </ul>
  )
}
