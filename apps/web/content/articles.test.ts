import { findBeatLoop, findBuiltInSound } from '@dhvani/catalogue'
import { BEATBOX } from '@dhvani/catalogue/limits'
import { describe, expect, it } from 'vitest'
import { bibliography, type Source } from './bibliography.ts'
import { articleFrontMatter } from './front-matter.ts'
import { findMisspelt } from './misspelt.ts'
import { countWords, parseArticle } from './parse-article.ts'
import { readArticleFiles } from './read-articles.ts'
import { ARTICLE_SLUGS, DATED_ARTICLES, UNLISTED_ARTICLES } from './specified-articles.ts'

const articles = readArticleFiles('en').map(({ slug, source }) => {
  const parsed = parseArticle(source)
  return { ...parsed, slug, checked: articleFrontMatter.safeParse(parsed.frontMatter) }
})

/** Articles on conditions for which a reader may need a doctor. */
const needsHelpLine = [
  'ambient-sounds-anxiety-relief',
  'indian-sitar-mental-health',
  'music-for-adhd',
  'music-therapy-depression',
]

/** Drawings that can be heard (docs/guides/articles.md). */
const FIGURES = ['StrokePartials', 'TwoTones', 'TanpuraBloom', 'BowlStroke', 'Experiment']

/** An international directory of helplines: the only page of others that an article links to. */
const HELPLINES = 'https://findahelpline.com'

/** Articles that tell a scene as if it had happened, and the words that say that it did not. */
const IMAGINED_SCENES: readonly (readonly [slug: string, words: string])[] = [
  ['future-sound-therapy', 'You will not find this desk in any shop'],
  ['meditation-music-science', 'The case is our invention'],
  ['music-universal-language', 'No such wedding took place'],
  ['nature-vs-urban-sounds', 'The balcony and its day are imagined'],
  ['soothing-music-focus', 'We made up the report and its reader'],
]

const pages = [HELPLINES, '/', '/blog', '/beatboxer', '/contact', '/donate', '/terms', '/auth']

/** The page of studies; known/known.test.ts checks links to its fragments. */
const KNOWN = '/what-is-known'
pages.push(KNOWN)

/** Claims and turns of phrase that no source of ours supports. */
const banned = [
  /\bproves\b/iu,
  /\b(?:scientifically|clinically|been) proven\b/iu,
  /\bcures\b/iu,
  /\brewir/iu,
  /\b432\b/u,
  /\bsolfeggio\b/iu,
  /\bscientists agree\b/iu,
  /\bdetox/iu,
  /\bFDA[- ]approved\b/iu,
  /\bchakra (?:frequency|frequencies|tuning)\b/iu,
  /\bin today[’']s\b/iu,
  /\bfast-paced\b/iu,
  /\bgame[- ]changer\b/iu,
  /\bunlock(?:s|ing)? the\b/iu,
]

describe('the blog', () => {
  it('has the 23 articles that were promised', () => {
    expect(articles.map(({ slug }) => slug)).toEqual(ARTICLE_SLUGS)
  })

  it('refuses front matter with a misspelt field', () => {
    const [article] = articles
    const misspeltField = { ...(article?.frontMatter as object), keyword: ['rain'] }
    const { error } = articleFrontMatter.safeParse(misspeltField)
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['keyword'] }])
  })

  it('lists 19 of them', () => {
    const listed = articles.filter(({ checked }) => checked.data?.listed)
    expect(listed.map(({ slug }) => slug)).toEqual(
      ARTICLE_SLUGS.filter((slug) => !UNLISTED_ARTICLES.includes(slug)),
    )
  })

  it('has no paragraph twice', () => {
    const seen = new Map<string, string>()
    for (const { slug, paragraphs } of articles) {
      for (const paragraph of paragraphs) {
        const key = paragraph.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        if (countWords(key) < 8) continue
        expect.soft(seen.get(key), `${slug}: ${paragraph}`).toBeUndefined()
        seen.set(key, slug)
      }
    }
  })

  it('has no opening, title or description twice', () => {
    for (const values of [
      articles.map(({ paragraphs }) => paragraphs[0]?.split(' ').slice(0, 4).join(' ')),
      articles.map(({ checked }) => checked.data?.title),
      articles.map(({ checked }) => checked.data?.description),
    ]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  it('draws no two heroes from the same motif and palette', () => {
    const art = articles.map(({ checked }) => `${checked.data?.motif} ${checked.data?.palette}`)
    expect(new Set(art).size).toBe(art.length)
  })

  it('links every article from the list, directly or over related articles', () => {
    const related = new Map(
      articles.map(({ slug, checked }) => [slug, checked.data?.related ?? []]),
    )
    const reached = new Set(ARTICLE_SLUGS.filter((slug) => !UNLISTED_ARTICLES.includes(slug)))
    for (const slug of reached) for (const next of related.get(slug) ?? []) reached.add(next)
    expect(ARTICLE_SLUGS.filter((slug) => !reached.has(slug))).toEqual([])
  })

  it('reads wrong spellings from the glossary', () => {
    expect(findMisspelt('A raag in Taal, the Teentaal loop, tintal; a raga.')).toEqual([
      'raag',
      'Taal',
      'tintal',
    ])
  })
})

describe.each(articles)('$slug', (article) => {
  const { slug, text, headings, links, components, checked } = article

  it('has front matter that parses and names its own file', () => {
    expect(checked.error).toBeUndefined()
    expect(checked.data?.slug).toBe(slug)
  })

  it('bears the date and read time that were promised', () => {
    const [published, readMinutes] = DATED_ARTICLES[slug] ?? []
    if (published !== undefined) expect(checked.data).toMatchObject({ published, readMinutes })
    else expect((checked.data?.published ?? '') < '2024-12-10').toBe(true)
  })

  it('was updated, if at all, after its publication, and cites no work that is newer', () => {
    const { published = '', updated = published, sources = [] } = checked.data ?? {}
    expect(updated >= published).toBe(true)
    for (const key of sources) {
      const { year = 0 }: Source = bibliography[key]
      expect(year, key).toBeLessThanOrEqual(Number(updated.slice(0, 4)))
    }
  })

  it('has as many words as its read time promises', () => {
    const minutes = checked.data?.readMinutes ?? 0
    expect(countWords(text)).toBeGreaterThanOrEqual(200 * minutes)
    expect(countWords(text)).toBeLessThanOrEqual(240 * minutes)
  })

  it('has headings in order, and at least one list', () => {
    expect(headings.length).toBeGreaterThanOrEqual(3)
    expect(headings[0]?.depth).toBe(2)
    for (const { depth, text: heading } of headings) expect([2, 3], heading).toContain(depth)
    const texts = headings.map((heading) => heading.text)
    expect(new Set(texts).size, 'headings are distinct').toBe(texts.length)
    expect(article.listCount).toBeGreaterThan(0)
  })

  it('lists distinct sources and three other articles', () => {
    const { sources = [], related = [] } = checked.data ?? {}
    expect(new Set(sources).size).toBe(sources.length)
    expect(sources.length).toBeGreaterThanOrEqual(2)
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(slug)
    for (const other of related) expect(ARTICLE_SLUGS).toContain(other)
  })

  it('links only to pages that exist', () => {
    for (const link of links) {
      if (link.startsWith(`${KNOWN}#`)) continue
      const other = link.startsWith('/blog/') ? link.slice('/blog/'.length) : undefined
      if (other === undefined) expect(pages).toContain(link)
      else expect(ARTICLE_SLUGS.filter((known) => known !== slug)).toContain(other)
    }
  })

  it('plays only sounds and loops of the catalogue', () => {
    for (const { name, attributes } of components) {
      expect(['Listen', 'TryMix', 'Promotion', ...FIGURES]).toContain(name)
      const { sound, loop, mix, tempo, minutes } = attributes
      if (name === 'Listen' || name === 'TanpuraBloom') {
        const found = loop === undefined ? findBuiltInSound(sound ?? '') : findBeatLoop(loop)
        expect(found, `${sound ?? loop}`).toBeDefined()
        if (tempo !== undefined) {
          expect(Number(tempo)).toBeGreaterThanOrEqual(BEATBOX.tempo.min)
          expect(Number(tempo)).toBeLessThanOrEqual(BEATBOX.tempo.max)
        }
        if (minutes !== undefined) expect(minutes).toMatch(/^[1-9]\d?$/)
      }
      if (name === 'TryMix') {
        for (const part of (mix ?? '').split(',')) {
          const [id = '', volume] = part.split(':')
          expect(findBuiltInSound(id) ?? findBeatLoop(id), part).toBeDefined()
          expect(Number(volume)).toBeGreaterThan(0)
          expect(Number(volume)).toBeLessThanOrEqual(100)
        }
      }
    }
  })

  it('ends with its promotion, which names Dhvani', () => {
    expect(article.lastBlock).toBe('Promotion')
    expect(components.filter(({ name }) => name === 'Promotion')).toHaveLength(1)
    expect(article.paragraphs.at(-1)).toContain('Dhvani')
  })

  it('spells terms as the glossary does', () => {
    const { title, excerpt, description, keywords = [] } = checked.data ?? {}
    expect(findMisspelt([title, excerpt, description, ...keywords, text].join('\n'))).toEqual([])
  })

  it('makes no claim that no source supports', () => {
    expect(banned.flatMap((phrase) => text.match(phrase)?.[0] ?? [])).toEqual([])
  })
})

describe.each(needsHelpLine)('%s', (slug) => {
  it('points to professional help', () => {
    const text = articles.find((article) => article.slug === slug)?.text
    expect(text).toMatch(/Tele-MANAS/u)
    expect(text).toMatch(/\b14416\b/u)
    expect(text).toMatch(/\b(?:doctor|psychiatrist|psychologist|therapist)\b/u)
  })
})

it('gives readers outside India a directory wherever it names the free line of India', () => {
  const named = articles.filter(({ text }) => /Tele-MANAS|\b14416\b/u.test(text))
  expect(named.length).toBeGreaterThan(needsHelpLine.length)
  for (const { slug, paragraphs, links } of named) {
    expect(links, slug).toContain(HELPLINES)
    expect(paragraphs.join('\n'), slug).toMatch(
      /Outside India, Find A Helpline lists free lines by country\.|; elsewhere, the one that Find A Helpline gives\./u,
    )
  }
})

it('sends a reader in danger to an emergency number wherever they are', () => {
  const article = articles.find(({ slug }) => slug === 'music-therapy-depression')
  const inDanger = article?.paragraphs.find((paragraph) => /in danger/u.test(paragraph))
  expect(inDanger).toMatch(/\b112\b/u)
  expect(inDanger).toMatch(/\b14416\b/u)
  expect(inDanger).toMatch(/your local emergency number/u)
  expect(article?.links).toContain(HELPLINES)
})

it('names no emergency number of one country without a word for readers elsewhere', () => {
  for (const { slug, paragraphs } of articles)
    for (const paragraph of paragraphs.filter((text) => /(?:call|is) 112\b/u.test(text)))
      expect(paragraph, slug).toMatch(/local emergency number/u)
})

it.each(IMAGINED_SCENES)('%s says near its beginning: %s', (slug, words) => {
  const paragraphs = articles.find((article) => article.slug === slug)?.paragraphs ?? []
  expect(paragraphs.slice(0, 2).join('\n')).toContain(words)
})
