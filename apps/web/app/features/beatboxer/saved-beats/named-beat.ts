import type { SavedBeat } from '@dhvani/audio-engine'

export type BeatPlace = 'device' | 'account'

/** A saved beat with its name and the place that stores it. */
export type NamedBeat = {
  readonly id: string
  readonly name: string
  readonly beat: SavedBeat
  readonly place: BeatPlace
}

/** A beat to be saved. The page makes its id, a UUID, so that a second try cannot make a second beat. */
export type NewBeat = Omit<NamedBeat, 'place'>

/** Stores beats and lists them newest first. A promise rejects when the place does not answer. */
export type BeatStore = {
  list(): Promise<readonly NamedBeat[]>
  /** Saves a new beat, or again one whose first answer was lost. */
  put(beat: NewBeat): Promise<NamedBeat>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
}
