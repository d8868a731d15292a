import { expect, it } from 'vitest'
import { fontsOf, stylesOf, type LanguageFont } from './language-fonts.ts'

it('gives a language without faces the fonts of the listener’s device', async () => {
  expect(await fontsOf('en')).toEqual([])
  expect(stylesOf('en', [])).toBe('')
})

it('loads the letters of a language for its blocks, and digits where they are shown', () => {
  const subset = new Uint8Array()
  const fonts: LanguageFont[] = [
    { use: 'headings', subset, characters: 'தமிழ்' },
    { use: 'text', subset, characters: 'தமிழ்\u200c' },
    { use: 'digits', subset, characters: '௦௧௨௩௪௫௬௭௮௯' },
  ]
  const styles = stylesOf('ta', fonts)
  const ranges = [...styles.matchAll(/url\('([^']+)'\)[^}]*unicode-range: ([^;]+);/g)]
  const letters = 'U+0B80-0BE5, U+0BF0-0BFF, U+200C-200D'
  expect(ranges.map(([, file, range]) => [file, range])).toEqual([
    ['./headings-ta.woff2', letters],
    ['./digits-ta.woff2', 'U+0BE6-0BEF'],
    ['./text-ta.woff2', letters],
    ['./digits-ta.woff2', 'U+0BE6-0BEF'],
  ])
  expect(styles).toContain(':root:lang(ta)')
})

it('gives digits and signs of a page the one weight of its letters, and none to its texts in English', () => {
  const subset = new Uint8Array()
  const styles = stylesOf('ta', [
    { use: 'headings', subset, characters: 'தமிழ்' },
    { use: 'text', subset, characters: 'தமிழ்' },
  ])
  const rules = styles.replaceAll(/\s+/g, ' ')
  expect(rules).toMatch(/:root:lang\(ta\) \{[^}]*--font-weight-semibold: 450;/)
  expect(rules).toContain(':root:lang(ta) :is(b, strong):lang(ta) { font-weight: 450; }')
  expect(rules).toContain(":root:lang(ta) [lang='en'] { --font-weight-semibold: 600; }")
})

it('gives a page of an article the letters of all articles, and other pages those of their texts', () => {
  const subset = new Uint8Array()
  const fonts = (['headings', 'text', 'reading'] as const).map((use): LanguageFont => ({
    use,
    subset,
    characters: 'தமிழ்',
  }))
  const rule = ":root:lang(ta):has(#article-title) { --language-text: 'reading-ta',; }"
  const moved =
    ":root:lang(ta)[data-moved]:has(#article-title) { --language-text: 'reading-ta', 'text-ta',; }"
  const rules = (given: readonly LanguageFont[]) => stylesOf('ta', given).replaceAll(/\s+/g, ' ')
  expect(rules(fonts)).toContain(rule)
  expect(rules(fonts)).toContain(moved)
  expect(rules(fonts)).toMatch(/:root:lang\(ta\) \{ [^}]*--language-text: 'text-ta',;/)
  expect(rules(fonts.slice(0, 2))).not.toMatch(/reading|article-title/)
})
