import {
  parseSettings,
  RIYAZ_DEFAULTS,
  RIYAZ_FIELDS,
  type ReadSettings,
  type RiyazSettings,
} from './settings.ts'

/** Names of the fields in addresses. Links live for years: never reuse or change a name, only add. */
const NAMES: Readonly<Record<keyof RiyazSettings, string>> = {
  sa: 'sa',
  cents: 'cents',
  concertPitch: 'a4',
  first: 'first',
  strings: 'strings',
  firstGauge: 'g1',
  jorGauge: 'gj',
  kharajGauge: 'gk',
  jawari: 'jawari',
  round: 'round',
  fullness: 'full',
  room: 'room',
  tanpuras: 'tanpuras',
  tanpuraVolume: 'drone',
  hasSwarmandal: 'swar',
  sweepEvery: 'sweep',
  swarmandalVolume: 'swarvol',
  taal: 'taal',
  theka: 'theka',
  tempo: 'tempo',
  feel: 'feel',
  isFilled: 'fill',
  hasLead: 'lead',
  hasCountIn: 'count',
  tablaVolume: 'tabla',
  hasLehra: 'lehra',
  hasTheka: 'strokes',
  lehraVolume: 'lehravol',
  hasManjira: 'manjira',
  manjiraVolume: 'manvol',
  scale: 'scale',
  hasLadder: 'ladder',
  ladderFrom: 'ladderfrom',
  ladderTo: 'ladderto',
  ladderBy: 'ladderby',
  ladderEvery: 'ladderevery',
  sessionPlay: 'playmin',
  sessionRest: 'restmin',
  sessionRounds: 'rounds',
}

/** A link that is longer than this is none of ours. Characters. */
const LONGEST = 600

const writeValue = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value)

/** A value that has not the shape of its field's default stays a text, which the check then refuses. */
const readValue = (field: keyof RiyazSettings, written: string): unknown => {
  const usual = RIYAZ_DEFAULTS[field]
  if (typeof usual === 'number')
    return /^-?\d{1,4}(\.\d)?$/.test(written) ? Number(written) : written
  if (typeof usual === 'boolean') return { 0: false, 1: true }[written] ?? written
  return written
}

/**
 * The query of a link to these settings, such as `?sa=G3&taal=rupak`, whole: also what is as by default.
 *
 * @param fields which of them it names; all unless given
 */
export const writeSettingsQuery = (
  settings: RiyazSettings,
  fields: readonly (keyof RiyazSettings)[] = RIYAZ_FIELDS,
): string => `?${fields.map((field) => `${NAMES[field]}=${writeValue(settings[field])}`).join('&')}`

/**
 * Reads a link. Fields that other parts of the site put into the address are left alone.
 *
 * @param search as `location.search` has it
 * @param base what a field is that the address does not name
 * @returns `undefined` where the address names no setting; every field is refused in an address that is too long
 */
export const readSettingsQuery = (
  search: string,
  base: RiyazSettings = RIYAZ_DEFAULTS,
): ReadSettings | undefined => {
  const query = new URLSearchParams(search)
  const named = RIYAZ_FIELDS.filter((field) => query.has(NAMES[field]))
  if (named.length === 0) return undefined
  if (search.length > LONGEST) return { settings: base, refused: named }
  return parseSettings(
    Object.fromEntries(named.map((field) => [field, readValue(field, query.get(NAMES[field])!)])),
    base,
  )
}
