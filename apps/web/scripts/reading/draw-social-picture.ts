import { drawMotif, type Motif } from '../../app/ui/art/draw-artwork.ts'
import { PALETTES, type Palette } from '../../app/ui/art/palettes.ts'
import { SOCIAL_SIZE, type SetLine } from '@dhvani/social-cards'

type Lines = {
  /** Longest line, in the unit of `widthOf`. */
  readonly most: number
  readonly widthOf: (text: string) => number
}

/** Breaks a title into lines of about equal length, as few as fit; no word is broken. */
export const breakLines = (title: string, { most, widthOf }: Lines): string[] => {
  const words = title.split(' ')
  const fill = (limit: number): string[] => {
    const lines: string[] = []
    for (const word of words) {
      const longer = `${lines.at(-1) ?? ''} ${word}`
      if (lines.length > 0 && widthOf(longer) <= limit) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  const fewest = fill(most)
  const step = most / 50
  for (let limit = widthOf(title) / fewest.length; limit < most; limit += step) {
    const even = fill(limit)
    if (even.length === fewest.length) return even
  }
  return fewest
}

const MARK = 'ध्वनि'

const PANEL = { x: 56, width: 700, top: 64, bottom: 566 } as const
const PICTURE_LEFT = 250
const MARGIN = 48
const TEXT_WIDTH = PANEL.width - 2 * MARGIN
/** Sizes of the title's letters, each with the most lines that fit on the panel. */
const SETTINGS = [
  { size: 58, mostLines: 4 },
  { size: 50, mostLines: 5 },
] as const

export type SocialCard = {
  readonly seed: string
  readonly motif: Motif
  readonly palette: Palette
  readonly title: string
  /** Small line above the title. */
  readonly kicker: string
  /** Small line beside the brand. */
  readonly tagline: string
}

const setTitle = (title: string, setLine: SetLine) => {
  const measure = (text: string, size: number) => setLine(text, size).width
  const tried = SETTINGS.map(({ size, mostLines }) => ({
    size,
    mostLines,
    lines: breakLines(title, { most: TEXT_WIDTH, widthOf: (text) => measure(text, size) }),
  }))
  const set = tried.find(
    ({ size, lines, mostLines }) =>
      lines.length <= mostLines && lines.every((line) => measure(line, size) <= TEXT_WIDTH),
  )
  if (!set) throw new Error(`"${title}" is too long for a social card`)
  return set
}

type Drawn = {
  readonly size: number
  readonly left: number
  readonly baseline: number
  readonly fill: string
}

/**
 * The beginning of a card's SVG. The picture is beside the panel. Its mirror image fills the space left of it: no edge
 * shows.
 */
export const backdrop = (picture: string): readonly string[] => {
  const { width, height } = SOCIAL_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<g transform="translate(${PICTURE_LEFT} 0) scale(-1 1)">${picture}</g>`,
    `<g transform="translate(${PICTURE_LEFT} 0)">${picture}</g>`,
  ]
}

/** A card for social networks: the article's picture, and its title on a paper panel. */
export const drawSocialPicture = (
  { seed, motif, palette, title, kicker, tagline }: SocialCard,
  setLine: SetLine,
): string => {
  const draw = (line: string, { size, left, baseline, fill }: Drawn): string =>
    `<g fill="${fill}">${setLine(line, size).path(left, baseline)}</g>`
  const tones = PALETTES[palette].subah
  const picture = drawMotif(seed, motif, tones)
  const { lines, size } = setTitle(title, setLine)
  const step = size * 1.2
  const left = PANEL.x + MARGIN
  const first = (PANEL.top + PANEL.bottom) / 2 - ((lines.length - 1) * step) / 2 + size * 0.32
  const text = lines
    .map((line, index) =>
      draw(line, { size, left, baseline: first + index * step, fill: '#2b2017' }),
    )
    .join('')
  return [
    ...backdrop(picture),
    `<rect x="${PANEL.x}" y="${PANEL.top}" width="${PANEL.width}" height="${PANEL.bottom - PANEL.top}" rx="28" fill="#fdf8ec"/>`,
    `<rect x="${PANEL.x + 12}" y="${PANEL.top + 12}" width="${PANEL.width - 24}" height="${PANEL.bottom - PANEL.top - 24}" rx="19" fill="none" stroke="${tones.accent}" stroke-width="2"/>`,
    draw(kicker, { size: 26, left, baseline: PANEL.top + 62, fill: '#a33f1d' }),
    text,
    draw(MARK, { size: 46, left, baseline: PANEL.bottom - 38, fill: '#a33f1d' }),
    draw(tagline, { size: 24, left: left + 106, baseline: PANEL.bottom - 42, fill: '#5d4e3c' }),
    '</svg>',
  ].join('')
}
