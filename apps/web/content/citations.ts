import { bibliography, sourceKeys, type Source, type SourceKey } from './bibliography.ts'
import { workId } from './known/work-id.ts'

const YEAR = /\b(?:19|20)\d\d\b/gu

/** What follows the name of an author whom a text gives no year. */
const GROUP =
  /(?<name>\p{Lu}[\p{L}-]+)(?:[’']s (?:group|team|colleagues)| and (?:(?:her|his) )?colleagues| et al\b|(?: and|, with| with) (?:\w+) others\b)/gu

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
  /** Of an article that does not write authors as the bibliography does. */
  readonly naming?: Naming | undefined
}

/** How a language with a script of its own writes authors. */
export type Naming = {
  /** By the bibliography's spelling. */
  readonly authors: Readonly<Record<string, string>>
  /** The author, as `name`, with what follows where a text gives no year. */
  readonly group: RegExp
}

/** Names of a work's authors, as the bibliography spells them. */
export const familiesOf = (key: SourceKey): string[] => {
  const { authors }: Source = bibliography[key]
  const people = authors?.split(/,\s*|\band\b|\bwith\b|:/u) ?? []
  return people
    .map((person) => person.replace(/\s+\p{Lu}{1,3}(?:\s.*)?$/u, '').trim())
    .filter((name) => name.length > 2 && name !== 'et al.')
}

const spelt = (families: readonly string[], naming: Naming | undefined): string[] => [
  ...families,
  ...families.flatMap((family) => naming?.authors[family] ?? []),
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
  { calls, naming }: Pick<Citing, 'calls' | 'naming'>,
): boolean => {
  const { title }: Source = bibliography[key]
  const [shortTitle = title] = title.split(':')
  const called = calls.filter(({ work }) => work === key).map(({ name }) => name)
  return (
    [...spelt(familiesOf(key), naming), ...called].some((name) => hasName(text, name)) ||
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
export const findUnlistedNames = ({ paragraphs, sources, calls, naming }: Citing): string[] => {
  const text = paragraphs.join('\n')
  const listed = [...spelt(sources.flatMap(familiesOf), naming), ...calls.map(({ name }) => name)]
  const named = spelt(sourceKeys.flatMap(familiesOf), naming).filter((family) =>
    hasName(text, family),
  )
  const leading = [...text.matchAll(naming?.group ?? GROUP)].map(
    ({ groups }) => groups?.['name'] ?? '',
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
