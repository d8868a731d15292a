import { drawMotif, type Motif } from '../../app/ui/art/draw-artwork.ts'
import { PALETTES, type Palette } from '../../app/ui/art/palettes.ts'
import { breakLines } from './break-lines.ts'

/** What a social card asks for: 1200 × 630. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** Has both scripts. */
export const FONT = 'Tiro Devanagari Hindi'

const PANEL = { x: 56, width: 700, top: 64, bottom: 566 } as const
const MARGIN = 48
const LONGEST_LINE = 24

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '')

type SocialCard = {
  readonly seed: string
  readonly motif: Motif
  readonly palette: Palette
  readonly title: string
  /** Above the title. */
  readonly kicker: string
}

/** A card for social networks: the article's picture, and its title on a paper panel. */
export const drawSocialPicture = ({ seed, motif, palette, title, kicker }: SocialCard): string => {
  const { width, height } = SOCIAL_SIZE
  const tones = PALETTES[palette].subah
  const lines = breakLines(title, LONGEST_LINE)
  const size = lines.length > 4 ? 50 : 58
  const step = size * 1.2
  const left = PANEL.x + MARGIN
  const first = (PANEL.top + PANEL.bottom) / 2 - ((lines.length - 1) * step) / 2 + size * 0.32
  const text = lines
    .map((line, index) => `<tspan x="${left}" y="${first + index * step}">${escape(line)}</tspan>`)
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<g transform="translate(250 0)">${drawMotif(seed, motif, tones)}</g>`,
    `<rect width="260" height="${height}" fill="${tones.ground}"/>`,
    `<rect x="${PANEL.x}" y="${PANEL.top}" width="${PANEL.width}" height="${PANEL.bottom - PANEL.top}" rx="28" fill="#fdf8ec"/>`,
    `<rect x="${PANEL.x + 12}" y="${PANEL.top + 12}" width="${PANEL.width - 24}" height="${PANEL.bottom - PANEL.top - 24}" rx="19" fill="none" stroke="${tones.accent}" stroke-width="2"/>`,
    `<text x="${left}" y="${PANEL.top + 62}" font-family="${FONT}" font-size="26" fill="#a33f1d">${escape(kicker)}</text>`,
    `<text font-family="${FONT}" font-size="${size}" fill="#2b2017">${text}</text>`,
    `<text x="${left}" y="${PANEL.bottom - 38}" font-family="${FONT}" font-size="46" fill="#a33f1d">ध्वनि</text>`,
    `<text x="${left + 106}" y="${PANEL.bottom - 42}" font-family="${FONT}" font-size="24" fill="#5d4e3c">Indian Ambient Sound Mixer</text>`,
    '</svg>',
  ].join('')
}
