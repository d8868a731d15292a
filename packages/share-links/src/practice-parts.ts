import { SAVED_MIXES } from '@dhvani/catalogue'

/** A part of the practice room. */
export type Part = 'tanpura' | 'tabla'

/** Such a part in a mix: `riyaz:{part}:{length of the loop in samples}:{settings as in a query}`. */
const PART_ADDRESS = /^riyaz:(tanpura|tabla):(\d{6,8}):(.+)$/

/** @returns which part of the practice room a sound of a mix is; `undefined` for any other sound */
export const partOf = (id: string): Part | undefined =>
  PART_ADDRESS.exec(id)?.[1] as Part | undefined

/**
 * Parts of the practice room as sounds of links: the letter of each, the field of its settings, and their names in the order
 * in which the field has their values. Links live for years: never reuse or change a letter or a name, only add at the end.
 */
const PARTS = {
  tanpura: {
    letter: 'T',
    field: 'tanpura',
    names: 'sa cents a4 first strings g1 gj gk jawari round full room tanpuras'.split(' '),
  },
  tabla: {
    letter: 'B',
    field: 'theka',
    names: 'sa cents a4 room taal theka tempo feel fill lead'.split(' '),
  },
} as const satisfies Record<Part, unknown>

/** Parts by the letter and the field of links. */
export const PRACTICE_PARTS = (Object.keys(PARTS) as Part[]).map((part) => ({
  part,
  letter: PARTS[part].letter,
  field: PARTS[part].field,
}))

const VALUE = /^[A-Za-z\d.-]{0,20}$/

const BETWEEN = '_'

/**
 * Writes the settings of a part: the length of its loop in base 36, then the values, with `_` between and a comma for a point.
 *
 * @returns `undefined` for an address that has other settings than those that links hold
 */
export const writePart = (id: string): string | undefined => {
  const [, part, length, query] = PART_ADDRESS.exec(id) ?? []
  if (!part) return undefined
  const given = new URLSearchParams(query)
  const values = PARTS[part as Part].names.map((name) => given.get(name) ?? '')
  if (values.some((value) => !VALUE.test(value))) return undefined
  const written = [Number(length).toString(36), ...values].join(BETWEEN).replaceAll('.', ',')
  return readPart(part as Part, written) === id ? written : undefined
}

/** @returns the sound's id in a mix; `undefined` for a text that `writePart` does not write */
export const readPart = (part: Part, written: string): string | undefined => {
  const [length = '', ...values] = written.replaceAll(',', '.').split(BETWEEN)
  const { names } = PARTS[part]
  if (!/^[0-9a-z]{4,6}$/.test(length) || values.length === 0 || values.length > names.length)
    return undefined
  if (values.some((value) => !VALUE.test(value))) return undefined
  const query = values.flatMap((value, index) => (value ? [`${names[index]}=${value}`] : []))
  const id = `riyaz:${part}:${Number.parseInt(length, 36)}:${query.join('&')}`
  // A saved mix with a longer id could not be read again.
  return PART_ADDRESS.test(id) && id.length <= SAVED_MIXES.idLength ? id : undefined
}
