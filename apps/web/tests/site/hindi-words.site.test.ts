import { expect, it } from 'vitest'
import { asPage, readPages, type Page } from './built-site.ts'
import { all, attributeOf, childrenOf, one, textOf, type Element } from './elements.ts'

/** Words that Hindi has in Latin letters too, and names that have no other. */
const ALLOWED = [
  // The sound's name.
  'ASMR',
  // Units and formats, as a newspaper prints them.
  'BPM',
  'dB',
  'MB',
  // Signs of effect sizes.
  'd',
  'g',
  // The number of a book.
  'ISBN',
  // The address of a file.
  'config',
  'json',
  // A therapy, by the name that doctors in India use.
  'CBT-I',
  // A directory of help lines.
  'Find',
  'A',
  'Helpline',
]

const SHOWN = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'data-wait']
const TOLD =
  /^(?:description|keywords|author|og:(?:site_name|title|description|image:alt))$|^article:section$|^twitter:(?:title|description)$/

const pages = [...readPages().values()].filter(({ language }) => language === 'hi')

/** The head of a page whose text is in English names that text. */
const headOf = ({ tree }: Page): readonly string[] => {
  if (all(tree, 'article', { lang: 'en' }).length > 0) return []
  const metas = all(tree, 'meta').filter((meta) =>
    TOLD.test(attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? ''),
  )
  return [
    ...all(one(tree, 'head'), 'title').map(textOf),
    ...metas.map((meta) => attributeOf(meta, 'content') ?? ''),
  ]
}

const isUnread = (element: Element): boolean =>
  /^(?:head|script|style)$/.test(element.tagName) || (attributeOf(element, 'lang') ?? 'hi') !== 'hi'

const textsOf = (element: Element): readonly string[] => {
  if (isUnread(element)) return []
  const own = SHOWN.map((name) => attributeOf(element, name) ?? '')
  const words = element.childNodes.map((node) => ('value' in node ? node.value : ''))
  return [...own, ...words, ...childrenOf(element).flatMap(textsOf)]
}

/** @returns the words in Latin letters that a page shows or tells and does not mark as English */
const englishWordsOf = (page: Page): readonly string[] =>
  [...headOf(page), ...textsOf(one(page.tree, 'html'))].flatMap((text) =>
    (text.match(/[a-z][a-z0-9-]*/gi) ?? []).map(
      (word) => `${page.path}: ${word} (${text.trim().slice(0, 60)})`,
    ),
  )

const isAllowed = (found: string): boolean =>
  ALLOWED.some((word) => found.split(': ')[1]?.split(' ')[0] === word)

it('pages in Hindi have no English word that is not marked as English', () => {
  expect(pages).toHaveLength(40)
  const english = pages.flatMap(englishWordsOf).filter((found) => !isAllowed(found))
  expect([...new Set(english)]).toEqual([])
})

it('the list of allowed words has none that no page shows', () => {
  const shown = pages.flatMap(englishWordsOf)
  expect(ALLOWED.filter((word) => !shown.some((found) => found.includes(`: ${word} (`)))).toEqual(
    [],
  )
})

const PLANTED = [
  ['<main', '<p>Sleep</p><main', 'Sleep'],
  ['<main', '<p lang="hi">Deep <b>rest</b></p><main', 'rest'],
  ['<main', '<button aria-label="Play">▶</button><main', 'Play'],
  ['<main', '<noscript>Scripts</noscript><main', 'Scripts'],
  ['<title>', '<title>Home ', 'Home'],
  ['name="description" content="', 'name="description" content="Essays ', 'Essays'],
] as const

it.each(PLANTED)('%s that became %s is found', (part, planted, word) => {
  const html = pages.find(({ path }) => path === '/hi/blog')?.html ?? ''
  expect(html).toContain(part)
  const found = englishWordsOf(asPage('/hi/blog', html.replace(part, planted)))
  expect(found).toContainEqual(expect.stringContaining(`/hi/blog: ${word} (`))
})
