import type { ArticleLanguage } from '../article-languages.ts'
import { sizeWords } from '../articles/hi/size-words.ts'
import { bibliography, type Source } from '../bibliography.ts'
import { workId } from '../known/work-id.ts'
import { charted } from './charted.ts'
import { englishSizeWords, type SizeWords } from './english-words.ts'
import { sizes, type Size, type SizeId } from './sizes.ts'

const WORDS: Readonly<Record<ArticleLanguage, SizeWords>> = { en: englishSizeWords, hi: sizeWords }

export const sizeWordsOf = (language: ArticleLanguage): SizeWords => WORDS[language]

/** Ends of an axis, in the unit of a size. */
type Axis = { readonly min: number; readonly max: number }

/** Where the dot and the ends of the bar lie; more is better. */
type Drawn = Axis & {
  readonly estimate: number
  readonly interval?: readonly [low: number, high: number] | undefined
}

/** A study's main result in the words of a language. */
export type SizeRow = {
  /** Fragment of the study on the page "What is known". */
  readonly study: string
  /** Author and year, as the bibliography has them. */
  readonly by: string
  readonly what: string
  readonly who: string
  /** The size with its interval, or that there is none. */
  readonly said: string
  readonly note?: string | undefined
  readonly drawn?: Drawn | undefined
}

/** What an article shows of how large and how sure its main studies' results are. */
export type ArticleSizes = {
  readonly title: string
  readonly lead: string
  readonly rows: readonly SizeRow[]
}

/** Steps in which an axis grows, so that its ends are round. */
const STEPS = { deviations: 0.5, points: 5, percent: 100, metresASecond: 0.1 } as const

const round = (value: number): number => Number(value.toFixed(2))

/** Turns a size so that more is better. */
const turn = ({ estimate, interval, lowerIsBetter }: Size) => {
  if (lowerIsBetter !== true) return { estimate, interval }
  const turned = interval && ([-interval[1], -interval[0]] as const)
  return { estimate: estimate === undefined ? undefined : -estimate, interval: turned }
}

const valuesOf = (size: Size): readonly number[] => {
  const { estimate, interval = [] } = turn(size)
  return estimate === undefined ? [] : [estimate, ...interval]
}

/** @returns the axis that the sizes of an article in one unit share; it has a worse side, unless it counts shares */
export const axisOf = (shown: readonly Size[], unit: Size['unit']): Axis => {
  const step = STEPS[unit]
  const values = shown.filter((size) => size.unit === unit).flatMap(valuesOf)
  const down = Math.ceil(-Math.min(0, ...values) / step)
  const up = Math.ceil(Math.max(0, ...values) / step)
  return {
    min: unit === 'percent' ? 0 : -round(Math.max(1, down) * step),
    max: round(Math.max(1, up) * step),
  }
}

const MINUS = '\u2212'
/** As publications write them: standard deviations with two decimals. */
const writeIn =
  (unit: Size['unit']) =>
  (value: number): string =>
    (unit === 'deviations' ? value.toFixed(2) : String(value)).replace('-', MINUS)

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

const sayOf = (size: Size, words: SizeWords): string => {
  const { estimate, interval } = turn(size)
  if (estimate === undefined) return words.without
  const write = writeIn(size.unit)
  const said = fill(words.units[size.unit], { size: write(estimate) })
  if (!interval) return fill(words.withoutInterval, { size: said })
  const [low, high] = interval.map(write)
  return fill(words.withInterval, { size: said, low: low ?? '', high: high ?? '' })
}

const byOf = ({ authors, year, title }: Source): string => {
  const names = authors?.split(', ') ?? []
  const family = names[0]?.replace(/\s+\p{Lu}{1,3}$/u, '') ?? ''
  const others = names.length > 1 ? ' et al.' : ''
  return [family + others, year].filter(Boolean).join(', ') || title
}

const rowOf = (id: SizeId, words: SizeWords, shown: readonly Size[]): SizeRow => {
  const size: Size = sizes[id]
  const { estimate, interval } = turn(size)
  const [what, who] = words.studies[id]
  return {
    study: workId(size.work),
    by: byOf(bibliography[size.work]),
    what,
    who,
    said: sayOf(size, words),
    note: size.isComputed ? words.computed : undefined,
    drawn: estimate === undefined ? undefined : { ...axisOf(shown, size.unit), estimate, interval },
  }
}

/** @returns what an article shows of its main studies; `undefined` for an article that charts none */
export const readSizes = (slug: string, language: ArticleLanguage): ArticleSizes | undefined => {
  const ids = charted[slug]
  if (!ids) return undefined
  const words = sizeWordsOf(language)
  const shown = ids.map((id): Size => sizes[id])
  const drawn = shown.filter(({ estimate }) => estimate !== undefined)
  const lead = [
    ...(drawn.length > 0 ? [words.lead] : []),
    ...(drawn.some(({ unit }) => unit !== 'percent') ? [words.better] : []),
    ...(drawn.some(({ unit }) => unit === 'deviations') ? [words.deviation] : []),
  ]
  return {
    title: words.title,
    lead: lead.join(' '),
    rows: ids.map((id) => rowOf(id, words, shown)),
  }
}
