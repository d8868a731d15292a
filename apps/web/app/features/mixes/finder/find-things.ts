import type { SoundSource } from '@dhvani/audio-engine'
import { parseMix, type Mix, type UserSoundRow } from '@dhvani/catalogue'
import { m } from '#messages'
import { READY_MIXES, type ReadyMixId } from '#lib/mixes/ready-mixes.ts'
import type { SavedMix } from '#lib/mixes/saved-mix.ts'
import { ownSoundId } from '#lib/sounds/own-sounds/own-sound-id.ts'
import { ownSoundSource } from '#lib/sounds/own-sounds/own-sounds.ts'
import { AVAILABLE_SOUNDS, sourceOf } from '#lib/sounds/sound-sources.ts'
import { nameInPage, sectionTitle, soundDescription, soundName } from '#lib/sounds/sound-words.ts'
import { matchWords } from './match-words.ts'
import { otherWords } from './other-words.ts'

/** What a listener may look for. */
export type Thing = {
  readonly id: string
  readonly name: string
  /** Where it stands on the page. */
  readonly kind: string
  /** Searched besides the name. */
  readonly words: readonly string[]
} & (
  | { readonly what: 'sound'; readonly findSource: () => SoundSource }
  | { readonly what: 'ready'; readonly ready: ReadyMixId }
  | { readonly what: 'saved'; readonly saved: { id: string; name: string; mix: Mix } }
)

const builtIn = (): readonly Thing[] =>
  AVAILABLE_SOUNDS.map((sound) => ({
    what: 'sound',
    id: sound.id,
    name: soundName(sound.id),
    kind: sectionTitle(sound.category),
    words: [soundDescription(sound.id), otherWords(sound.id)],
    findSource: () => sourceOf(sound),
  }))

const ready = (): readonly Thing[] =>
  READY_MIXES.map(({ id, name, mix }) => ({
    what: 'ready',
    id: `ready ${id}`,
    name: name(),
    kind: m.ready_title(),
    words: mix.sounds.flatMap((sound) => [nameInPage(sound), otherWords(sound.id)]),
    ready: id,
  }))

const own = (rows: readonly UserSoundRow[]): readonly Thing[] =>
  rows.map((row) => ({
    what: 'sound',
    id: ownSoundId(row),
    name: row.name,
    kind: sectionTitle('Your Sound'),
    words: [row.description ?? ''],
    findSource: () => ownSoundSource(row),
  }))

/** A mix of a later release, or one that cannot be read, is left to its own list, which says so. */
const saved = (mixes: readonly SavedMix[]): readonly Thing[] =>
  mixes.flatMap(({ id, name, mix: row }) => {
    const mix = parseMix(row)
    if (!mix) return []
    const words = mix.sounds.map(nameInPage)
    return [
      {
        what: 'saved',
        id: `saved ${id}`,
        name,
        kind: m.mixes_title(),
        words,
        saved: { id, name, mix },
      },
    ]
  })

/** @returns sounds and mixes of the site and of the listener in which every word of the query is found */
export const findThings = (
  query: string,
  rows: readonly UserSoundRow[],
  mixes: readonly SavedMix[],
): readonly Thing[] =>
  [...builtIn(), ...own(rows), ...saved(mixes), ...ready()].filter(({ name, words }) =>
    matchWords([name, ...words], query),
  )
