import { mixVersionOf, SAVED_MIXES, VOLUME, type BuiltInSoundId, type Mix } from '@dhvani/catalogue'
import { fitName, LINK_LENGTH, readName, writeName } from './name-in-address.ts'
import { readPositions, writePositions } from './position-code.ts'
import { partOf, PRACTICE_PARTS, readPart, writePart } from './practice-parts.ts'
import { LETTERS } from './sound-letters.ts'

const SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).map(([id, letter]) => [letter, id]),
)

/** Names of the fields in the query of the address. */
const FIELD = 'mix'
const SETTINGS_FIELD = 'as'
const SEED_FIELD = 'seed'
const POSITIONS_FIELD = 'at'
const SINCE_FIELD = 'since'

/** All of them: who hands a link on keeps these and no others. */
export const MIX_LINK_FIELDS = [
  FIELD,
  SETTINGS_FIELD,
  SEED_FIELD,
  POSITIONS_FIELD,
  SINCE_FIELD,
  ...PRACTICE_PARTS.map(({ field }) => field),
] as const

/** Those that the picture of a link depends on. */
export const CARD_FIELDS = [FIELD, ...PRACTICE_PARTS.map(({ field }) => field)] as const

const twoDigits = (value: number) => value.toString(36).padStart(2, '0')

/** A mix as it is passed on. */
export type NamedMix = {
  readonly name: string
  readonly mix: Mix
  /** Seed of the hour that all listeners of the link share, an integer in [0, 2³²). Without one, each visit draws its own. */
  readonly seed?: number | undefined
  /** When the hour of the seed began for all who hear it together, in whole seconds since 1970; of no use without a seed. */
  readonly since?: number | undefined
}

const writeUint32 = (value: number | undefined): string => value?.toString(36) ?? ''

/** @returns an integer in [0, 2³²), or `undefined` for a text that is none */
const readUint32 = (written: string): number | undefined =>
  /^[0-9a-z]{1,7}$/.test(written) && Number.parseInt(written, 36) < 2 ** 32
    ? Number.parseInt(written, 36)
    : undefined

/** @returns the letter of a sound that links can hold. A plain look-up would find `constructor`, too. */
const letterOf = (id: string): string | undefined => {
  if (Object.hasOwn(LETTERS, id)) return LETTERS[id as BuiltInSoundId]
  return writePart(id) && PRACTICE_PARTS.find(({ part }) => part === partOf(id))?.letter
}

/** @returns the sounds that a link can hold: each letter once, so that a second tanpura stays behind */
export const heldSounds = (sounds: Mix['sounds']): Mix['sounds'] => {
  const letters = sounds.map(({ id }) => letterOf(id))
  return sounds.filter((_, index) => {
    const letter = letters[index]
    return letter !== undefined && letters.indexOf(letter) === index
  })
}

const writeSounds = ({ masterVolume, sounds }: Mix): string => {
  const written = sounds.map(
    ({ id, volume, isPlaying }) => letterOf(id)! + twoDigits(volume) + (isPlaying ? '0' : '1'),
  )
  return `1.${twoDigits(masterVolume)}.${written.join('')}.`
}

/** @returns the field of each part of the practice room, empty where the sounds have none */
const writeParts = (sounds: Mix['sounds']): readonly string[] =>
  PRACTICE_PARTS.map(({ part }) => {
    const sound = sounds.find(({ id }) => partOf(id) === part)
    return (sound && writePart(sound.id)) ?? ''
  })

/** Between the settings of two sounds. A setting has letters and digits alone, and so may get longer. */
const BETWEEN = '-'

const writeSetting = ({ id, setting }: Mix['sounds'][number]): string | undefined => {
  const letter = letterOf(id)
  return letter && setting ? letter + setting : undefined
}

const writeSettings = (sounds: Mix['sounds']): string =>
  sounds.flatMap((sound) => writeSetting(sound) ?? []).join(BETWEEN)

/** @returns settings by the letter of their sound, without codes that no release writes */
const readSettings = (written: string): ReadonlyMap<string, string> => {
  const codes = written.split(BETWEEN).map((code) => [code.slice(0, 1), code.slice(1)] as const)
  return new Map(codes.filter(([, setting]) => SAVED_MIXES.setting.test(setting)))
}

/** Joins the fields of an address to one code. A dot inside a field would end it, and none has one. */
const joinFields = (code: string, ...fields: readonly string[]): string => {
  const written = fields.map((field) => field.replaceAll('.', ''))
  const last = written.findLastIndex((field) => field !== '')
  return [code, ...written.slice(0, last + 1)].join('.')
}

/** Writes a mix as `readMixCode` reads it, for this browser alone. It is no link, so a long name is not cut. */
export const writeMixCode = ({ name, mix, seed, since }: NamedMix): string => {
  const sounds = heldSounds(mix.sounds)
  return joinFields(
    writeSounds({ ...mix, sounds }) + writeName(name),
    writeSettings(sounds),
    writeUint32(seed),
    writePositions(sounds, letterOf),
    writeUint32(since),
    ...writeParts(sounds),
  )
}

const fieldOf = (name: string, written: string): string => written && `&${name}=${written}`

type MixLink = {
  /** Path and query, from the root of the site. */
  readonly path: string
  /** Whether the link has no room for the end of the name, or for all of it. */
  readonly isNameCut: boolean
  /** Sounds that a link cannot hold: own ones, beats, those that this release does not know, and what has no room in it. */
  readonly leftOut: Mix['sounds']
  /** Sounds whose setting does not fit into the link, which has them as in their files. */
  readonly unset: Mix['sounds']
}

/**
 * Writes as many settings as a link has room for, in the order of the sounds.
 *
 * @param space in characters, with the name of the field
 */
const fitSettings = (sounds: Mix['sounds'], space: number) => {
  const set = sounds.filter((sound) => writeSetting(sound) !== undefined)
  const room = space - fieldOf(SETTINGS_FIELD, ' ').length + 1
  let count = set.length
  while (count > 0 && writeSettings(set.slice(0, count)).length > room) count -= 1
  return { settings: writeSettings(set.slice(0, count)), unset: set.slice(count) }
}

/**
 * Writes a mix into the address of Home. A long name is cut, so that the whole link has fewer than 200
 * characters.
 *
 * Version 1: `1.{master}.{sounds}.{name}`; a sound is its letter, its volume in two digits of base 36 and
 * 0, or 1 where it is paused; the master is in base 36 too. Settings have a field of their own, because
 * earlier releases ignore it: `{letter}{setting}`, with `-` between two sounds. A third field has the seed
 * of the hour in base 36. A fourth has the positions: letter, side and depth of each sound that has one. A fifth
 * has the second at which the hour began, in base 36. Tanpura and theka of the practice room have a field each. A link that
 * has no room for them leaves them out.
 *
 * @param home address of Home, with origin and path
 */
export const writeMixLink = ({ name, mix, seed, since }: NamedMix, home: URL): MixLink => {
  const hour =
    fieldOf(SEED_FIELD, writeUint32(seed)) +
    fieldOf(SINCE_FIELD, writeUint32(seed === undefined ? undefined : since))
  const layOut = (sounds: Mix['sounds']) => {
    const start = `${home.pathname}?${FIELD}=${writeSounds({ ...mix, sounds })}`
    const parts = writeParts(sounds).map((part, at) => fieldOf(PRACTICE_PARTS[at]!.field, part))
    const around = fieldOf(POSITIONS_FIELD, writePositions(sounds, letterOf)) + parts.join('')
    const used = home.origin.length + start.length + hour.length + around.length
    return { sounds, start, around, space: LINK_LENGTH - 1 - used }
  }
  const held = heldSounds(mix.sounds)
  // Where the parts have no room together, the first that has some goes.
  const choices = [
    held,
    ...PRACTICE_PARTS.map(({ part }) => held.filter(({ id }) => (partOf(id) ?? part) === part)),
    held.filter(({ id }) => !partOf(id)),
  ].map(layOut)
  const { sounds, start, around, space } = choices.find((one) => one.space >= 0) ?? choices.at(-1)!
  const { settings, unset } = fitSettings(sounds, space)
  const end = fieldOf(SETTINGS_FIELD, settings)
  const named = fitName(name, space - end.length)
  return {
    path: start + writeName(named) + end + hour + around,
    isNameCut: named !== name.trim(),
    unset,
    leftOut: mix.sounds.filter((sound) => !sounds.includes(sound)),
  }
}

/** What a link holds. The name is empty where the link has none. */
export type SharedMix = NamedMix & {
  /** How many sounds of the link this release does not know. */
  readonly unknown: number
}

const SHAPE = /^1\.([0-9a-z]{2})\.((?:[A-Za-z][0-9a-z]{2}[01])+)\.([\w-]*)((?:\.[^.]*)*)$/

/** Of a code, in characters. Servers take no longer address, and the expression above fails on one of megabytes. */
const LONGEST = 20_000

const readSound = (code: string) => ({
  letter: code.slice(0, 1),
  volume: Number.parseInt(code.slice(1, 3), 36),
  isPlaying: code[3] === '0',
})

/** @returns the mix that a link holds, or `undefined` for anything that is not one */
export const readMixCode = (code: string): SharedMix | undefined => {
  if (code.length > LONGEST) return undefined
  const [, master = '', written = '', name = '', fields = ''] = SHAPE.exec(code) ?? []
  const [, codes = '', hour = '', around = '', begun = '', ...settingsOfParts] = fields.split('.')
  const sounds = (written.match(/.{4}/g) ?? []).map(readSound)
  const settings = readSettings(codes)
  const positions = readPositions(around)
  const seed = readUint32(hour)
  const since = seed === undefined ? undefined : readUint32(begun)
  const masterVolume = Number.parseInt(master, 36)
  const parts = new Map<string, string | undefined>(
    PRACTICE_PARTS.map(({ part, letter }, at) => [
      letter,
      readPart(part, settingsOfParts[at] ?? ''),
    ]),
  )
  const known = sounds.flatMap(({ letter, ...sound }) => {
    const id = SOUNDS.get(letter) ?? parts.get(letter)
    const setting = settings.get(letter)
    const position = positions.get(letter)
    return id
      ? [{ id, name: id, ...sound, ...(setting && { setting }), ...(position && { position }) }]
      : []
  })
  const isOutOfRange = [masterVolume, ...sounds.map(({ volume }) => volume)].some(
    (volume) => !(volume <= VOLUME.max),
  )
  if (sounds.length === 0 || sounds.length > SAVED_MIXES.sounds || isOutOfRange) return undefined
  if (new Set(sounds.map(({ letter }) => letter)).size !== sounds.length) return undefined
  try {
    return {
      name: readName(name),
      mix: { version: mixVersionOf(known), masterVolume, sounds: known },
      ...(seed !== undefined && { seed }),
      ...(since !== undefined && { since }),
      unknown: sounds.length - known.length,
    }
  } catch {
    return undefined
  }
}

/** @param search as `location.search` has it */
export const findMixCode = (search: string): string | undefined => {
  const fields = new URLSearchParams(search)
  const code = fields.get(FIELD) ?? undefined
  const read = (field: string) => fields.get(field) ?? ''
  const [seed, since] = [SEED_FIELD, SINCE_FIELD].map((field) =>
    writeUint32(readUint32(read(field))),
  )
  return (
    code &&
    joinFields(
      code,
      read(SETTINGS_FIELD),
      seed ?? '',
      read(POSITIONS_FIELD),
      since ?? '',
      ...PRACTICE_PARTS.map(({ field }) => read(field)),
    )
  )
}
