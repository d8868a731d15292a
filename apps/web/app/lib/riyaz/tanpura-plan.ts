import { SMALLER_TANPURA } from '@dhvani/riyaz'
import { gain, milliseconds, seconds, seededRandom, type Random, type Seconds } from '@dhvani/units'
import type { PracticePlan, Strike } from '@dhvani/audio-engine/practice'
import type { Pluck, PluckedString } from './pluck-pool.ts'

/** A string as the plan plays it; `undefined` where the hand passes a silent place. */
export type PlannedString = (PluckedString & { readonly pan: number }) | undefined

export type TanpuraPlanOptions = {
  readonly strings: readonly PlannedString[]
  /** Seconds from the first string to the first string. */
  readonly round: number
  /** How many tanpuras play. */
  readonly instruments: 1 | 2
  readonly plucksOf: (string: PluckedString) => readonly Pluck[]
  readonly seed: number
  readonly from: Seconds
  /** Where the hands of a plan before this one are; they go on from there. */
  readonly places?: readonly HandPlace[]
}

/** The pluck that comes next. */
export type HandPlace = {
  /** Context time. */
  readonly due: number
  /** Plucks before it. */
  readonly index: number
}

/** The plucks of one or two tanpuras, which another plan can go on with. */
export type TanpuraPlan = PracticePlan & {
  /** @returns where the hand of each player is at a context time that is not long past */
  placesAt(from: Seconds): readonly HandPlace[]
}

/** The strings share nine tenths of the round; after the last one the hand breathes. */
const STRUNG = 0.9

/** The hand is never a clock: by so much of a pluck's time it comes early or late. */
const UNEVEN = 0.035

/** Decibels either way between plucks. */
const FORCE = 1.1

/** Each pluck is played faster or slower by up to so many cents: too little to be heard, enough that no two are alike. */
const CENTS = 0.12

/** A finger that returns to a string stops it softly. */
const FINGER = milliseconds(30)

/** A second player has another hand, a little slower, softer, on the other side, and a smaller tanpura. */
const PLAYERS = [
  { pace: 1, level: 0, side: 1, thickness: 1, seed: 'first' },
  { pace: 1.061, level: -2.5, side: -1, thickness: SMALLER_TANPURA, seed: 'second' },
] as const

const stringOf = (string: PluckedString, player: (typeof PLAYERS)[number]): PluckedString => ({
  frequency: string.frequency,
  thickness: string.thickness * player.thickness,
})

/** The strings of all tanpuras that play, those of the first before the others. */
export const stringsPlayed = ({
  strings,
  instruments,
}: Pick<TanpuraPlanOptions, 'strings' | 'instruments'>): PluckedString[] =>
  PLAYERS.slice(0, instruments).flatMap((player) =>
    strings.flatMap((string) => (string ? [stringOf(string, player)] : [])),
  )

/** A pluck alone, linear: four strings in C♯3 are then as loud as a continuous sound of the catalogue (−23 LUFS, measured). */
const LEVEL = 0.36

/** A pair of plucks sounds as one: their partials wander on their own. */
const PAIR = Math.SQRT1_2

/** @returns by how much a hand misses, up to `most` either way */
export const spread = (random: Random, most: number): number => most * (2 * random() - 1)

const fromDecibels = (level: number) => 10 ** (level / 20)

/** Two of the plucks that a string has, and not the two of before where there is a choice. */
const choosePair = (plucks: readonly Pluck[], used: Set<string>, random: Random): Pluck[] => {
  const pairs = plucks.flatMap((one, index) => plucks.slice(index + 1).map((other) => [one, other]))
  if (pairs.length === 0) return [...plucks]
  const nameOf = (pair: readonly Pluck[]) => pair.map(({ take }) => take).join('+')
  const fresh = pairs.filter((pair) => !used.has(nameOf(pair)))
  if (fresh.length === 0) used.clear()
  const choices = fresh.length > 0 ? fresh : pairs
  const chosen = choices[Math.floor(random() * choices.length)]!
  used.add(nameOf(chosen))
  return chosen
}

/** Plucks that a player remembers: a plan is asked three seconds ahead, in which the quickest hand plucks seven times. */
const REMEMBERED = 16

type Player = {
  /** Context time of the next pluck. */
  due(): number
  placeAt(from: Seconds): HandPlace
  /** The strikes of the next pluck; none at a silent place. */
  pluck(): readonly Strike[]
}

const createPlayer = (
  options: TanpuraPlanOptions,
  player: (typeof PLAYERS)[number],
  place?: HandPlace,
): Player => {
  const { strings, round, plucksOf, seed, from } = options
  const random = seededRandom('tanpura hand', seed, player.seed)
  const used = strings.map(() => new Set<string>())
  const step = (STRUNG * round * player.pace) / strings.length
  const breath = (1 - STRUNG) * round * player.pace
  let index = place?.index ?? 0
  let due: number = place
    ? Math.max(place.due, from)
    : from + (player.seed === 'second' ? step * 0.4 : 0)
  let passed: readonly HandPlace[] = []

  const strikesOf = (place: number, at: Seconds): Strike[] => {
    const string = strings[place]
    if (!string) return []
    const pair = choosePair(plucksOf(stringOf(string, player)), used[place]!, random)
    const level =
      LEVEL * fromDecibels(player.level + spread(random, FORCE)) * (pair.length > 1 ? PAIR : 1)
    return pair.map(({ buffer, rate }, half) => ({
      at,
      buffer,
      gain: gain(level),
      rate: rate * 2 ** (spread(random, CENTS) / 1200),
      pan: player.side * string.pan,
      damps: `${player.seed}-${place}-${half}`,
      dampedBy: FINGER,
    }))
  }

  return {
    due: () => due,
    placeAt: (time) => passed.find((one) => one.due >= time) ?? { due, index },
    pluck() {
      const at = index % strings.length
      const strikes = strikesOf(at, seconds(due))
      passed = [...passed.slice(1 - REMEMBERED), { due, index }]
      index += 1
      due += step * (1 + spread(random, UNEVEN)) + (at === strings.length - 1 ? breath : 0)
      return strikes
    },
  }
}

/** The plucks of one or two tanpuras, for ever. */
export const planTanpura = (options: TanpuraPlanOptions): TanpuraPlan => {
  const players = PLAYERS.slice(0, options.instruments).map((player, index) =>
    createPlayer(options, player, options.places?.[index]),
  )
  return {
    placesAt: (from) => players.map((player) => player.placeAt(from)),
    next: (until) =>
      players
        .flatMap((player) => {
          const strikes: Strike[] = []
          while (player.due() < until) strikes.push(...player.pluck())
          return strikes
        })
        .toSorted((one, other) => one.at - other.at),
  }
}

/**
 * Plucks that come round without a seam. Each player has whole rounds, whose pace is fitted to the length by a few
 * thousandths.
 *
 * @param length of the cycle
 * @returns strikes from 0 on, in order
 */
export const planTanpuraCycle = (
  options: Omit<TanpuraPlanOptions, 'from'>,
  length: Seconds,
): Strike[] =>
  PLAYERS.slice(0, options.instruments)
    .flatMap((player) => {
      const hand = createPlayer({ ...options, from: seconds(0) }, player)
      const start = hand.due()
      const rounds = Math.max(1, Math.round(length / (options.round * player.pace)))
      const plucks = Array.from({ length: rounds * options.strings.length }, () => hand.pluck())
      const fit = length / (hand.due() - start)
      return plucks.flat().map((strike) => ({
        ...strike,
        at: seconds((start + (strike.at - start) * fit) % length),
      }))
    })
    .toSorted((one, other) => one.at - other.at)
