import type { ReadyMixId } from '#lib/mixes/ready-mixes.ts'
import type { Motif } from '#ui/art/draw-artwork.ts'
import type { Palette } from '#ui/art/palettes.ts'

/** scripts/draw-pictures.ts draws these into app/pictures/mix-{id}.svg. */
export const READY_MIX_PICTURES: Readonly<
  Record<ReadyMixId, { readonly motif: Motif; readonly palette: Palette }>
> = {
  'monsoon-window': { motif: 'jali', palette: 'neel' },
  'ghat-at-dawn': { motif: 'sunrise', palette: 'marigold' },
  'cafe-study': { motif: 'city-lines', palette: 'rose' },
  'night-train': { motif: 'night-sky', palette: 'neel' },
  'koel-garden': { motif: 'leaf', palette: 'leaf' },
  'deep-rain': { motif: 'breath-waves', palette: 'peacock' },
}
