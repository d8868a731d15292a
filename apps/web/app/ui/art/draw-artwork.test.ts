import { expect, it } from 'vitest'
import { drawArtworkFile, MOTIF_NAMES } from './draw-artwork.ts'

const draw = (seed: string, motif: (typeof MOTIF_NAMES)[number]) =>
  drawArtworkFile({ seed, motif, palette: 'peacock' })

it.each(MOTIF_NAMES)('draws %s the same for one seed, without NaN or undefined', (motif) => {
  const picture = draw('rise-of-asmr', motif)
  expect(draw('rise-of-asmr', motif)).toBe(picture)
  expect(picture).not.toMatch(/NaN|undefined|Infinity/)
})

it.each(MOTIF_NAMES)('draws %s differently for another seed', (motif) => {
  const pictures = new Set(['one', 'two', 'three', 'four', 'five'].map((seed) => draw(seed, motif)))
  expect(pictures.size).toBeGreaterThanOrEqual(4)
})
