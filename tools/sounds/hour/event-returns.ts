import { comparePrints, findOnsetPrints, likenessOf, type OnsetPrint } from './onset-prints.ts'

/** A planted event is looked for within so many seconds of its place. */
const NEAR = 0.1

/** Two seconds around the strongest event of one take, put into another at a place of its own. */
const plant = (from: Float32Array, into: Float32Array, sampleRate: number) => {
  const [strongest] = findOnsetPrints(from, sampleRate, 1)
  if (!strongest) throw new Error('No event was found.')
  const start = Math.max(0, Math.round((strongest.at - 0.3) * sampleRate))
  const place = Math.floor(into.length / 2) + 137
  const mono = into.slice()
  mono.set(from.subarray(start, start + 2 * sampleRate), place)
  return { mono, at: strongest.at + (place - start) / sampleRate }
}

const mostAlike = (ones: readonly Float32Array[], others: readonly Float32Array[]): number => {
  let most = -1
  for (const one of ones) for (const other of others) most = Math.max(most, likenessOf(one, other))
  return most
}

/** Highest likeness of two prints of different groups. */
const mostAlikeGroups = (groups: readonly (readonly Float32Array[])[]): number =>
  Math.max(
    ...groups.flatMap((group, index) =>
      groups.slice(0, index).map((other) => mostAlike(group, other)),
    ),
  )

/** How many events of a take are compared: its strongest onsets, or all where it has fewer. */
const ONSETS = 40

/** The events of a take. */
export const findEvents = (mono: Float32Array, sampleRate: number): OnsetPrint[] =>
  findOnsetPrints(mono, sampleRate, ONSETS)

export type EventReturns = {
  /** Highest likeness of two events of different takes of the hour. */
  readonly within: number
  /** Highest likeness of an event of the hour and one of another hour. */
  readonly unrelated: number
  /** Likeness of an event and its planted copy; -1 when it is not found. */
  readonly copied: number
  /** Events of one hour that are more alike than this are one event that came back. */
  readonly limit: number
}

type HeardTakes = {
  /** Events of each take of the hour. */
  readonly hour: readonly (readonly OnsetPrint[])[]
  /** The first take of the hour, from which an event is copied. */
  readonly source: Float32Array
  /** Takes of another hour. */
  readonly others: readonly Float32Array[]
  readonly sampleRate: number
}

/**
 * Looks for an event of an hour that comes back. Events of two different hours are never copies of each
 * other, and a planted event is one. Halfway between the likeness of the two is the limit.
 *
 * @throws {Error} when there is no other take, or no event
 */
export const findReturns = ({ hour, source, others, sampleRate }: HeardTakes): EventReturns => {
  const [ground] = others
  if (!ground) throw new Error('There is no other hour to compare with.')
  const planted = plant(source, ground, sampleRate)
  const copies = findEvents(planted.mono, sampleRate).filter(
    ({ at }) => Math.abs(at - planted.at) < NEAR,
  )
  const all = [...hour, ...others.map((mono) => findEvents(mono, sampleRate)), copies]
  const shapes = comparePrints(all.flat())
  const groups = all.map(({ length }) => shapes.splice(0, length))
  const own = groups.slice(0, hour.length)
  const strange = groups.slice(hour.length, -1)
  const unrelated = mostAlike(own.flat(), strange.flat())
  // The strongest event comes first.
  const copied = mostAlike(own[0]?.slice(0, 1) ?? [], groups.at(-1) ?? [])
  return { unrelated, copied, within: mostAlikeGroups(own), limit: (unrelated + copied) / 2 }
}
