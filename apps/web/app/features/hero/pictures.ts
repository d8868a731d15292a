import type { Motif } from '#ui/art/draw-artwork.ts'
import type { Palette } from '#ui/art/palettes.ts'

export type HeroPicture = {
  readonly seed: string
  readonly motif: Motif
  readonly palette: Palette
}

/** scripts/draw-pictures.ts draws these into app/pictures/hero-{seed}.svg. */
export const HERO_PICTURES: readonly HeroPicture[] = [
  { seed: 'inner-peace', motif: 'river-landscape', palette: 'leaf' },
  { seed: 'traditional-meets-modern', motif: 'city-lines', palette: 'terracotta' },
  { seed: 'focus-and-meditation', motif: 'lotus-mandala', palette: 'peacock' },
]
