import { BEAT_LINK_FIELDS, readBeatLink } from '@dhvani/share-links/beat-link'
import {
  CARD_FIELDS,
  findMixCode,
  MIX_LINK_FIELDS,
  readMixCode,
} from '@dhvani/share-links/mix-code'
import { partOf } from '@dhvani/share-links/practice-parts'
import { sceneOf, type LinkCard, type LinkWords, type Scene } from '@dhvani/social-cards'

/** Longer queries have the plain page: the site's own links have fewer than 200 characters. */
const LONGEST_QUERY = 500

/** What a link holds, in the words of a language. */
export type ReadLink = {
  /** Title of the page, with the site's name. */
  readonly title: string
  readonly description: string
  /** The fields of the link and no others, written anew: `?mix=…`. */
  readonly query: string
  /** The fields that its picture depends on. */
  readonly cardQuery: string
  readonly card: LinkCard
  readonly scene: Scene
}

export type LinkKind = 'mix' | 'beat'

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

const pickFields = (search: string, names: readonly string[]): string => {
  const given = new URLSearchParams(search)
  const fields = names.flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value] as const] : []
  })
  return `?${new URLSearchParams(Object.fromEntries(fields)).toString()}`
}

type Named = { readonly words: LinkWords; readonly language: string; readonly search: string }

const listOf = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(names)

const readMix = ({ words, language, search }: Named): ReadLink | undefined => {
  const shared = readMixCode(findMixCode(search) ?? '')
  if (!shared || shared.mix.sounds.length === 0) return undefined
  const rows = shared.mix.sounds.map(({ id, volume, isPlaying }) => ({
    id,
    name: words.sounds[partOf(id) ?? id] ?? id,
    level: isPlaying ? volume : 0,
  }))
  const sounds = listOf(
    rows.map(({ name }) => name),
    language,
  )
  const loudest = rows.reduce((most, row) => (row.level > most.level ? row : most))
  return {
    title: `${shared.name || sounds} | ${words.site}`,
    description: fill(words.mixText, { sounds }),
    query: pickFields(search, MIX_LINK_FIELDS),
    cardQuery: pickFields(search, CARD_FIELDS),
    scene: sceneOf(loudest.id),
    card: {
      title: shared.name || sounds,
      otherTitle: sounds,
      kicker: words.mixKicker,
      otherKicker: words.mixKicker,
      tagline: words.tagline,
      rows,
    },
  }
}

const readBeat = ({ words, language, search }: Named): ReadLink | undefined => {
  const shared = readBeatLink(search)
  if (!shared) return undefined
  const { beat, title, maker } = shared
  const rows = beat.slots.map(({ loopId, volume, isMuted }) => ({
    name: words.loops[loopId] ?? loopId,
    level: isMuted ? 0 : volume,
  }))
  const loops = listOf([...new Set(rows.map(({ name }) => name))], language)
  const named = title || words.beatName
  const by = maker && fill(words.beatBy, { maker })
  const query = pickFields(search, BEAT_LINK_FIELDS)
  return {
    title: `${by ? fill(words.beatAs, { title: named, beat: by }) : named} | ${words.site}`,
    description: fill(words.beatText, { loops, tempo: beat.tempo }),
    query,
    cardQuery: query,
    scene: 'drum',
    card: {
      title: named,
      otherTitle: words.beatName,
      kicker: by || words.beatKicker,
      otherKicker: words.beatKicker,
      tagline: words.tagline,
      rows,
    },
  }
}

/**
 * Reads a link with the parser of the pages.
 *
 * @param search query of an address, with its question mark
 * @returns `undefined` for an address that holds no mix or beat that can be read: it has the plain page
 */
export const readLink = (kind: LinkKind, named: Named): ReadLink | undefined => {
  if (named.search.length > LONGEST_QUERY) return undefined
  return kind === 'mix' ? readMix(named) : readBeat(named)
}
