import type { Frame, Motif } from '#ui/art/draw-artwork.ts'
import type { Palette } from '#ui/art/palettes.ts'

export type HeroPicture = {
  readonly seed: string
  readonly motif: Motif
  readonly palette: Palette
  readonly frame: Frame
}

/** As wide as the hero of a laptop: sun, palms and roofs are whole in it. */
const LAND = { x: 0, y: 118, width: 1200, height: 410 }

/** scripts/draw-pictures.ts draws these into app/pictures/hero-{seed}.svg. */
export const HERO_PICTURES: readonly HeroPicture[] = [
  { seed: 'inner-peace', motif: 'river-landscape', palette: 'leaf', frame: LAND },
  { seed: 'traditional-meets-modern', motif: 'city-lines', palette: 'terracotta', frame: LAND },
  {
    seed: 'focus-and-meditation',
    motif: 'lotus-mandala',
    palette: 'peacock',
    // All of the mandala.
    frame: { x: -440, y: -40, width: 2080, height: 710 },
  },
]
