import type { SavedBeat } from '@dhvani/audio-engine'
import { readName, writeName } from '#lib/language/name-in-address.ts'
import { readBeatCode, writeBeatCode } from './beat-code.ts'

/** A beat as a link holds it. */
export type SharedBeat = {
  readonly beat: SavedBeat
  /** Empty where the link has none, as those of earlier releases. */
  readonly title: string
  /** Who made the beat; empty where the link does not say. */
  readonly maker: string
}

/** Fields in the part of an address after `#`, which browsers never send to a server. */
const FIELD = 'beat'
const TITLE = 'title'
const MAKER = 'by'

const fieldsOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''))

/** @returns the link of a beat from `path` on, in fewer than 1,300 characters */
export const writeBeatLink = ({ beat, title, maker }: SharedBeat, path: string): string => {
  const names = [
    [TITLE, title],
    [MAKER, maker],
  ].map(([field, name = '']) => (name === '' ? '' : `&${field}=${writeName(name)}`))
  return `${path}#${FIELD}=${writeBeatCode(beat)}${names.join('')}`
}

/** @returns whether an address claims to hold a beat, readable or not */
export const isBeatLink = (hash: string): boolean => fieldsOf(hash).has(FIELD)

/** A beat whose names were cut short on their way is still a beat. */
const findName = (code: string | null): string => {
  try {
    return readName(code ?? '')
  } catch {
    return ''
  }
}

/**
 * @param hash as `location.hash` has it
 * @returns the beat with its names, or `undefined` for anything that holds no beat of one musician or more
 */
export const readBeatLink = (hash: string): SharedBeat | undefined => {
  const fields = fieldsOf(hash)
  const beat = readBeatCode(fields.get(FIELD) ?? '')
  // The share dialog gives no link of an empty stage.
  if (!beat || beat.slots.length === 0) return undefined
  // The stage saves its slots in this order, so that it can tell a beat that was changed.
  const slots = beat.slots.toSorted((one, other) => one.position - other.position)
  return {
    beat: { ...beat, slots },
    title: findName(fields.get(TITLE)),
    maker: findName(fields.get(MAKER)),
  }
}
