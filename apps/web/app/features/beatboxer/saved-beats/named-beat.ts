import type { SavedBeat } from '@dhvani/audio-engine'
import { cleanText, SOUND_NAME_LENGTH } from '@dhvani/catalogue'

export type Place = 'device' | 'account'

/** A beat with a name, and where it is kept. */
export type KeptBeat = {
  readonly id: string
  readonly name: string
  readonly beat: SavedBeat
  readonly place: Place
}

/** A place that keeps beats, newest first. Its promises reject when the place does not answer. */
export type BeatShelf = {
  list(): Promise<readonly KeptBeat[]>
  keep(name: string, beat: SavedBeat): Promise<KeptBeat>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
}

/** @returns the name as it is kept, or `undefined` for one that is empty or too long */
export const parseBeatName = (text: string): string | undefined => {
  const name = cleanText(text)
  const isRight = name.length >= SOUND_NAME_LENGTH.min && name.length <= SOUND_NAME_LENGTH.max
  return isRight ? name : undefined
}
