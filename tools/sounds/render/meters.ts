import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import type { Meters } from '@dhvani/sound-render'

/** The meters that the renderer finishes sounds with. */
export const METERS: Meters = {
  loudness: ({ left, right }, sampleRate) => integratedLoudness([left, right], sampleRate),
  truePeak: ({ left, right }) => truePeak([left, right]),
}
