type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** A second-order filter run over a copy of a signal, from silence. */
export const biquad = (signal: Float32Array, [b0, b1, b2, a1, a2]: Coefficients): Float32Array => {
  const out = new Float32Array(signal.length)
  let first = 0
  let second = 0
  for (let index = 0; index < signal.length; index += 1) {
    const x = signal[index]!
    const y = b0 * x + first
    first = b1 * x - a1 * y + second
    second = b2 * x - a2 * y
    out[index] = y
  }
  return out
}

/** Q of the two second-order sections of a fourth-order Butterworth filter: 1 / (2 cos 22.5°) and 1 / (2 cos 67.5°). */
const FOURTH_ORDER = [0.541_196_1, 1.306_563]

const cut = (signal: Float32Array, frequency: number, sampleRate: number, low: boolean) => {
  const omega = (2 * Math.PI * frequency) / sampleRate
  const cos = Math.cos(omega)
  return FOURTH_ORDER.reduce((input, q) => {
    const alpha = Math.sin(omega) / (2 * q)
    const a0 = 1 + alpha
    const middle = low ? 1 - cos : -1 - cos
    const side = Math.abs(middle) / 2
    return biquad(input, [side / a0, middle / a0, side / a0, (-2 * cos) / a0, (1 - alpha) / a0])
  }, signal)
}

/**
 * A copy of the part of a signal between two frequencies: Butterworth filters of fourth order, 24 dB
 * per octave (sections after the RBJ cookbook).
 *
 * @param from,to hertz; leave one out for an open end
 */
export const bandOf = (
  signal: Float32Array,
  sampleRate: number,
  { from, to }: { from?: number; to?: number },
): Float32Array => {
  const above = from === undefined ? signal : cut(signal, from, sampleRate, false)
  return to === undefined ? above : cut(above, to, sampleRate, true)
}
