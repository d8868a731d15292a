import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '../fixtures/test.ts'

const PAGES = resolve(import.meta.dirname, '../../apps/web/build/client/hi')

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

/** Every prerendered page in Hindi, by its path. */
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('index.html'))
  .map((name) => ({ path: name, html: readFileSync(join(PAGES, name), 'utf8') }))

test(
  'pages in Hindi have no English word that is not marked as English',
  { tag: '@desktop' },
  async ({ page }) => {
    expect(pages.length).toBeGreaterThan(30)
    const found = await page.evaluate((all) => {
      const shown = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'data-wait']
      const told =
        /^(?:description|keywords|author|og:(?:site_name|title|description|image:alt))$|^article:section$|^twitter:(?:title|description)$/

      /** The head of a page whose text is in English names that text. */
      const headOf = (document: Document): readonly string[] =>
        document.querySelector('article[lang=en]')
          ? []
          : [
              document.title,
              ...[...document.querySelectorAll('meta')]
                .filter((meta) => told.test(meta.name || (meta.getAttribute('property') ?? '')))
                .map(({ content }) => content),
            ]

      const textsOf = (element: Element): readonly string[] => {
        if (element.matches('head, script, style, [lang]:not([lang=hi])')) return []
        const own = shown.map((name) => element.getAttribute(name) ?? '')
        const nodes = [...element.childNodes].flatMap((node) =>
          node instanceof Element ? textsOf(node) : [node.textContent ?? ''],
        )
        return [...own, ...nodes]
      }

      return all.map(({ path, html }) => {
        const document = new DOMParser().parseFromString(html, 'text/html')
        return { path, texts: [...headOf(document), ...textsOf(document.documentElement)] }
      })
    }, pages)
    const english = found.flatMap(({ path, texts }) =>
      texts.flatMap((text) =>
        (text.match(/[a-z][a-z0-9-]*/gi) ?? [])
          .filter((word) => !ALLOWED.includes(word))
          .map((word) => `${path}: ${word} (${text.trim().slice(0, 60)})`),
      ),
    )
    expect([...new Set(english)]).toEqual([])
  },
)

test('the list of allowed words has none that no page shows', { tag: '@desktop' }, () => {
  const all = pages.map(({ html }) => html).join('\n')
  expect(ALLOWED.filter((word) => !all.includes(word))).toEqual([])
})
