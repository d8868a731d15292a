import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  Blob as FontBlob,
  Buffer as ShapeBuffer,
  Face,
  Font,
  shapeWithTrace,
  TracePhase,
} from 'harfbuzzjs'

type Wasm = Readonly<Record<string, (...values: readonly number[]) => number>>

const WRITABLE = 2
/** Screens of today draw letters well without the font's instructions, which are a third of it. */
const NO_HINTING = 0x1
/** Keeps the glyphs that are named, and not every ligature that their letters can form. */
const NO_LAYOUT_CLOSURE = 0x200
const DROPPED_TABLES = 3
const LAYOUT_FEATURES = 6

/** Tables that browsers do not read: names of the axes, and hints for old screens. */
const UNREAD = ['STAT', 'gasp']

const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => tag * 256 + (letter.codePointAt(0) ?? 0), 0)

const require = createRequire(import.meta.url)

type Drawn = { readonly g: number }

/**
 * @returns the glyphs that the texts need, by their numbers: those of every step, since the font's rules
 *   make a joined letter from half ones, which no text shows
 */
const findGlyphs = (font: Uint8Array, texts: readonly string[]): ReadonlySet<number> => {
  const shaped = new Font(new Face(new FontBlob(font)))
  const glyphs = new Set<number>()
  for (const text of texts) {
    const buffer = new ShapeBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    const steps = shapeWithTrace(shaped, buffer, [], 0, TracePhase.DONT_STOP)
    for (const step of steps.filter((known) => known.glyphs))
      for (const { g } of step.t as Drawn[]) glyphs.add(g)
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint)
  }
  return glyphs
}

const openSubsetter = async () => {
  const code = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(code)
  const { memory, ...rest } = instance.exports
  const wasm = rest as unknown as Wasm
  const call = (name: string, ...values: number[]): number => {
    const run = wasm[name]
    if (!run) throw new Error(`HarfBuzz has no ${name}`)
    return run(...values)
  }
  call('_initialize')
  return { call, bytes: () => new Uint8Array((memory as WebAssembly.Memory).buffer) }
}

/**
 * A font of Devanagari has a thousand ligatures. This keeps those that the texts contain.
 *
 * @param font in TrueType form
 * @param texts each shaped by itself
 * @param unneeded names of tables to leave out
 * @returns the font in TrueType form
 */
export const subsetShaped = async (
  font: Uint8Array,
  texts: readonly string[],
  unneeded: readonly string[] = [],
): Promise<Buffer> => {
  const { call, bytes } = await openSubsetter()
  const place = call('malloc', font.length)
  bytes().set(font, place)
  const face = call('hb_face_create', call('hb_blob_create', place, font.length, WRITABLE, 0, 0), 0)
  const input = call('hb_subset_input_create_or_fail')
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE | NO_HINTING)
  const dropped = call('hb_subset_input_set', input, DROPPED_TABLES)
  for (const name of [...UNREAD, ...unneeded]) call('hb_set_add', dropped, tagOf(name))
  const letters = call('hb_subset_input_unicode_set', input)
  for (const letter of new Set(texts.join('')))
    call('hb_set_add', letters, letter.codePointAt(0) ?? 0)
  const kept = call('hb_subset_input_glyph_set', input)
  for (const glyph of findGlyphs(font, texts)) call('hb_set_add', kept, glyph)
  const subset = call('hb_subset_or_fail', face, input)
  if (subset === 0) throw new Error('HarfBuzz could not make the subset')
  const result = call('hb_face_reference_blob', subset)
  const start = call('hb_blob_get_data', result, 0)
  return Buffer.from(bytes().slice(start, start + call('hb_blob_get_length', result)))
}
