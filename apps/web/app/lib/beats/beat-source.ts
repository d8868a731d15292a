import type { SavedBeat, SoundSource } from '@dhvani/audio-engine'
import { seconds } from '@dhvani/units'
import { barsToSeconds, WHOLE_CYCLE_BARS } from './bar-length.ts'
import { beatAddress } from './beat-address.ts'
import { writeBeatCode } from '@dhvani/share-links/beat-code'

/**
 * A beat as one track of the mix, which loops to the sample. Its address contains the whole beat, so a
 * mix that is saved for the next visit includes it. The engine renders the sound when the track plays.
 */
export const beatSource = (beat: SavedBeat, name: string): SoundSource => {
  const address = beatAddress(writeBeatCode(beat))
  return {
    id: address,
    name,
    url: address,
    loop: { start: seconds(0), end: barsToSeconds(WHOLE_CYCLE_BARS, beat.tempo) },
  }
}
