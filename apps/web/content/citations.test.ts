import { describe, expect, it } from 'vitest'
import { bibliography, sourceKeys, type Source } from './bibliography.ts'
import { namingInHindi } from './articles/hi/authors.ts'
import { exemptionsInHindi } from './articles/hi/exemptions.ts'
import { citationExemptions } from './citation-exemptions.ts'
import {
  familiesOf,
  findUncited,
  findUnlistedLinks,
  findUnlistedNames,
  findUnlistedYears,
  type Citing,
} from './citations.ts'
import { articleFrontMatter } from './front-matter.ts'
import { parseArticle } from './parse-article.ts'
import { ARTICLE_LANGUAGES } from './article-languages.ts'
import { readArticleFiles } from './read-articles.ts'
import { readings } from './readings.ts'

const citing = (given: Partial<Citing>): Citing => ({
  paragraphs: [],
  links: [],
  sources: ['STOBBE22', 'NOISE(c)'],
  calls: [],
  ...given,
})

describe('the search for citations', () => {
  it('finds a planted claim whose work is not listed', () => {
    const planted = 'Birds calm, and Mukherjee and colleagues (2021) say that koels do it best.'
    expect(findUnlistedYears(citing({ paragraphs: [planted] }))).toEqual([
      'rds calm, and Mukherjee and colleagues (2021',
    ])
  })

  it('finds a claim with the year of another work of the same authors', () => {
    const paragraphs = ['Stobbe and colleagues (2021) tried it.']
    expect(findUnlistedYears(citing({ paragraphs }))).toHaveLength(1)
  })

  it('finds a listed author whose name stands in another paragraph only', () => {
    const paragraphs = ['Stobbe heard birds.', 'Others (2022) did not.']
    expect(findUnlistedYears(citing({ paragraphs }))).toHaveLength(1)
  })

  it('takes no part of a word for an author', () => {
    const given = citing({ paragraphs: ['More than that (2012).'], sources: ['BOWLING12'] })
    expect(findUnlistedYears(given)).toHaveLength(1)
    expect(findUncited(given)).toEqual(['BOWLING12'])
    const named = citing({ paragraphs: ['Han said so (2012).'], sources: ['BOWLING12'] })
    expect(findUnlistedYears(named)).toEqual([])
  })

  it('is content with works that are listed', () => {
    const paragraphs = [
      'Stobbe and colleagues (2022) tried it.',
      'The WHO and ITU (2019) allow it.',
    ]
    const given = citing({ paragraphs })
    expect(findUnlistedYears(given)).toEqual([])
    expect(findUnlistedNames(given)).toEqual([])
    expect(findUncited(given)).toEqual([])
  })

  it('finds a claim without a year: an author of the bibliography, or a stranger with a group', () => {
    const paragraphs = [
      'Thoma found the opposite.',
      'Mukherjee’s team heard koels, Kulkarni and three others heard crows.',
    ]
    expect(findUnlistedNames(citing({ paragraphs }))).toEqual(['Thoma', 'Mukherjee', 'Kulkarni'])
  })

  it('finds a link to a study that is not listed', () => {
    const links = ['/what-is-known#thoma-2013', '/what-is-known#stobbe-2022', '/what-is-known']
    expect(findUnlistedLinks(citing({ links }))).toEqual(['THOMA13'])
  })

  it('finds a listed work that the text does not name or link to', () => {
    const given = { paragraphs: ['The WHO allows it.'] }
    expect(findUncited(citing(given))).toEqual(['STOBBE22'])
    expect(findUncited(citing({ ...given, links: ['/what-is-known#stobbe-2022'] }))).toEqual([])
    expect(findUncited(citing({ sources: ['HOURS'] }))).toEqual(['HOURS'])
  })

  it('knows a work by the name that this article gives it', () => {
    const paragraphs = ['India’s noise rules of 2000 set limits.']
    const sources = ['NOISE(b)'] as const
    const calls = [{ work: 'NOISE(b)', name: 'noise rules' }] as const
    expect(findUncited(citing({ paragraphs, sources }))).toEqual(['NOISE(b)'])
    expect(findUncited(citing({ paragraphs, sources, calls }))).toEqual([])
    expect(findUnlistedYears(citing({ paragraphs, sources, calls }))).toEqual([])
  })
})

describe('the search for citations in Hindi', () => {
  const naming = { ...namingInHindi, authors: { Stobbe: 'श्टोबे' } }

  it('finds a listed work by its author in the script of the article', () => {
    const given = citing({
      paragraphs: ['श्टोबे ने 2022 में इसे परखा।'],
      sources: ['STOBBE22'],
      naming,
    })
    expect(findUnlistedYears(given)).toEqual([])
    expect(findUncited(given)).toEqual([])
    const { naming: _, ...latin } = given
    expect(findUnlistedYears(latin)).toHaveLength(1)
    expect(findUncited(latin)).toEqual(['STOBBE22'])
  })

  it('finds an author whose work is not listed', () => {
    const planted = ['श्टोबे (2022) ने चिड़ियाँ सुनीं।', 'मुखर्जी की टीम ने कोयल सुनी।']
    const given = citing({ paragraphs: planted, sources: ['NOISE(c)'], naming })
    expect(findUnlistedYears(given)).toHaveLength(1)
    expect(findUnlistedNames(given)).toEqual(['श्टोबे', 'मुखर्जी'])
  })

  it('takes no part of a word for an author', () => {
    const given = citing({ paragraphs: ['श्टोबेरी 2022'], sources: ['STOBBE22'], naming })
    expect(findUncited(given)).toEqual(['STOBBE22'])
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

it('spells in Hindi only authors of the bibliography whom an article in Hindi names', () => {
  const families = new Set(sourceKeys.flatMap(familiesOf))
  expect(Object.keys(namingInHindi.authors).filter((family) => !families.has(family))).toEqual([])
  const text = readArticleFiles('hi')
    .map(({ source }) => source)
    .join('\n')
  expect(Object.values(namingInHindi.authors).filter((name) => !text.includes(name))).toEqual([])
})

it('gives no DOI and no address to two works', () => {
  const places = sourceKeys.flatMap((key) => {
    const source: Source = bibliography[key]
    if ('doi' in source) return [source.doi.toLowerCase()]
    return 'url' in source ? [source.url] : []
  })
  expect(new Set(places).size).toBe(places.length)
})

const languages = {
  en: { naming: undefined, exemptions: citationExemptions },
  hi: { naming: namingInHindi, exemptions: exemptionsInHindi },
}

const articles = ARTICLE_LANGUAGES.flatMap((language) =>
  readArticleFiles(language).map(({ slug, source }) => {
    const name = language === 'en' ? slug : `${language}/${slug}`
    const { paragraphs, links, frontMatter } = parseArticle(source)
    const { sources } = articleFrontMatter.parse(frontMatter)
    const { naming, exemptions } = languages[language]
    const { calls = [], others = [], years = [] } = exemptions[slug] ?? {}
    return { name, others, years, citing: { paragraphs, links, sources, calls, naming } }
  }),
)

describe.each(articles)('$name', ({ citing: article, others, years }) => {
  it('cites no work that it does not list', () => {
    const unlisted = findUnlistedYears(article)
    expect(unlisted.filter((passage) => !years.some((end) => passage.endsWith(end)))).toEqual([])
    expect(findUnlistedNames(article).filter((name) => !others.includes(name))).toEqual([])
    expect(findUnlistedLinks(article)).toEqual([])
  })

  it('lists no work that it does not cite', () => {
    expect(findUncited(article)).toEqual([])
  })

  it('passes over nothing that would not be found', () => {
    const passages = findUnlistedYears(article)
    const names = findUnlistedNames(article)
    expect(years.filter((end) => !passages.some((passage) => passage.endsWith(end)))).toEqual([])
    expect(others.filter((name) => !names.includes(name))).toEqual([])
    for (const call of article.calls) {
      const without = { ...article, calls: article.calls.filter((other) => other !== call) }
      const found = [findUnlistedYears, findUnlistedNames, findUncited].some(
        (find) => find(without).length > find(article).length,
      )
      expect(found, call.name).toBe(true)
    }
  })
})

it('passes over names and years of articles that exist', () => {
  for (const language of ARTICLE_LANGUAGES) {
    const slugs = readArticleFiles(language).map(({ slug }) => slug)
    for (const slug of Object.keys(languages[language].exemptions)) expect(slugs).toContain(slug)
  }
})
