import { bibliography, sourceKeys, type Source, type SourceKey } from './bibliography.ts'
import { workId } from './known/work-id.ts'

const YEAR = /\b(?:19|20)\d\d\b/gu

/** What follows the name of an author whom a text gives no year, in each language. */
const GROUPS = [
  /(?<name>\p{Lu}[\p{L}-]+)(?:[’']s (?:group|team|colleagues)| and (?:(?:her|his) )?colleagues| et al\b|(?: and|, with| with) (?:\w+) others\b)/gu,
  /(?<name>[\p{L}\p{M}-]+)(?: की टीम| के दल| के समूह| और (?:उनके|उनकी) (?:साथी|साथियों|सहयोगी|सहयोगियों)| और \S+ (?:अन्य|और लोग|साथी|साथियों))(?![\p{L}\p{M}])/gu,
]

/** A work that one article calls by another name than the bibliography does. */
export type Call = { readonly work: SourceKey; readonly name: string }

/** What the search reads of an article. */
export type Citing = {
  readonly paragraphs: readonly string[]
  /** Addresses that the text links to. */
  readonly links: readonly string[]
  /** Works that the article lists. */
  readonly sources: readonly SourceKey[]
  readonly calls: readonly Call[]
  /** How the article's language writes authors; absent where it writes them as the bibliography does. */
  readonly spellings?: Spellings
}

/** Names of authors in the script of a language, by the bibliography's spelling. */
export type Spellings = Readonly<Record<string, string>>

/** Names of a work's authors, as the bibliography spells them. */
export const familiesOf = (key: SourceKey): string[] => {
  const { authors }: Source = bibliography[key]
  const people = authors?.split(/,\s*|\band\b|\bwith\b|:/u) ?? []
  return people
    .map((person) => person.replace(/\s+\p{Lu}{1,3}(?:\s.*)?$/u, '').trim())
    .filter((name) => name.length > 2 && name !== 'et al.')
}

const spelt = (families: readonly string[], spellings: Spellings = {}): string[] => [
  ...families,
  ...families.flatMap((family) => spellings[family] ?? []),
]

const escape = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)

/** Whether a text has the name as whole words; a name that begins small may begin a sentence. */
const hasName = (text: string, name: string): boolean => {
  const [first = '', ...rest] = name
  const word = `[${first}${first.toUpperCase()}]${escape(rest.join(''))}`
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${word}(?![\p{L}\p{M}\p{N}])`, 'u').test(text)
}

/** Whether a text calls a work by an author, by its title, or by the name that the article gives it. */
const isNamedIn = (
  text: string,
  key: SourceKey,
  { calls, spellings }: Pick<Citing, 'calls' | 'spellings'>,
): boolean => {
  const { title }: Source = bibliography[key]
  const [shortTitle = title] = title.split(':')
  const called = calls.filter(({ work }) => work === key).map(({ name }) => name)
  return (
    [...spelt(familiesOf(key), spellings), ...called].some((name) => hasName(text, name)) ||
    hasName(text.toLowerCase(), shortTitle.toLowerCase())
  )
}

const isLinked = (links: readonly string[], key: SourceKey): boolean =>
  links.includes(`/what-is-known#${workId(key)}`)

/**
 * Every year of a text that dates no work of the article: its paragraph names none of the listed
 * works of that year.
 *
 * @returns the year with up to 40 characters before it
 */
export const findUnlistedYears = ({ paragraphs, sources, ...names }: Citing): string[] =>
  paragraphs.flatMap((paragraph) =>
    [...paragraph.matchAll(YEAR)].flatMap((match) => {
      const isListed = sources.some((key) => {
        const { year }: Source = bibliography[key]
        return year === Number(match[0]) && isNamedIn(paragraph, key, names)
      })
      return isListed ? [] : [paragraph.slice(Math.max(0, match.index - 40), match.index + 4)]
    }),
  )

/**
 * Every author whom a text names, with a year or without one, and who has no part in a listed work:
 * an author of the bibliography, or a person with a group, a team or colleagues.
 */
export const findUnlistedNames = ({ paragraphs, sources, calls, spellings }: Citing): string[] => {
  const text = paragraphs.join('\n')
  const listed = [
    ...spelt(sources.flatMap(familiesOf), spellings),
    ...calls.map(({ name }) => name),
  ]
  const named = spelt(sourceKeys.flatMap(familiesOf), spellings).filter((family) =>
    hasName(text, family),
  )
  const leading = GROUPS.flatMap((group) =>
    [...text.matchAll(group)].map(({ groups }) => groups?.['name'] ?? ''),
  )
  return [...new Set([...named, ...leading])].filter(
    (name) => !listed.some((family) => hasName(family, name)),
  )
}

/** Works of the page "What is known" to which an article links without listing them. */
export const findUnlistedLinks = ({ links, sources }: Citing): SourceKey[] =>
  sourceKeys.filter((key) => isLinked(links, key) && !sources.includes(key))

/** Works that an article lists, and neither names nor links to. */
export const findUncited = ({ paragraphs, links, sources, ...names }: Citing): SourceKey[] =>
  sources.filter((key) => !isNamedIn(paragraphs.join('\n'), key, names) && !isLinked(links, key))
