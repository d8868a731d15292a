import { Blob as FontBlob, Buffer as ShapeBuffer, Face, Font, shape } from 'harfbuzzjs'

/** Outlines of a text that is set in one line. */
export type SetText = {
  /** In pixels. */
  readonly width: number
  /** Path of an SVG, from the point where the line begins on its baseline. */
  readonly path: (left: number, baseline: number) => string
}

/** @param size of the letters in pixels */
export type SetLine = (text: string, size: number) => SetText

export type Typesetter = {
  readonly setLine: SetLine
  /** Whether `setLine` can set a text: Tiro has no other scripts. */
  readonly hasLetters: (text: string) => boolean
}

/** Letters of Devanagari, its stop, and the signs that join or part letters. */
const SCRIPT = String.raw`(?:\p{Script=Devanagari}|।|\u200c|\u200d)`
/** Runs of one script: no font has both, and only letters of one font join. */
const RUNS = new RegExp(`${SCRIPT}+|(?:(?!${SCRIPT}).)+`, 'gu')
const DEVANAGARI = new RegExp(`^${SCRIPT}`, 'u')

/** A font has the same glyph for every letter that it does not have. */
const NO_LETTER = 0

const openFont = (file: Uint8Array<ArrayBuffer>): Font =>
  new Font(
    new Face(new FontBlob(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))),
  )

/** The face of the cards in both scripts, as TrueType or OpenType files. */
export type CardFonts = {
  readonly latin: Uint8Array<ArrayBuffer>
  readonly devanagari: Uint8Array<ArrayBuffer>
}

const shapeRun = (font: Font, run: string) => {
  const buffer = new ShapeBuffer()
  buffer.addText(run)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

/**
 * Opens Tiro in both scripts. The renderer of the pictures has no shaping that keeps two fonts apart, so it gets
 * outlines instead of texts.
 */
export const openTypesetter = (fonts: CardFonts): Typesetter => {
  const [latin, devanagari] = [openFont(fonts.latin), openFont(fonts.devanagari)]
  const runsOf = (text: string) =>
    [...text.matchAll(RUNS)].map(([run]) => {
      const font = DEVANAGARI.test(run) ? devanagari : latin
      return { run, font, glyphs: shapeRun(font, run) }
    })

  const setLine: SetLine = (text, size) => {
    const placed: { readonly font: Font; readonly glyph: number; x: number; y: number }[] = []
    let pen = 0
    for (const { run, font, glyphs } of runsOf(text)) {
      const scale = size / font.face.upem
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
        if (codepoint === NO_LETTER) throw new Error(`Tiro has no letters for “${run}”`)
        placed.push({ font, glyph: codepoint, x: pen + xOffset * scale, y: -yOffset * scale })
        pen += xAdvance * scale
      }
    }
    const path = (left: number, baseline: number): string =>
      placed
        .map(({ font, glyph, x, y }) => {
          const scale = size / font.face.upem
          const place = `translate(${left + x} ${baseline + y}) scale(${scale} ${-scale})`
          return `<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`
        })
        .join('')
    return { width: pen, path }
  }

  return {
    setLine,
    hasLetters: (text) =>
      runsOf(text).every(({ glyphs }) => glyphs.every(({ codepoint }) => codepoint !== NO_LETTER)),
  }
}
