import type { Mix } from '@dhvani/catalogue'
import { SCENES, type Course, type Scene } from './course-schema.ts'
import { findMixCode, letterOf, readMixCode, writeMixCode, writeMixLink } from './mix-code.ts'
import { readSceneTime, writeSceneTime } from './scene-time.ts'

type CourseLink = {
  /** Path, query and fragment, from the root of the site. */
  readonly path: string
  /** Scenes that a link cannot hold: it holds none of their sounds, or they come later and have no time. */
  readonly leftOut: readonly Scene[]
  /** Sounds of the other scenes that a link cannot hold. */
  readonly leftOutSounds: Mix['sounds']
  /** Sounds of the first scene whose setting does not fit into the link. */
  readonly unset: Mix['sounds']
}

/** Name of the field in the fragment of the address. */
const FIELD = 'night'

/** In characters: five scenes of twelve sounds with the longest names and settings take about half of it. */
const LONGEST_FRAGMENT = 10_000

/** Between a mix and its time, and between two scenes. No mix and no time has it. */
const BETWEEN = '~'

const isHeld = ({ id }: Mix['sounds'][number]): boolean => letterOf(id) !== undefined

const writeScene = ({ name = '', mix, at }: Scene): readonly string[] =>
  at ? [writeMixCode({ name, mix }), writeSceneTime(at)] : []

/**
 * Writes a course into the address of Home. The first scene is the link's mix, as `writeMixLink` writes it, so that
 * earlier releases and the cards of messengers have that. The other scenes are in the fragment:
 * `#night={mix}~{time}~{mix}~{time}`, a mix as `writeMixCode` and a time as `writeSceneTime` write it. No server gets a
 * fragment, and no server's limit of an address's length ends it. The last character is a letter or a digit,
 * because messengers take a dot at the end for one of the sentence.
 *
 * @param home address of Home, with origin and path
 * @returns `undefined` where fewer than two scenes have sounds that a link can hold
 */
export const writeCourseLink = ({ scenes }: Course, home: URL): CourseLink | undefined => {
  const held = scenes.filter(({ mix, at }, index) => mix.sounds.some(isHeld) && (index === 0 || at))
  const [first, ...others] = held
  if (!first || held.length < SCENES.least) return undefined
  const { path, unset } = writeMixLink({ name: first.name ?? '', mix: first.mix }, home)
  return {
    path: `${path}#${FIELD}=${others.flatMap(writeScene).join(BETWEEN)}`,
    leftOut: scenes.filter((scene) => !held.includes(scene)),
    leftOutSounds: held.flatMap(({ mix }) => mix.sounds.filter((sound) => !isHeld(sound))),
    unset,
  }
}

/** What a link holds. */
type SharedCourse = Course & {
  /** How many sounds of all scenes this release does not know. A scene with such sounds alone has none. */
  readonly unknown: number
}

const readScene = (code: string, time?: string) => {
  const shared = readMixCode(code)
  const at = time === undefined ? undefined : readSceneTime(time)
  if (!shared || (time !== undefined && !at)) return undefined
  const { name, mix, unknown } = shared
  return { scene: { ...(name && { name }), mix, ...(at && { at }) }, unknown }
}

/**
 * @param address where the link led, as `location` has it
 * @returns the course; `undefined` where there is none, or a scene or a time of it cannot be read: half a night is no
 *   night, and the mix of the first scene opens without it
 */
export const readCourseLink = ({
  search,
  hash,
}: Pick<URL, 'search' | 'hash'>): SharedCourse | undefined => {
  if (hash.length > LONGEST_FRAGMENT) return undefined
  const [, written] = new RegExp(`^#${FIELD}=(.+)$`).exec(hash) ?? []
  // Programs that follow RFC 1738 escape the tilde.
  const parts = written?.replaceAll(/%7e/gi, BETWEEN).split(BETWEEN) ?? []
  const count = parts.length / 2
  const isWhole = Number.isInteger(count)
  if (!isWhole || count + 1 < SCENES.least || count + 1 > SCENES.most) return undefined
  const first = readScene(findMixCode(search) ?? '')
  const others = Array.from({ length: count }, (_, index) =>
    readScene(parts[2 * index] ?? '', parts[2 * index + 1] ?? ''),
  )
  const read = [first, ...others].filter((scene) => scene !== undefined)
  if (read.length !== count + 1) return undefined
  return {
    scenes: read.map(({ scene }) => scene),
    unknown: read.reduce((sum, { unknown }) => sum + unknown, 0),
  }
}
