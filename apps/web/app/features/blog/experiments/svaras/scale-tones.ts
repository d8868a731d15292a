import type { Tone } from '@dhvani/audio-engine/tones'
import { JUST, stringFrequency, tanpuraStrings } from '@dhvani/riyaz'
import { hertz, seconds } from '@dhvani/units'
import { SA_HERTZ } from '#content/figures.ts'
import { pluck } from '../pluck.ts'
import type { Note, Raga } from './ragas.ts'

/** Seconds from one note to the next, and from one string of the drone to the next. */
const STEP = 0.8

/** Notes begin once the drone has gone round. */
const STRINGS = 4

/** How much softer the drone is than the notes, in decibels. */
const DRONE = -7

export const noteFrequency = ({ letter, octave }: Note): number =>
  SA_HERTZ * JUST[letter] * 2 ** octave

/** One note, plucked. */
export const noteTones = (note: Note): Tone[] => pluck(noteFrequency(note))

/** A raga's notes up or down, over two rounds and more of a drone that is tuned for it. */
export const scaleTones = (raga: Raga, way: 'up' | 'down'): Tone[] => {
  const notes = raga[way]
  const strings = tanpuraStrings(raga.first, STRINGS)
  const drone = Array.from({ length: STRINGS + notes.length }, (_, place) => {
    const string = strings[place % STRINGS]
    if (!string) return []
    const start = seconds(place * STEP)
    return pluck(stringFrequency(hertz(SA_HERTZ), string), { start, level: DRONE })
  })
  const melody = notes.map((note, place) =>
    pluck(noteFrequency(note), { start: seconds((STRINGS + place) * STEP) }),
  )
  return [...drone, ...melody].flat()
}
