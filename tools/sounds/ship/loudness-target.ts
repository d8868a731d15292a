import { SOUND_LOUDNESS } from '@dhvani/catalogue'
import type { Lufs } from '@dhvani/units'

/**
 * The catalogue's loudness of a sound file, by its id.
 *
 * @throws {Error} when the catalogue has no sound file of that id
 */
export const getLoudnessTarget = (file: string): Lufs => {
  const loudness = Object.entries(SOUND_LOUDNESS).find(([id]) => id === file)?.[1]
  if (!loudness) throw new Error(`The catalogue has no loudness for ${file}.`)
  return loudness.target
}
