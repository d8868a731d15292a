import { describe, expect, it } from 'vitest'
import { bibliography, sourceKeys, type Source } from './bibliography.ts'
import { findUncited, findUnlisted } from './citations.ts'
import { readArticles } from './read-articles.ts'
import { readings } from './readings.ts'

const sources: readonly Source[] = [bibliography.STOBBE22, bibliography['NOISE(c)']]

describe('the search for citations', () => {
  it('finds a planted claim whose work is not listed', () => {
    const planted = 'Birds calm, and Mukherjee and colleagues (2021) say that koels do it best.'
    expect(findUnlisted([planted], sources)).toEqual([
      'rds calm, and Mukherjee and colleagues (2021',
    ])
  })

  it('finds a claim with the year of another work of the same authors', () => {
    expect(findUnlisted(['Stobbe and colleagues (2021) tried it.'], sources)).toHaveLength(1)
  })

  it('finds a listed author whose name stands in another paragraph only', () => {
    expect(findUnlisted(['Stobbe heard birds.', 'Others (2022) did not.'], sources)).toHaveLength(1)
  })

  it('is content with works that are listed', () => {
    const text = ['Stobbe and colleagues (2022) tried it.', 'The WHO and ITU (2019) allow it.']
    expect(findUnlisted(text, sources)).toEqual([])
    expect(findUncited(text.join('\n'), sources)).toEqual([])
  })

  it('finds a listed work that the text does not name', () => {
    expect(findUncited('The WHO allows it.', sources)).toEqual([bibliography.STOBBE22.title])
  })
})

describe.each(sourceKeys)('%s', (key) => {
  const source: Source = bibliography[key]

  it('can be looked up: it has a DOI, an address with the day it was read, or is a book', () => {
    if ('doi' in source) expect(source.doi).toMatch(/^10\.\d{4,}\/\S+$/u)
    else if ('url' in source) {
      expect(new URL(source.url).protocol).toMatch(/^https?:$/u)
      expect(source.accessed).toBe(readings[key]?.on)
    } else if ('isbn' in source) expect(source.isbn).toMatch(/^97[89]\d{10}$/u)
    else expect(source.isBook).toBe(true)
  })
})

it('gives no DOI and no address to two works', () => {
  const places = sourceKeys.flatMap((key) => {
    const source: Source = bibliography[key]
    if ('doi' in source) return [source.doi.toLowerCase()]
    return 'url' in source ? [source.url] : []
  })
  expect(new Set(places).size).toBe(places.length)
})

/** Ends of passages whose year dates something else than a work, or a work named further up. */
const OTHER_YEARS = [
  'In 2010',
  'By July 2024',
  'work up to July 2024',
  'Nancy Hennings, came out in 1972',
  'In the 2011',
  'searched November 2026',
]

describe.each(readArticles())('$frontMatter.slug', ({ text, sections, sources: listed }) => {
  it('cites no work that it does not list', () => {
    const headings = sections.map((section) => section.text)
    const paragraphs = text.split('\n').filter((block) => !headings.includes(block))
    const unlisted = findUnlisted(paragraphs, listed).filter(
      (passage) => !OTHER_YEARS.some((end) => passage.endsWith(end)),
    )
    expect(unlisted).toEqual([])
  })

  it('lists no work that it does not cite', () => {
    expect(findUncited(text, listed)).toEqual([])
  })
})
