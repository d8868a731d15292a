import type { Source } from './bibliography.ts'

const YEAR = /\b(?:19|20)\d\d\b/gu

/** What an article may call a work by: the family names of its authors, or its title. */
const namesOf = ({ authors, title }: Source): string[] => {
  const people = authors?.split(/,\s*|\band\b|\bwith\b/u) ?? []
  const families = people.map((person) => person.replace(/\s+\p{Lu}{1,3}(?:\s.*)?$/u, '').trim())
  const isOrganisation = /\b(?:World Health|Government|Review)\b/u.test(authors ?? '')
  const [shortTitle = title] = title.split(':')
  return [...(isOrganisation ? [] : families), shortTitle].filter((name) => name.length > 2)
}

/** Organisations whose works an article calls by another name than the bibliography does. */
const SHORT_NAMES: readonly (readonly [authors: RegExp, inText: RegExp])[] = [
  [/World Health Organization|WHO/u, /World Health Organization|WHO/u],
  [/Government of India/u, /India/u],
  [/Tricycle/u, /Tricycle/u],
]

const isNamedIn = (source: Source, text: string): boolean =>
  namesOf(source).some((name) => text.toLowerCase().includes(name.toLowerCase())) ||
  SHORT_NAMES.some(([authors, inText]) => authors.test(source.authors ?? '') && inText.test(text))

/**
 * Every citation of a text that has no entry: a paragraph gives a year, and names none of the
 * sources of that year.
 *
 * @returns the year with up to 40 characters before it
 */
export const findUnlisted = (paragraphs: readonly string[], sources: readonly Source[]): string[] =>
  paragraphs.flatMap((paragraph) =>
    [...paragraph.matchAll(YEAR)].flatMap((match) => {
      const isListed = sources.some(
        (source) => source.year === Number(match[0]) && isNamedIn(source, paragraph),
      )
      return isListed ? [] : [paragraph.slice(Math.max(0, match.index - 40), match.index + 4)]
    }),
  )

/** Works that are listed but not named in a text; a work without authors is not looked for. */
export const findUncited = (text: string, sources: readonly Source[]): string[] =>
  sources
    .filter((source) => source.authors !== undefined && !isNamedIn(source, text))
    .map(({ title }) => title)
