import type { SavedBeat } from '@dhvani/audio-engine'
import { fitName, LINK_LENGTH, readName, writeName } from '#lib/language/name-in-address.ts'
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

const writeField = (field: string, name: string): string =>
  name === '' ? '' : `&${field}=${writeName(name)}`

/**
 * Writes a beat into the address of the beatbox. Long names are cut, so that the whole link has fewer than 200
 * characters; that of the maker has a third of the room at most.
 *
 * @param page address of the beatbox, with origin and path
 */
export const writeBeatLink = ({ beat, title, maker }: SharedBeat, page: URL) => {
  const start = `${page.pathname}#${FIELD}=${writeBeatCode(beat)}`
  const room = LINK_LENGTH - 1 - page.origin.length - start.length
  const fit = (field: string, name: string, space: number) =>
    fitName(name, space - `&${field}=`.length)
  const by = fit(MAKER, maker, Math.floor(room / 3))
  const end = writeField(MAKER, by)
  const named = fit(TITLE, title, room - end.length)
  return {
    /** Path and fragment, from the root of the site. */
    path: start + writeField(TITLE, named) + end,
    /** Whether the link has no room for the end of a name, or for all of it. */
    isNameCut: named !== title.trim() || by !== maker.trim(),
  }
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
