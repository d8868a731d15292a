import { describe, expect, it } from 'vitest'
import { articleFrontMatter } from './front-matter.ts'
import { findMisspelt } from './misspelt.ts'
import { countWords, parseArticle, type ParsedArticle } from './parse-article.ts'
import { readArticleFiles, readArticles } from './read-articles.ts'

const read = (language: 'en' | 'hi') =>
  readArticleFiles(language).map(({ slug, source }) => {
    const parsed = parseArticle(source)
    const frontMatter = articleFrontMatter.parse(parsed.frontMatter)
    return { ...parsed, slug, source, frontMatter }
  })

const english = new Map(read('en').map((article) => [article.slug, article]))
const articles = read('hi')
const slugs = articles.map(({ slug }) => slug)

/** Articles on conditions for which a reader may need a doctor. */
const needsHelpLine = [
  'ambient-sounds-anxiety-relief',
  'indian-sitar-mental-health',
  'music-for-adhd',
  'music-therapy-depression',
]

const HELPLINES = 'https://findahelpline.com'

/** Claims and turns of phrase that no source of ours supports. */
const banned = [
  /(?:साबित|सिद्ध) (?:कर(?:ता|ती|ते)|करके|हो (?:चुका|चुकी|गया|गई))/u,
  /वैज्ञानिक(?: रूप से| तौर पर)? (?:प्रमाणित|सिद्ध|साबित)/u,
  /(?:रोग|बीमारी) (?:ठीक|ख़त्म|दूर) (?:कर|हो)/u,
  /रामबाण|अचूक|जादुई|चमत्कारी/u,
  /432/u,
  /सोल्फ़ेज/u,
  /डिटॉक्स/u,
  /चक्र(?:ों)? की (?:आवृत्ति|फ़्रीक्वेंसी)/u,
  /वैज्ञानिक(?:ों का)? (?:मानते हैं|सहमत हैं|मानना है)/u,
  /भाग-?दौड़ भरी/u,
]

/** Numbers in figures, without the commas that Indian and English counting put at other places. */
const figuresIn = (text: string): string[] =>
  [...text.replaceAll(/(\d),(?=\d)/gu, '$1').matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => number)

const isPlayer = ({ name }: ParsedArticle['components'][number]) => /^\p{Lu}/u.test(name)

describe('articles in Hindi', () => {
  it('are all that there are in English', () => {
    expect(slugs).toEqual([...english.keys()])
  })

  it('have no opening, title or description twice', () => {
    for (const values of [
      articles.map(({ paragraphs }) => paragraphs[0]?.split(' ').slice(0, 4).join(' ')),
      articles.map(({ frontMatter }) => frontMatter.title),
      articles.map(({ frontMatter }) => frontMatter.description),
    ]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  it('are read by their language, and those in English without it', () => {
    expect(readArticles('hi').map(({ frontMatter }) => frontMatter.slug)).toHaveLength(slugs.length)
    expect(readArticles()).toEqual(readArticles('en'))
    for (const { sections, frontMatter } of readArticles('hi')) {
      expect(sections.length, frontMatter.slug).toBeGreaterThan(2)
      expect(new Set(sections.map(({ id }) => id)).size, frontMatter.slug).toBe(sections.length)
    }
  })

  it('are searched for claims that a planted sentence makes', () => {
    const planted = 'यह वैज्ञानिक रूप से प्रमाणित रामबाण है, और 432 Hz रोग ठीक कर देता है।'
    expect(banned.filter((phrase) => phrase.test(planted))).toHaveLength(4)
  })
})

describe.each(articles)('$slug', (article) => {
  const { slug, source, text, headings, links, components, frontMatter } = article
  const original = english.get(slug)

  it('has the place, art and sources of the article in English', () => {
    const { category, listed, motif, palette, sources } = original?.frontMatter ?? frontMatter
    expect(frontMatter).toMatchObject({ slug, category, listed, motif, palette, sources })
  })

  it('was published after it, and in Devanagari', () => {
    const { title, excerpt, description, published } = frontMatter
    expect(published > (original?.frontMatter.published ?? '')).toBe(true)
    for (const written of [title, excerpt, description]) {
      expect(written).toMatch(/^[^a-z]*$/u)
      expect(written).toMatch(/\p{Script=Devanagari}/u)
    }
  })

  it('has as many words as its read time promises', () => {
    expect(countWords(text)).toBeGreaterThanOrEqual(200 * frontMatter.readMinutes)
    expect(countWords(text)).toBeLessThanOrEqual(240 * frontMatter.readMinutes)
  })

  it('has headings in order, and at least one list', () => {
    expect(headings.length).toBeGreaterThanOrEqual(3)
    expect(headings[0]?.depth).toBe(2)
    for (const { depth, text: heading } of headings) expect([2, 3], heading).toContain(depth)
    expect(article.listCount).toBeGreaterThan(0)
  })

  it('offers the articles that the one in English offers', () => {
    expect(frontMatter.related).toEqual(original?.frontMatter.related)
    for (const other of frontMatter.related) expect(slugs).toContain(other)
  })

  it('plays and draws what the article in English does', () => {
    expect(components.filter(isPlayer)).toEqual(original?.components.filter(isPlayer))
  })

  it('links to the pages and studies that the article in English links to', () => {
    expect(links.toSorted()).toEqual(original?.links.toSorted())
  })

  it('prints no number in figures that the article in English does not, and leaves none out', () => {
    const [here, there] = [figuresIn(text), figuresIn(original?.text ?? '')]
    expect(here.filter((number) => !there.includes(number))).toEqual([])
    expect(there.filter((number) => !here.includes(number))).toEqual([])
  })

  it('marks what is in another language, apart from names and addresses', () => {
    for (const { name, attributes } of components.filter((component) => !isPlayer(component))) {
      expect(name).toBe('i')
      expect(Object.keys(attributes)).toEqual(['lang'])
      expect(attributes['lang']).toMatch(/^(?:en|fr)$/u)
    }
  })

  it('has each sign in its usual code points, and ends its sentences with a danda', () => {
    expect(source).toBe(source.normalize('NFC'))
    expect(text).not.toMatch(/[\u200B-\u200F\uFEFF]/u)
    // Initials are shorter: बी. गीतांजलि.
    expect(text).not.toMatch(/\p{Script=Devanagari}{4,}\./u)
  })

  it('ends with its promotion, which names Dhvani', () => {
    expect(article.lastBlock).toBe('Promotion')
    expect(article.paragraphs.at(-1)).toContain('ध्वनि')
  })

  it('spells terms as the glossary does', () => {
    const { title, excerpt, description, keywords } = frontMatter
    expect(findMisspelt([title, excerpt, description, ...keywords, text].join('\n'))).toEqual([])
  })

  it('makes no claim that no source supports', () => {
    expect(banned.flatMap((phrase) => text.match(phrase)?.[0] ?? [])).toEqual([])
  })
})

it.each(needsHelpLine)('%s points to professional help', (slug) => {
  const text = articles.find((article) => article.slug === slug)?.text
  expect(text).toMatch(/टेली-मानस/u)
  expect(text).toMatch(/14416/u)
  expect(text).toMatch(/डॉक्टर|मनोचिकित्सक/u)
})

it('gives readers outside India a directory wherever it names the free line of India', () => {
  for (const { slug, text, links } of articles) {
    if (!/टेली-मानस|14416/u.test(text)) continue
    expect(links, slug).toContain(HELPLINES)
    expect(text, slug).toMatch(/भारत से बाहर/u)
  }
})
