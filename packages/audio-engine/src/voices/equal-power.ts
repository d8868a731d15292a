/**
 * Gains of an equal-power crossfade: their squares add up to 1, so that two uncorrelated sounds
 * keep their loudness while one takes the place of the other.
 *
 * @param share  how much of the crossfade has passed, 0 to 1
 * @returns linear gains of the sound that enters and of the one that leaves
 */
export const equalPower = (share: number): { readonly enter: number; readonly leave: number } => {
  const angle = (share * Math.PI) / 2
  return { enter: Math.sin(angle), leave: Math.cos(angle) }
}

const CURVE_POINTS = 64

/** One side of an equal-power crossfade, for `AudioParam.setValueCurveAtTime`. */
export const equalPowerCurve = (side: 'enter' | 'leave'): Float32Array<ArrayBuffer> =>
  Float32Array.from(
    { length: CURVE_POINTS },
    (_, index) => equalPower(index / (CURVE_POINTS - 1))[side],
  )
