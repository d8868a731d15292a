import { fitName, LINK_LENGTH, readName, writeName } from './name-in-address.ts'
import { readBeatCode, writeBeatCode } from './beat-code.ts'
import type { Beat } from './beat-schema.ts'

/** A beat as a link holds it. */
export type SharedBeat = {
  readonly beat: Beat
  /** Empty where the link has none, as those of earlier releases. */
  readonly title: string
  /** Who made the beat; empty where the link does not say. */
  readonly maker: string
}

/** Fields of the query. Links of earlier releases have them after `#`, where no server sees them. */
const FIELD = 'beat'
const TITLE = 'title'
const MAKER = 'by'

/** All of them: who hands a link on keeps these and no others. */
export const BEAT_LINK_FIELDS = [FIELD, TITLE, MAKER] as const

const fieldsOf = (part: string) => new URLSearchParams(part.replace(/^[?#]/, ''))

const writeField = (field: string, name: string): string =>
  name === '' ? '' : `&${field}=${writeName(name)}`

/**
 * Writes a beat into the address of the beatbox. Long names are cut, so that the whole link has fewer than 200
 * characters; that of the maker has a third of the room at most.
 *
 * @param page address of the beatbox, with origin and path
 */
export const writeBeatLink = ({ beat, title, maker }: SharedBeat, page: URL) => {
  const start = `${page.pathname}?${FIELD}=${writeBeatCode(beat)}`
  const room = LINK_LENGTH - 1 - page.origin.length - start.length
  const fit = (field: string, name: string, space: number) =>
    fitName(name, space - `&${field}=`.length)
  const by = fit(MAKER, maker, Math.floor(room / 3))
  const end = writeField(MAKER, by)
  const named = fit(TITLE, title, room - end.length)
  return {
    /** Path and query, from the root of the site. */
    path: start + writeField(TITLE, named) + end,
    /** Whether the link has no room for the end of a name, or for all of it. */
    isNameCut: named !== title.trim() || by !== maker.trim(),
  }
}

/**
 * @param part query or fragment of an address
 * @returns whether it claims to hold a beat, readable or not
 */
export const isBeatLink = (part: string): boolean => fieldsOf(part).has(FIELD)

/**
 * @param search as `location.search` has it
 * @returns the query without the fields of a beat
 */
export const withoutBeat = (search: string): string => {
  const fields = fieldsOf(search)
  if (!fields.has(FIELD)) return search
  for (const field of BEAT_LINK_FIELDS) fields.delete(field)
  return fields.size > 0 ? `?${fields.toString()}` : ''
}

/** A beat whose names were cut short on their way is still a beat. */
const findName = (code: string | null): string => {
  try {
    return readName(code ?? '')
  } catch {
    return ''
  }
}

/**
 * @param part query or fragment, as `location.search` and `location.hash` have them
 * @returns the beat with its names, or `undefined` for anything that holds no beat of one musician or more
 */
export const readBeatLink = (part: string): SharedBeat | undefined => {
  const fields = fieldsOf(part)
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
