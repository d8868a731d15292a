import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findMisspelt } from '../content/misspelt.ts'
import { paperFile, papersIn, type Paper } from '../content/papers.ts'
import { parseArticle } from '../content/parse-article.ts'
import { findLocales } from './find-locales.ts'

/** A paper has no front matter of its own, and begins with an import. */
const read = (locale: string, paper: Paper) => {
  const source = readFileSync(paperFile(locale, paper), 'utf8')
  return { source, ...parseArticle(`---\n{}\n---\n${source.replace(/^import .*\n/, '')}`) }
}

const figuresIn = (text: string): string[] => (text.match(/\d+/gu) ?? []).toSorted()

const translations = findLocales().flatMap((locale) =>
  locale === 'en' ? [] : papersIn(locale).map((paper) => ({ locale, paper })),
)

it('has each paper in English and in Hindi', () => {
  for (const locale of ['en', 'hi'])
    expect(papersIn(locale)).toEqual(['terms', 'privacy', 'auth', 'withdraw', 'accessibility'])
})

describe.each(translations)('$paper in $locale', ({ locale, paper }) => {
  const english = read('en', paper)
  const { source, text, headings, paragraphs, links, components } = read(locale, paper)

  it('has every section, paragraph and list item of the English text', () => {
    expect(headings.map(({ depth }) => depth)).toEqual(english.headings.map(({ depth }) => depth))
    expect(paragraphs).toHaveLength(english.paragraphs.length)
  })

  it('leads to the same pages, paragraph by paragraph, and shows the same operator', () => {
    expect(links).toEqual(english.links)
    const operator = components.filter(({ name }) => name === 'OperatorDetails')
    expect(operator).toHaveLength(1)
  })

  it('has the figures of each English paragraph: days, hours, numbers, the date', () => {
    const figures = paragraphs.map(figuresIn)
    expect(figures).toEqual(english.paragraphs.map(figuresIn))
  })

  it('marks English names, and has no other word in Latin letters', () => {
    const plain = source
      .replace(/^import .*\n/, '')
      .replaceAll(/<span lang="en">[^<]*<\/span>|<OperatorDetails \/>|\]\([^)]*\)/g, '')
    expect(plain.match(/[a-z]+/giu) ?? []).toEqual(paper === 'terms' ? ['MB'] : [])
  })

  it('has each sign in its usual code points', () => {
    expect(source).toBe(source.normalize('NFC'))
    expect(text).not.toMatch(/[\u200B-\u200F\uFEFF]/u)
    expect(findMisspelt(text)).toEqual([])
  })
})

describe.each(papersIn('hi'))('%s in Hindi', (paper) => {
  it('ends its sentences with a danda', () => {
    expect(read('hi', paper).text).not.toMatch(/\p{Script=Devanagari}{2,}\./u)
  })
})
