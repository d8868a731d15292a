import type { Score } from '@dhvani/catalogue'
import type { Strokes } from './pose.ts'

/** Choke groups of the drums that the left hand plays. The right hand plays every other stroke. */
const LEFT_HAND = new Set(['bayan', 'tilli'])

/** For loops without a score: one stroke on each beat, by alternate hands. */
export const ON_THE_BEAT: Strokes = { beats: 4, left: [1, 3], right: [0, 2] }

/** @returns the beats at which each hand strikes */
export const strokesOf = ({ beats, events }: Score): Strokes => {
  const hasTwoDrums = events.some(({ choke }) => choke !== undefined && LEFT_HAND.has(choke))
  const left: number[] = []
  const right: number[] = []
  events.forEach(({ beat, choke }, index) => {
    const isLeft = hasTwoDrums ? LEFT_HAND.has(choke ?? '') : index % 2 === 1
    const hand = isLeft ? left : right
    const place = ((beat % beats) + beats) % beats
    if (place !== hand.at(-1)) hand.push(place)
  })
  const ascending = (a: number, b: number) => a - b
  return { beats, left: left.toSorted(ascending), right: right.toSorted(ascending) }
}
