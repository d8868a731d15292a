import type { Mix } from '@dhvani/catalogue'
import { SCENES, type Course, type Scene } from './course-schema.ts'
import { heldSounds, readMixCode, writeMixCode, writeMixLink } from './mix-code.ts'
import { readName, writeName } from './name-in-address.ts'
import { NIGHT_FIELD } from './night-field.ts'
import { readSceneTime, writeSceneTime } from './scene-time.ts'

/** A course as it is passed on. */
export type NamedCourse = Course & {
  /** Of the night; empty where it has none. The scenes have names of their own. */
  readonly name: string
}

type CourseLink = {
  /** Path, query and fragment, from the root of the site. */
  readonly path: string
  /** Whether the link has no room for the end of the night's name, or for all of it. */
  readonly isNameCut: boolean
  /** Scenes that a link cannot hold: it holds none of their sounds, or they come later and have no time. */
  readonly leftOut: readonly Scene[]
  /** Sounds of the other scenes that a link cannot hold. */
  readonly leftOutSounds: Mix['sounds']
  /** Sounds of the first scene whose setting does not fit into the link. */
  readonly unset: Mix['sounds']
}

/** In characters: five scenes of twelve sounds with the longest names and settings take about half of it. */
const LONGEST_FRAGMENT = 10_000

/** Between a mix and its time, and between two scenes. No name, no mix and no time has it. */
const BETWEEN = '~'

const notHeld = (sounds: Mix['sounds']): Mix['sounds'] => {
  const held = heldSounds(sounds)
  return sounds.filter((sound) => !held.includes(sound))
}

const writeScene = ({ name = '', mix, at }: Scene): readonly string[] =>
  at ? [writeMixCode({ name, mix }), writeSceneTime(at)] : []

/**
 * Writes a course into the address of Home. The link's mix is the first scene, as `writeMixLink` writes it, under the name
 * of the night: earlier releases and the cards of messengers have that. The rest is in the fragment,
 * `#night={first name}~{mix}~{time}~{mix}~{time}`: the name of the first scene as `writeName`, a mix as `writeMixCode` and
 * a time as `writeSceneTime` write it. No server gets a fragment, and no server's limit of an address's length ends it.
 * The last character is a letter or a digit, because messengers take a dot at the end for one of the sentence.
 *
 * @param home address of Home, with origin and path
 * @returns `undefined` where fewer than two scenes have sounds that a link can hold
 */
export const writeCourseLink = (
  { name, scenes }: NamedCourse,
  home: URL,
): CourseLink | undefined => {
  const held = scenes.filter(
    ({ mix, at }, index) => heldSounds(mix.sounds).length > 0 && (index === 0 || at),
  )
  const [first, ...others] = held
  if (!first || held.length < SCENES.least) return undefined
  const { path, unset, isNameCut, leftOut } = writeMixLink({ name, mix: first.mix }, home)
  const parts = [writeName(first.name ?? ''), ...others.flatMap(writeScene)]
  return {
    path: `${path}#${NIGHT_FIELD}=${parts.join(BETWEEN)}`,
    isNameCut,
    leftOut: scenes.filter((scene) => !held.includes(scene)),
    leftOutSounds: [...leftOut, ...others.flatMap(({ mix }) => notHeld(mix.sounds))],
    unset,
  }
}

/** What a link holds. */
export type SharedCourse = NamedCourse & {
  /** How many sounds of all scenes this release does not know. A scene with such sounds alone has none. */
  readonly unknown: number
}

const readScene = (code: string, time: string) => {
  const shared = readMixCode(code)
  const at = readSceneTime(time)
  if (!shared || !at) return undefined
  const { name, mix, unknown } = shared
  return { scene: { ...(name && { name }), mix, at }, unknown }
}

const readFirstName = (written: string): string | undefined => {
  try {
    return /^[\w-]*$/.test(written) ? readName(written) : undefined
  } catch {
    return undefined
  }
}

/**
 * @param code the mix of a link, as `findMixCode` gives it, with the link's fragment behind it
 * @returns the course; `undefined` where there is none, or a name, scene or time of it cannot be read: half a night is no
 *   night, and the mix of the first scene opens without it
 */
export const readCourseCode = (code: string): SharedCourse | undefined => {
  const [, mixCode = '', written = ''] =
    new RegExp(`^([^#]*)#${NIGHT_FIELD}=(.{0,${LONGEST_FRAGMENT}})$`, 's').exec(code) ?? []
  // Programs that follow RFC 1738 escape the tilde.
  const [firstName = '', ...parts] = written.replaceAll(/%7e/gi, BETWEEN).split(BETWEEN)
  const count = parts.length / 2
  const isWhole = Number.isInteger(count)
  if (!isWhole || count + 1 < SCENES.least || count + 1 > SCENES.most) return undefined
  const first = readMixCode(mixCode)
  const named = readFirstName(firstName)
  const others = Array.from({ length: count }, (_, index) =>
    readScene(parts[2 * index] ?? '', parts[2 * index + 1] ?? ''),
  )
  const read = others.filter((scene) => scene !== undefined)
  if (!first || named === undefined || read.length !== count) return undefined
  return {
    name: first.name,
    scenes: [{ ...(named && { name: named }), mix: first.mix }, ...read.map(({ scene }) => scene)],
    unknown: read.reduce((sum, { unknown }) => sum + unknown, first.unknown),
  }
}
