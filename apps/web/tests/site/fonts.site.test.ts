import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { Blob as FontBlob, Buffer as ShapeBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { WEIGHT } from '../../scripts/language-fonts.ts'
import { BUILT } from './built-site.ts'

const ASSETS = join(BUILT, 'assets')

it('gives a page in Hindi 40 kB of Devanagari at most and an article 46, with the digits of the listener’s choice', async () => {
  const files = (await readdir(ASSETS)).filter((name) => /^[a-z]+-hi-.*\.woff2$/.test(name))
  const uses = files
    .map((name) => name.split('-')[0])
    .toSorted((a, b) => String(a).localeCompare(String(b)))
  expect(uses).toEqual(['digits', 'headings', 'reading', 'text'])
  const weigh = async (without: string): Promise<number> => {
    const loaded = files.filter((name) => !name.startsWith(without))
    const sizes = await Promise.all(
      loaded.map(async (name) => (await stat(join(ASSETS, name))).size),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  expect(await weigh('reading-')).toBeLessThan(40_000)
  expect(await weigh('text-'), 'an article').toBeLessThan(46_000)
})

it('loads one of the two fonts of text first: an article its own, another page that without articles', async () => {
  for (const [path, own, other] of [
    ['hi/blog/rise-of-asmr', 'reading', 'text'],
    ['hi/blog', 'text', 'reading'],
    ['hi', 'text', 'reading'],
  ] as const) {
    const page = await readFile(join(BUILT, path, 'index.html'), 'utf8')
    expect(page, path).toMatch(new RegExp(`rel="preload"[^>]*/${own}-hi-`))
    expect(page, path).not.toMatch(new RegExp(`rel="preload"[^>]*/${other}-hi-`))
  }
})

/** Words that listeners type, of which no page has the ligatures. */
const TYPED = [
  'ब्रह्मपुत्र',
  'उज्ज्वला',
  'ऋषिकेश',
  'ॐ',
  'गङ्गा',
  'त्र्यंबक',
  'हृदय',
  'विश्रान्ति',
  'पढ़ाई',
  'मुश्ताक़',
]

const FACE =
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'

/** Where a font draws each glyph of a word, and whether it has them all. */
const draw = (font: Uint8Array, word: string) => {
  const buffer = new ShapeBuffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  shape(new Font(new Face(new FontBlob(font))), buffer)
  const hasAll = buffer.getGlyphInfos().every(({ codepoint }) => codepoint !== 0)
  return { word, hasAll, places: buffer.getGlyphPositions() }
}

const findFile = async (start: string) => {
  const name = (await readdir(ASSETS)).find((known) => known.startsWith(start))
  return join(ASSETS, name ?? start)
}

it('draws what listeners type in Hindi as the whole face does', async () => {
  const sfnt = { targetFormat: 'sfnt', keepAllGlyphs: true } as const
  const open = async (file: string, more = {}) =>
    subsetFont(await readFile(file), undefined, { ...sfnt, ...more })
  const face = createRequire(import.meta.url).resolve(FACE)
  const whole = await open(face, { variationAxes: { wght: WEIGHT } })
  const built = await open(await findFile('anek-devanagari-'))
  const drawn = TYPED.map((word) => draw(built, word))
  expect(drawn.filter(({ hasAll }) => !hasAll)).toEqual([])
  expect(drawn).toEqual(TYPED.map((word) => draw(whole, word)))
})

it('keeps the letters of listeners out of what every page loads and every phone keeps', async () => {
  const file = await findFile('anek-devanagari-')
  expect((await stat(file)).size).toBeLessThan(90_000)
  for (const page of ['index.html', 'hi/index.html', 'service-worker.js'])
    expect(await readFile(join(BUILT, page), 'utf8')).not.toContain(basename(file))
})
