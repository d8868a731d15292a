import type { Hertz } from '@dhvani/units'
import { filterStereo, type Section } from '../dsp/filters.ts'
import { reverberate, type Room } from '../dsp/reverb.ts'
import { addLayer, type Stereo } from '../dsp/stereo.ts'

/** What lies between a sound and the listener. */
export type Surroundings = {
  /** What walls, glass and distance take away. */
  readonly through?: (sampleRate: Hertz) => readonly Section[]
  /** What the room gives back, and how much of it, linear. */
  readonly room?: Room & { readonly level: number }
}

/** Hears a loop from a place, in place; without surroundings it stays as it is. */
export const hearFrom = (
  { through, room }: Surroundings,
  sound: Stereo,
  sampleRate: Hertz,
): Stereo => {
  if (through) {
    const sections = through(sampleRate)
    filterStereo(sound, sections)
  }
  if (room) addLayer(sound, reverberate(sound, room, sampleRate), room.level)
  return sound
}
