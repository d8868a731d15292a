import { findSaKey } from '../pitch/sa.ts'
import { SCALE_IDS, type ScaleId } from '../sur/scale-ids.ts'
import { thekasOf, type Taal, type TaalId } from '../taal/taals.ts'

/** What the first string may sound; with `none` its place in the round stays silent. */
export const FIRST_STRINGS = ['Pa', 'Ma', 'Ni', 'Dha', 'none'] as const

export type FirstString = (typeof FIRST_STRINGS)[number]

/** How many strings a tanpura has. */
export const STRING_COUNTS = [4, 5, 6] as const

export type StringCount = (typeof STRING_COUNTS)[number]

/** Wires as they are bought for a string: two wire numbers finer, the usual one, two coarser. */
export const GAUGES = ['thin', 'usual', 'thick'] as const

export type Gauge = (typeof GAUGES)[number]

/** How the cycle keeps time: to the sample, or breathing from cycle to cycle. */
export const FEELS = ['steady', 'alive'] as const

export type Feel = (typeof FEELS)[number]

/** Taals that have a lehra. The page knows them; their melodies come with the room. */
export const LEHRA_TAALS = ['teentaal', 'ektaal', 'jhaptaal', 'rupak'] as const satisfies TaalId[]

export type LehraTaal = (typeof LEHRA_TAALS)[number]

/** All that a practice sounds like; what a link, a preset and the device keep. */
export type RiyazSettings = {
  /** Key of Sa, one of `SA_KEYS`. */
  readonly sa: string
  /** −50 to 50, on top of the key. */
  readonly cents: number
  /** Hertz of A4. */
  readonly concertPitch: number
  readonly first: FirstString
  readonly strings: StringCount
  /** Wires of the first strings, the jor and the kharaj. */
  readonly firstGauge: Gauge
  readonly jorGauge: Gauge
  readonly kharajGauge: Gauge
  /** 0 (a bare bridge, no buzz) to 100. */
  readonly jawari: number
  /** Seconds from the first string to the first string. */
  readonly round: number
  /** 0 (thin) to 100 (all gourd). */
  readonly fullness: number
  /** 0 (dry) to 100. */
  readonly room: number
  readonly tanpuras: 1 | 2
  /** This and the other volumes are positions of a fader, 0 to 100 %. */
  readonly tanpuraVolume: number
  /** Whether a swarmandal sweeps the notes of `scale` beside the tanpura. */
  readonly hasSwarmandal: boolean
  /** Seconds from sweep to sweep. */
  readonly sweepEvery: number
  readonly swarmandalVolume: number
  readonly taal: TaalId
  /** Number of the taal's theka, from 1: the usual one. */
  readonly theka: number
  /** Matras a minute. */
  readonly tempo: number
  readonly feel: Feel
  readonly isFilled: boolean
  /** Whether the tabla runs towards each sam. */
  readonly hasLead: boolean
  /** Whether soft counts come before the first sam: 2, 4 or 8 matras, whichever lasts nearest to four seconds. */
  readonly hasCountIn: boolean
  readonly tablaVolume: number
  /** Whether a lehra goes round with the taal, where it has one. */
  readonly hasLehra: boolean
  /** Whether the theka sounds beside a lehra; without one it always does. */
  readonly hasTheka: boolean
  readonly lehraVolume: number
  /** Whether a manjira keeps the claps of the taal. */
  readonly hasManjira: boolean
  readonly manjiraVolume: number
  /** Notes on which Sur draws its rails and to which the swarmandal is tuned. */
  readonly scale: ScaleId
  /** Whether the tempo climbs by the ladder. */
  readonly hasLadder: boolean
  /** Matras a minute at both ends of the ladder. */
  readonly ladderFrom: number
  readonly ladderTo: number
  /** Matras a minute from rung to rung, and cycles on each. */
  readonly ladderBy: number
  readonly ladderEvery: number
  /** Minutes of a session's rounds and breaks. */
  readonly sessionPlay: number
  readonly sessionRest: number
  readonly sessionRounds: number
}

/** Least and most of each number. */
export const RIYAZ_LIMITS = {
  cents: [-50, 50],
  concertPitch: [415, 466],
  jawari: [0, 100],
  round: [3, 12],
  fullness: [0, 100],
  room: [0, 100],
  tanpuraVolume: [0, 100],
  sweepEvery: [4, 60],
  swarmandalVolume: [0, 100],
  tempo: [10, 450],
  tablaVolume: [0, 100],
  lehraVolume: [0, 100],
  manjiraVolume: [0, 100],
  ladderFrom: [10, 450],
  ladderTo: [10, 450],
  ladderBy: [1, 50],
  ladderEvery: [1, 32],
  sessionPlay: [5, 90],
  sessionRest: [1, 30],
  sessionRounds: [1, 8],
} as const satisfies Partial<Record<keyof RiyazSettings, readonly [number, number]>>

export type NumberField = keyof typeof RIYAZ_LIMITS

/** A man's Sa as most recordings have it, four strings with Pa, and teental at a walking pace. */
export const RIYAZ_DEFAULTS: RiyazSettings = {
  sa: 'Cs3',
  cents: 0,
  concertPitch: 440,
  first: 'Pa',
  strings: 4,
  firstGauge: 'usual',
  jorGauge: 'usual',
  kharajGauge: 'usual',
  jawari: 60,
  round: 5,
  fullness: 50,
  room: 40,
  tanpuras: 1,
  tanpuraVolume: 70,
  hasSwarmandal: false,
  sweepEvery: 12,
  swarmandalVolume: 60,
  taal: 'teentaal',
  theka: 1,
  tempo: 120,
  feel: 'steady',
  isFilled: true,
  hasLead: false,
  hasCountIn: false,
  tablaVolume: 70,
  hasLehra: false,
  hasTheka: true,
  lehraVolume: 60,
  hasManjira: false,
  manjiraVolume: 60,
  scale: 'all',
  hasLadder: false,
  ladderFrom: 60,
  ladderTo: 120,
  ladderBy: 5,
  ladderEvery: 4,
  sessionPlay: 20,
  sessionRest: 5,
  sessionRounds: 2,
}

/** Numbers are kept to a tenth. */
const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6

const isWithin = (value: unknown, [least, most]: readonly [number, number]): boolean =>
  typeof value === 'number' && value >= least && value <= most && isTenth(value)

const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)

const namedThekas = (taal: unknown) => (typeof taal === 'string' ? thekasOf(taal) : [])

type Given = Readonly<Record<string, unknown>>

type Check = (value: unknown, given: Given) => boolean

/** Fields that are on or off. */
type SwitchField = {
  [Field in keyof RiyazSettings]: RiyazSettings[Field] extends boolean ? Field : never
}[keyof RiyazSettings]

const CHECKS: Readonly<Record<Exclude<keyof RiyazSettings, NumberField | SwitchField>, Check>> = {
  sa: (value) => typeof value === 'string' && findSaKey(value) !== undefined,
  first: isOneOf(FIRST_STRINGS),
  strings: isOneOf(STRING_COUNTS),
  firstGauge: isOneOf(GAUGES),
  jorGauge: isOneOf(GAUGES),
  kharajGauge: isOneOf(GAUGES),
  tanpuras: isOneOf([1, 2]),
  taal: (value) => namedThekas(value).length > 0,
  theka: (value, { taal }) => namedThekas(taal).some((_, index) => value === index + 1),
  feel: isOneOf(FEELS),
  scale: isOneOf(SCALE_IDS),
}

const isNumberField = (field: keyof RiyazSettings): field is NumberField => field in RIYAZ_LIMITS

const isSwitchField = (field: keyof RiyazSettings): field is SwitchField =>
  typeof RIYAZ_DEFAULTS[field] === 'boolean'

const isValue = (field: keyof RiyazSettings, given: Given): boolean => {
  if (isNumberField(field)) return isWithin(given[field], RIYAZ_LIMITS[field])
  if (isSwitchField(field)) return typeof given[field] === 'boolean'
  return CHECKS[field](given[field], given)
}

/** Every field, in the order in which links write them. */
export const RIYAZ_FIELDS = Object.keys(RIYAZ_DEFAULTS) as readonly (keyof RiyazSettings)[]

/** Settings as far as they could be read, and the fields whose values are none. */
export type ReadSettings = {
  readonly settings: RiyazSettings
  readonly refused: readonly (keyof RiyazSettings)[]
}

/**
 * Takes what came from outside. A field that is absent, or whose value is none, is as in `base`;
 * the latter is named in `refused`. Another taal comes with its usual theka.
 */
export const parseSettings = (
  outside: unknown,
  base: RiyazSettings = RIYAZ_DEFAULTS,
): ReadSettings => {
  const given: Given = typeof outside === 'object' && outside !== null ? { ...outside } : {}
  const present = RIYAZ_FIELDS.filter((field) => Object.hasOwn(given, field))
  const judged = { taal: base.taal, ...given }
  const refused = present.filter((field) => !isValue(field, judged))
  const taken = present.filter((field) => !refused.includes(field))
  const changes: Partial<RiyazSettings> = Object.fromEntries(
    taken.map((field) => [field, given[field]]),
  )
  const usual: Partial<RiyazSettings> = changes.taal === undefined ? {} : { theka: 1 }
  return { settings: { ...base, ...usual, ...changes }, refused }
}

/** Whether the lehra plays without the theka. */
export const isLehraAlone = ({ hasLehra, hasTheka, taal }: RiyazSettings): boolean =>
  hasLehra && !hasTheka && LEHRA_TAALS.some((one) => one === taal)

/** The taal of the settings with the theka that they name, which must be one of the taal's, as `parseSettings` sees to. */
export const taalOf = ({ taal, theka }: Pick<RiyazSettings, 'taal' | 'theka'>): Taal =>
  thekasOf(taal)[theka - 1]!
