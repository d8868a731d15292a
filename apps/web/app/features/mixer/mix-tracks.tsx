import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { MixTrack } from './mix-track.tsx'

export const MixTracks = ({ tracks }: { readonly tracks: readonly TrackSnapshot[] }) => (
  <ul
    aria-label={m.mix_list()}
    className="grid gap-2 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]"
  >
    {tracks.map((track) => (
      <MixTrack key={track.sound.id} track={track} />
    ))}
  </ul>
)
