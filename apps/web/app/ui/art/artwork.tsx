import type { CSSProperties } from 'react'
import { drawMotif, type Motif } from './draw-artwork.ts'
import { PAGE_TONES, pageToneProperties, type Palette } from './palettes.ts'
import { HEIGHT, WIDTH } from './shapes.ts'

type ArtworkProps = {
  /** The same seed, motif and palette always give the same picture. */
  readonly seed: string
  readonly motif: Motif
  readonly palette: Palette
  readonly className?: string
  /** Text alternative; a picture without one is decoration. */
  readonly label?: string
}

/** A generated picture in the theme's colours. It fills its box and is cropped at the sides. */
export const Artwork = ({ seed, motif, palette, className, label }: ArtworkProps) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    className={className}
    style={pageToneProperties(palette) as CSSProperties}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    // The markup is our own drawing, made from numbers only.
    dangerouslySetInnerHTML={{ __html: drawMotif(seed, motif, PAGE_TONES) }}
  />
)
