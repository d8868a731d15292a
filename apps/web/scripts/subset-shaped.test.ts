import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob as FontBlob, Buffer as ShapeBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { subsetShaped } from './subset-shaped.ts'

const require = createRequire(import.meta.url)

const SOURCES = [
  '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
]

/** Half letters, stacked and joined ones, with dots below and with a ra before or after. */
const WORDS = ['ध्वनि', 'मिक्स', 'पत्तों', 'ब्लॉग', 'नमस्ते', 'शर्तें', 'ज़्यादा', 'क्वालिटी', 'स्त्री', 'प्रकृति']

/** How wide each glyph of a word is, and where it is drawn. */
const placesOf = (font: Uint8Array, word: string): unknown => {
  const buffer = new ShapeBuffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  shape(new Font(new Face(new FontBlob(font))), buffer)
  return buffer.getGlyphPositions()
}

it.each(SOURCES)('draws every word as the whole font does: %s', async (name) => {
  const whole = await subsetFont(await readFile(require.resolve(name)), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  })
  const subset = await subsetShaped(whole, WORDS)
  for (const word of WORDS)
    expect([word, placesOf(subset, word)]).toEqual([word, placesOf(whole, word)])
  expect(subset.length).toBeLessThan(whole.length / 4)
})
