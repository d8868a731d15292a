import { seededRandom, type Random } from '@dhvani/units'
import { bansuri, sitarStrings, tablaDrum } from './instruments.ts'
import { cityLines, leaf, nightSky, riverLandscape, sunrise } from './landscapes.ts'
import { PAGE_TONES, PALETTES, type Palette, type Tones } from './palettes.ts'
import { jali, kolam, lotusMandala, mindPaths, omRings } from './patterns.ts'
import { NIGHT } from './picture-night.ts'
import { HEIGHT, WIDTH } from './shapes.ts'
import { binauralOrbits, breathWaves, singingBowl, soundWaves } from './waves.ts'

const MOTIFS = {
  'sitar-strings': sitarStrings,
  'tabla-drum': tablaDrum,
  'lotus-mandala': lotusMandala,
  kolam,
  jali,
  'river-landscape': riverLandscape,
  'night-sky': nightSky,
  'city-lines': cityLines,
  'breath-waves': breathWaves,
  'singing-bowl': singingBowl,
  bansuri,
  'sound-waves': soundWaves,
  'om-rings': omRings,
  leaf,
  'mind-paths': mindPaths,
  'binaural-orbits': binauralOrbits,
  sunrise,
} as const satisfies Record<string, (random: Random, tones: Tones) => string>

export type Motif = keyof typeof MOTIFS

export const MOTIF_NAMES = Object.keys(MOTIFS) as Motif[]

export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const WHOLE: Frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT }

/** @returns the content of the svg element; the same seed always gives the same picture */
export const drawMotif = (seed: string, motif: Motif, tones: Tones): string =>
  MOTIFS[motif](seededRandom('artwork', motif, seed), tones)

/** @returns a whole SVG file in one theme's colours, for pictures outside a page */
export const drawArtworkFile = (picture: {
  readonly seed: string
  readonly motif: Motif
  readonly palette: Palette
  readonly theme?: 'subah' | 'raat'
}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${drawMotif(picture.seed, picture.motif, PALETTES[picture.palette][picture.theme ?? 'subah'])}</svg>`

const TURNING =
  '.art-turn{transform-box:fill-box;transform-origin:center;animation:turn 480s linear infinite}@keyframes turn{to{transform:rotate(1turn)}}@media(prefers-reduced-motion:reduce){.art-turn{animation:none}}'

const toneRules = (tones: Tones): string =>
  Object.entries(tones)
    .map(([name, colour]) => `--art-${name}:${colour}`)
    .join(';')

/**
 * @returns a whole SVG file in the colours of the day, and of the night where its address ends on
 *   `#raat`, so that one file serves both themes and no page carries the drawing code
 */
export const drawThemedArtworkFile = (picture: {
  readonly seed: string
  readonly motif: Motif
  readonly palette: Palette
  /** The part that is seen; beyond the drawing is its ground. Without it, all of the drawing. */
  readonly frame?: Frame
}): string => {
  const { subah, raat } = PALETTES[picture.palette]
  const { x, y, width, height } = picture.frame ?? WHOLE
  const colours = `:root{${toneRules(subah)}}:root:target{${toneRules(raat)}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${NIGHT}" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><style>${colours}:root{background:var(--art-ground)}${TURNING}</style>${drawMotif(picture.seed, picture.motif, PAGE_TONES)}</svg>`
}
