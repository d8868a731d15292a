import { Resvg } from '@resvg/resvg-js'
import { escapeXml } from './escape-xml.ts'

const SIZE = 100
/** Width of a space in Tiro, as a share of the letter size. */
const SPACE = 0.25

export type MeasureText = (text: string, size: number) => number

const drawnWidth = (word: string, fontFiles: readonly string[], family: string): number => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="300"><text y="200" font-family="${family}" font-size="${SIZE}">${word}</text></svg>`
  const drawing = new Resvg(svg, {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: family },
  })
  return drawing.getBBox()?.width ?? 0
}

/**
 * @param fontFiles TrueType, with every letter that will be measured
 * @returns the width of a line at a letter size, as the picture renderer draws it
 */
export const createTextMeasure = (fontFiles: readonly string[], family: string): MeasureText => {
  const known = new Map<string, number>()
  const widthOf = (word: string): number => {
    const width = known.get(word) ?? drawnWidth(word, fontFiles, family)
    known.set(word, width)
    return width
  }
  return (text, size) => {
    const words = text.split(' ')
    const letters = words.reduce((sum, word) => sum + widthOf(escapeXml(word)), 0)
    return (letters / SIZE + (words.length - 1) * SPACE) * size
  }
}
