import type { TrackSnapshot } from '@dhvani/audio-engine'
import { percent } from '@dhvani/units'

/** A track as the engine shows it: at 50 % of its own volume, loaded, playing and heard. */
export const trackOf = (id: string, changes: Partial<TrackSnapshot> = {}): TrackSnapshot => ({
  sound: { id, name: id, url: `/${id}.mp3` },
  volume: percent(50),
  isPlaying: true,
  status: 'ready',
  output: percent(40),
  isMuted: false,
  isSolo: false,
  isSilenced: false,
  isStreamed: false,
  ...changes,
})
