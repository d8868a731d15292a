/**
 * YIN (de Cheveigné and Kawahara 2002, steps 2 to 5), the detector that pitchy is measured against.
 *
 * @returns hertz of the wave
 */
export const yin = (wave: Float32Array, sampleRate: number): number => {
  const half = wave.length / 2
  const shortest = Math.floor(sampleRate / 1200)
  const normed = new Float32Array(half).fill(1)
  let sum = 0
  for (let lag = 1; lag < half; lag += 1) {
    let difference = 0
    for (let index = 0; index < half; index += 1)
      difference += (wave[index]! - wave[index + lag]!) ** 2
    sum += difference
    normed[lag] = sum === 0 ? 1 : (difference * lag) / sum
  }
  let period = normed.findIndex((value, lag) => lag >= shortest && value < 0.15)
  if (period < 0) period = normed.indexOf(Math.min(...normed.subarray(shortest)))
  while (period + 1 < half && normed[period + 1]! < normed[period]!) period += 1
  const [before, here, after] = [normed[period - 1]!, normed[period]!, normed[period + 1] ?? 1]
  const bend = before - 2 * here + after
  return sampleRate / (period + (bend === 0 ? 0 : (before - after) / (2 * bend)))
}
