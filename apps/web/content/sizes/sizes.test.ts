import { describe, expect, it } from 'vitest'
import { sizeWords } from '../articles/hi/size-words.ts'
import { ARTICLE_LANGUAGES } from '../article-languages.ts'
import { questions } from '../known/questions.ts'
import { findMisspelt } from '../misspelt.ts'
import { readArticles } from '../read-articles.ts'
import { charted } from './charted.ts'
import { englishSizeWords } from './english-words.ts'
import { axisOf, readSizes } from './read-sizes.ts'
import { sizes, type Size, type SizeId } from './sizes.ts'

const all: readonly (readonly [string, Size])[] = Object.entries(sizes)
const studies = new Map(
  questions.flatMap((question) => question.studies).map((study) => [study.work, study]),
)
const articles = readArticles().map(({ frontMatter }) => frontMatter)

/** The numbers of a text, without signs and without commas between thousands. */
const numbersOf = (text: string): readonly number[] =>
  (text.replaceAll(/(?<=\d),(?=\d{2,3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

describe.each(all)('%s', (_, { work, estimate, interval }) => {
  it('has an interval around its estimate, and never one alone', () => {
    if (!interval) return
    const [low, high] = interval
    expect(low).toBeLessThan(estimate ?? Number.NaN)
    expect(high).toBeGreaterThan(estimate ?? Number.NaN)
  })

  it('has no number that the page of studies does not tell', () => {
    const told = numbersOf(studies.get(work)?.found ?? '')
    const shown = [...(estimate === undefined ? [] : [estimate]), ...(interval ?? [])]
    expect(told).toEqual(expect.arrayContaining(shown.map(Math.abs)))
  })
})

describe.each(articles.map(({ slug, sources }) => [slug, sources] as const))(
  '%s',
  (slug, sources) => {
    it('charts its main studies, which are among its sources', () => {
      const ids = charted[slug] ?? []
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(sources).toContain(sizes[id].work)
    })
  },
)

it('charts no article that does not exist, and has no size that no article charts', () => {
  expect(Object.keys(charted).toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted())
  expect(new Set(Object.values(charted).flat())).toEqual(new Set(Object.keys(sizes)))
})

it.each(Object.keys(sizes) as SizeId[])('%s has the same numbers in both languages', (id) => {
  const numbers = (texts: readonly string[]) => numbersOf(texts.join(' ')).toSorted((a, b) => a - b)
  expect(numbers(sizeWords.studies[id])).toEqual(numbers(englishSizeWords.studies[id]))
})

it('is spelled as the glossary has it, in both languages', () => {
  for (const words of [englishSizeWords, sizeWords])
    expect(findMisspelt(JSON.stringify(words))).toEqual([])
})

it('shows a fall of what is bad to the right of zero, and says that an interval is missing', () => {
  const [depression] = readSizes('music-therapy-depression', 'en')?.rows ?? []
  expect(depression).toMatchObject({
    study: 'aalbers-2017',
    by: 'Aalbers et al., 2017',
    said: '0.98 standard deviations, 95% interval 0.27 to 1.69',
    drawn: { min: -0.5, max: 2, estimate: 0.98, interval: [0.27, 1.69] },
  })
  const rows = readSizes('music-for-adhd', 'hi')?.rows ?? []
  expect(rows.map(({ said }) => said)).toEqual([
    '0.25 मानक विचलन, 95% अंतराल 0.14 से 0.36',
    '−0.21 मानक विचलन, 95% अंतराल −0.36 से −0.07',
  ])
  const [beats, , home] = readSizes('binaural-beats-explained', 'en')?.rows ?? []
  expect(beats?.said).toBe('0.45 standard deviations; what we read gives no interval')
  expect([home?.said, home?.drawn]).toEqual(['What we read gives no size.', undefined])
})

it('says where we computed an interval: that of Wilson for a share', () => {
  const [whisper] = readSizes('rise-of-asmr', 'en')?.rows ?? []
  expect(whisper?.note).toContain('We computed')
  const [share, people, z] = [0.75, 475, 1.96]
  const middle = (share + z ** 2 / (2 * people)) / (1 + z ** 2 / people)
  const half =
    (z * Math.sqrt((share * (1 - share)) / people + z ** 2 / (4 * people ** 2))) /
    (1 + z ** 2 / people)
  expect([middle - half, middle + half].map((end) => Math.round(100 * end))).toEqual(
    sizes.asmr_whisper.interval,
  )
})

it('gives each axis both sides of zero, and shares the whole', () => {
  const shown = [sizes.nature_mood, sizes.depression_improvising]
  expect(axisOf(shown, 'deviations')).toEqual({ min: -0.5, max: 3.5 })
  expect(axisOf(shown, 'points')).toEqual({ min: -5, max: 10 })
  expect(axisOf([sizes.asmr_whisper], 'percent')).toEqual({ min: 0, max: 100 })
})

it('explains no axis to an article that draws none', () => {
  for (const language of ARTICLE_LANGUAGES)
    expect(readSizes('singing-bowls-healing', language)?.lead).toBe('')
})
