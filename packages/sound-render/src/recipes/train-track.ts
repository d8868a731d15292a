import type { Random } from '@dhvani/units'
import { choose, createDeck, logBetween, standardNormal, uniformBetween } from '../dsp/chance.ts'

/** A place at which a wheel is struck. */
export type Joint = {
  /** Metres along the track. */
  readonly at: number
  /** How hard it strikes, in decibels. */
  readonly level: number
  /** By how many metres the other rail's joint lies farther on. */
  readonly stagger: number
  /** Hertz at which this joint's fish-plates and ballast are loudest: it sounds alike under every wheel. */
  readonly tone: number
}

/** Rails of an Indian line, in metres: 13 m are rolled today, the others are the 42, 39 and 36 feet of older ones. */
const RAILS = [13, 13, 13, 13, 12.8, 11.89, 10.97]
/** Rails of a welded panel. */
const PANEL = 3
/** A weld beside a bolted joint, in decibels. */
const WELD = -10
/** Shortest rail that closes a piece, in metres. */
const CLOSURE = 5.5

const bounded = (random: Random, most: number) =>
  Math.max(-most, Math.min(most, standardNormal(random)))

const layJoint = (at: number, level: number, random: Random): Joint => ({
  at,
  level,
  // Nominally square; rails creep.
  stagger: 0.02 + 0.05 * Math.abs(standardNormal(random)) + (random() < 0.12 ? 0.3 * random() : 0),
  tone: logBetween(260, 1100, random),
})

/** A turnout of 1 in 12: stock rail, tongue, heel, nose and last rail end, in metres from the first; levels in dB. */
const TURNOUT = [
  { at: 0, level: 0 },
  { at: 1.6, level: -3 },
  { at: 11.4, level: -1 },
  { at: 27.2, level: 3.5 },
  { at: 29.1, level: -2 },
]

/**
 * The joints of a stretch of track that comes round.
 *
 * It is laid in pieces: rails bolted together, or panels of three rails welded into one, whose welds are hardly felt.
 * Rails of a piece are of one length, but are cut and worn unequally; a closing rail of any length ends it. Sets of
 * points lie anywhere.
 *
 * @param metres of the whole track
 * @param turnouts how many sets of points lie on it
 */
export const layTrack = (metres: number, turnouts: number, random: Random): Joint[] => {
  const joints: Joint[] = []
  const nextKind = createDeck(['bolted', 'bolted', 'bolted', 'welded'] as const, random)
  const lay = (at: number, level: number, spread: number) => {
    // The last rail closes the round.
    if (at === 0 || at < metres - CLOSURE)
      joints.push(layJoint(at, level + spread * bounded(random, 1.9), random))
  }
  // A line is renewed by the stretch: most of its rails are of one length.
  const usual = choose(RAILS, random)
  let at = 0
  while (at < metres) {
    const isWelded = nextKind() === 'welded'
    const rail = random() < 0.7 ? usual : choose(RAILS, random)
    const rails = isWelded ? PANEL * (1 + Math.floor(3 * random())) : 8 + Math.floor(13 * random())
    // One gang laid this piece better than the next.
    const gang = 1.3 * bounded(random, 1.5) + (isWelded ? 1 : 0)
    for (let index = 0; index < rails; index += 1) {
      lay(at, gang + (isWelded && index % PANEL !== 0 ? WELD : 0), 2.3)
      const cut = random() < 0.08 ? uniformBetween(0.3, 2.5, random) : 0
      at += rail + 0.12 * bounded(random, 2) - cut
    }
    lay(at, gang, 2)
    at += uniformBetween(CLOSURE, rail, random)
  }
  let from = random() * metres
  for (let set = 0; set < turnouts; set += 1) {
    for (const { at: place, level } of TURNOUT)
      joints.push(layJoint((from + place) % metres, level + 1.5 * bounded(random, 1.9), random))
    from += (metres / turnouts) * logBetween(0.45, 1.6, random)
  }
  return joints
}
