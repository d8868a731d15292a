import { describe, expect, it } from 'vitest'
import { bibliography, sourceKeys, type Source, type SourceKey } from '../bibliography.ts'
import { parseArticle } from '../parse-article.ts'
import { ARTICLE_LANGUAGES } from '../article-languages.ts'
import { readArticleFiles, readArticles } from '../read-articles.ts'
import { questions } from './questions.ts'
import { workId } from './work-id.ts'

const PAGE = '/what-is-known'

const studies = questions.flatMap((question) => question.studies)
const told = studies.map(({ work }) => work)
const ids = new Set(sourceKeys.map(workId))

const linksTo = new Map(
  ARTICLE_LANGUAGES.flatMap((language) =>
    readArticleFiles(language).map(({ slug, source }) => {
      const { links } = parseArticle(source)
      const name = language === 'en' ? slug : `${language}/${slug}`
      return [name, links.filter((link) => link.startsWith(PAGE))] as const
    }),
  ),
)

const brokenAmong = (links: readonly string[]): string[] =>
  links.filter((link) => link !== PAGE && !ids.has(link.replace(`${PAGE}#`, '')))

type Teller = { readonly slug: string; readonly links: readonly string[] }

/** Those who tell a study without a link to it. */
const withoutLink = (work: SourceKey, tellers: readonly Teller[]): string[] =>
  tellers.filter(({ links }) => !links.includes(`${PAGE}#${workId(work)}`)).map(({ slug }) => slug)

describe('the page of studies', () => {
  it('tells each study once', () => {
    expect(new Set(told).size).toBe(told.length)
  })

  it('gives each section and each work a fragment of its own', () => {
    const fragments = [...questions.map(({ id }) => id), ...sourceKeys.map(workId), 'other-works']
    expect(new Set(fragments).size).toBe(fragments.length)
    for (const fragment of fragments) expect(fragment).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
  })

  it('names a work by its first author and year, and a second of the same name by its number', () => {
    expect(workId('THOMA13')).toBe('thoma-2013')
    expect(workId('KAMPFE11')).toBe('kampfe-2011')
    expect(workId('GARRIDO15(a)')).toBe('garrido-2015')
    expect(workId('GARRIDO15(b)')).toBe('garrido-2015-2')
    expect(workId('DARBARI')).toBe('darbari')
  })
})

describe.each(studies)('$work', ({ work, about, ...rows }) => {
  it('can be looked up: its entry has a DOI, an address or an ISBN', () => {
    const source: Source = bibliography[work]
    expect('doi' in source || 'url' in source || 'isbn' in source).toBe(true)
  })

  it('says in whole sentences who took part, what was compared and found, and what limits it', () => {
    expect(about).toMatch(/[\p{L}\d?”]$/u)
    for (const [row, text] of Object.entries(rows)) expect(text, row).toMatch(/[.?]$/u)
  })
})

describe.each([...linksTo.keys()])('%s', (slug) => {
  it('links to places that the page has', () => {
    expect(brokenAmong(linksTo.get(slug) ?? [])).toEqual([])
  })

  it('links to a study once, as the link has an id of the study', () => {
    const studyLinks = (linksTo.get(slug) ?? []).filter((link) => link !== PAGE)
    expect(new Set(studyLinks).size).toBe(studyLinks.length)
  })
})

it('finds a planted link to a work that the page does not have', () => {
  const planted = `${PAGE}#mukherjee-2021`
  expect(brokenAmong([PAGE, `${PAGE}#thoma-2013`, planted])).toEqual([planted])
})

describe('a study of which several articles tell', () => {
  const tellers = readArticles().map(({ frontMatter: { slug, sources } }) => ({
    slug,
    sources,
    links: linksTo.get(slug) ?? [],
  }))
  const tellersOf = (work: SourceKey) => tellers.filter(({ sources }) => sources.includes(work))

  it.each(told.filter((work) => tellersOf(work).length > 1))(
    '%s is told in full by one of them at most; the others link to it',
    (work) => {
      const full = withoutLink(work, tellersOf(work))
      expect(full.length, full.join(' and ')).toBeLessThanOrEqual(1)
    },
  )

  it('is found where a second article tells it without a link', () => {
    const planted = [
      { slug: 'one', links: [PAGE] },
      { slug: 'two', links: [`${PAGE}#thoma-2013`] },
      { slug: 'three', links: [] },
    ]
    expect(withoutLink('THOMA13', planted)).toEqual(['one', 'three'])
  })
})
