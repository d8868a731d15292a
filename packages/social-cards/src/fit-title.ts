import type { Typesetter } from './set-text.ts'

/** Sizes of the title's letters in pixels, each with the most lines that fit above the rows. */
const SETTINGS = [
  { size: 54, most: 2 },
  { size: 44, most: 3 },
  { size: 36, most: 3 },
] as const

const SMALLEST = SETTINGS[2]
const ELLIPSIS = '…'

const lettersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** @returns the text without letters that no font of the cards has, such as emoji */
export const drawableText = (text: string, { hasLetters }: Typesetter): string =>
  (hasLetters(text) ? text : lettersOf(text).filter(hasLetters).join(''))
    .replaceAll(/\s+/gu, ' ')
    .trim()

export type FittedTitle = { readonly size: number; readonly lines: readonly string[] }

/**
 * Breaks a title into lines. A stranger may have written it, so each word is measured once, and a word without end is
 * broken between letters.
 *
 * @param width of the lines, in pixels
 * @returns the largest letters in which all of it fits; what fits into no size ends with an ellipsis
 */
export const fitTitle = (
  title: string,
  width: number,
  setLine: Typesetter['setLine'],
): FittedTitle => {
  const measured = new Map<string, number>()
  const widthOf = (text: string): number => {
    const known = measured.get(text) ?? setLine(text, 1).width
    measured.set(text, known)
    return known
  }
  const breakAt = (most: number): string[] => {
    const lines: string[] = []
    let taken = Infinity
    const begin = (text: string) => {
      lines.push(text)
      taken = widthOf(text)
    }
    for (const word of title.split(' ')) {
      const wide = widthOf(word)
      if (taken + widthOf(' ') + wide <= most) {
        lines.push(`${lines.pop() ?? ''} ${word}`)
        taken += widthOf(' ') + wide
      } else if (wide <= most) begin(word)
      else {
        begin('')
        for (const letter of lettersOf(word))
          if (taken + widthOf(letter) <= most) {
            lines.push((lines.pop() ?? '') + letter)
            taken += widthOf(letter)
          } else begin(letter)
      }
    }
    return lines.filter((line) => line !== '')
  }
  for (const { size, most } of SETTINGS) {
    const lines = breakAt(width / size)
    if (lines.length <= most) return { size, lines }
  }
  // Room for the ellipsis on the last line.
  const lines = breakAt(width / SMALLEST.size - widthOf(ELLIPSIS)).slice(0, SMALLEST.most)
  return { size: SMALLEST.size, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''}${ELLIPSIS}`] }
}

/**
 * @param size of the letters, in pixels
 * @param width of the line, in pixels
 * @returns the text, or as many of its letters as the line has room for, with an ellipsis
 */
export const fitLine = (
  text: string,
  size: number,
  width: number,
  setLine: Typesetter['setLine'],
): string => {
  if (setLine(text, size).width <= width) return text
  let room = width - setLine(ELLIPSIS, size).width
  const fitting: string[] = []
  for (const letter of lettersOf(text)) {
    room -= setLine(letter, size).width
    if (room < 0) break
    fitting.push(letter)
  }
  return `${fitting.join('').trimEnd()}${ELLIPSIS}`
}
