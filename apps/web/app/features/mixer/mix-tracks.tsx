import { useState } from 'react'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { MixTrack } from './mix-track.tsx'

export const MixTracks = ({ tracks }: { readonly tracks: readonly TrackSnapshot[] }) => {
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
            isOpen={id === openId}
            onOpenChange={() => setOpenId(id === openId ? undefined : id)}
          />
        )
      })}
    </ul>
  )
}
