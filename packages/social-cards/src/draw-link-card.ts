import { drawableText, fitLine, fitTitle } from './fit-title.ts'
import { SOCIAL_SIZE } from './render-png.ts'
import type { Typesetter } from './set-text.ts'

/** A sound of the mix or a loop of the beat, with its volume in percent. */
export type CardRow = { readonly name: string; readonly level: number }

export type LinkCard = {
  /** Name of the mix or beat, which a stranger may have written. */
  readonly title: string
  /** In the title's place where none of its letters can be drawn. */
  readonly otherTitle: string
  /** Small line above the title, which may hold a name that a stranger wrote. */
  readonly kicker: string
  /** In its place where letters of it cannot be drawn: a name is shown whole or not at all. */
  readonly otherKicker: string
  /** Small line beside the brand. */
  readonly tagline: string
  readonly rows: readonly CardRow[]
}

const MARK = 'ध्वनि'
const PAPER = '#fdf8ec'
const INK = '#2b2017'
const SOFT = '#5d4e3c'
const TERRACOTTA = '#a33f1d'
const TROUGH = '#ecdfc4'

const PANEL = { x: 56, width: 700, top: 64, bottom: 566 } as const
const LEFT = PANEL.x + 48
const WIDTH = PANEL.width - 96
const KICKER_SIZE = 26
const TITLE_TOP = PANEL.top + 84
const ROWS = { bottom: PANEL.bottom - 112, step: 38, size: 24, most: 4, bar: 250 } as const

const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const kickerOf = ({ kicker, otherKicker }: LinkCard, typesetter: Typesetter): string => {
  const drawn = drawableText(kicker, typesetter)
  const text = countLetters(drawn) < countLetters(kicker) ? otherKicker : drawn
  return fitLine(text, KICKER_SIZE, WIDTH, typesetter.setLine)
}

/** What has no room is counted. */
const fitRows = (rows: readonly CardRow[]) => {
  const shown = rows.length <= ROWS.most ? rows : rows.slice(0, ROWS.most - 1)
  return { shown, more: rows.length - shown.length }
}

/**
 * Draws the card of a link over the picture of a scene: title, and a bar as long as each sound is loud.
 *
 * @param scene PNG of `SOCIAL_SIZE`
 * @returns an SVG that has outlines in place of texts
 */
export const drawLinkCard = (card: LinkCard, scene: Buffer, typesetter: Typesetter): string => {
  const { width, height } = SOCIAL_SIZE
  const write = (
    text: string,
    size: number,
    [left, baseline]: readonly [number, number],
    fill: string,
  ) =>
    `<g fill="${fill}">${typesetter.setLine(drawableText(text, typesetter), size).path(left, baseline)}</g>`
  const title = drawableText(card.title, typesetter) || drawableText(card.otherTitle, typesetter)
  const { size, lines } = fitTitle(title, WIDTH, typesetter.setLine)
  const { shown, more } = fitRows(card.rows)
  const count = shown.length + (more > 0 ? 1 : 0)
  const rowAt = (index: number) => ROWS.bottom - (count - 1 - index) * ROWS.step
  const rows = shown.flatMap(({ name, level }, index) => {
    const middle = rowAt(index) - 8
    const left = LEFT + WIDTH - ROWS.bar
    const bar = (length: number, fill: string) =>
      `<rect x="${left}" y="${middle - 5}" width="${length}" height="10" rx="5" fill="${fill}"/>`
    return [
      write(name, ROWS.size, [LEFT, rowAt(index)], INK),
      bar(ROWS.bar, TROUGH),
      level > 0 ? bar(Math.max(10, (ROWS.bar * level) / 100), TERRACOTTA) : '',
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<image width="${width}" height="${height}" href="data:image/png;base64,${scene.toString('base64')}"/>`,
    `<rect x="${PANEL.x}" y="${PANEL.top}" width="${PANEL.width}" height="${PANEL.bottom - PANEL.top}" rx="28" fill="${PAPER}"/>`,
    `<rect x="${PANEL.x + 12}" y="${PANEL.top + 12}" width="${PANEL.width - 24}" height="${PANEL.bottom - PANEL.top - 24}" rx="19" fill="none" stroke="${TERRACOTTA}" stroke-width="2"/>`,
    write(kickerOf(card, typesetter), KICKER_SIZE, [LEFT, PANEL.top + 62], TERRACOTTA),
    ...lines.map((line, index) =>
      write(line, size, [LEFT, TITLE_TOP + size * (0.9 + index * 1.2)], INK),
    ),
    ...rows,
    more > 0 ? write(`+ ${more}`, ROWS.size, [LEFT, rowAt(count - 1)], SOFT) : '',
    write(MARK, 46, [LEFT, PANEL.bottom - 38], TERRACOTTA),
    write(card.tagline, 24, [LEFT + 106, PANEL.bottom - 42], SOFT),
    '</svg>',
  ].join('')
}
