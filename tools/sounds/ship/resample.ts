const HALF_TAPS = 24
/** Points of the kernel between two taps; read with linear interpolation (-90 dB of error). */
const PHASES = 512

/** One side of a windowed sinc, from its middle outwards. */
const createKernel = (cutoff: number, reach: number): Float64Array =>
  Float64Array.from({ length: (reach + 1) * PHASES + 2 }, (_, point) => {
    const distance = point / PHASES
    const x = Math.PI * distance * cutoff
    const window = distance > reach ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
    return cutoff * (x === 0 ? 1 : Math.sin(x) / x) * window
  })

/** @param pad gives the channel with `reach` samples more at each end */
const interpolate = (
  length: number,
  ratio: number,
  pad: (reach: number) => Float32Array,
): Float32Array => {
  const cutoff = Math.min(1, 1 / ratio) * 0.97
  const reach = Math.ceil(HALF_TAPS / cutoff)
  const kernel = createKernel(cutoff, reach)
  const padded = pad(reach)
  const out = new Float32Array(length)
  for (let index = 0; index < length; index += 1) {
    const position = index * ratio + reach
    const last = Math.min(padded.length - 1, Math.floor(position + reach))
    let sum = 0
    for (let tap = Math.ceil(position - reach); tap <= last; tap += 1) {
      const point = Math.abs(tap - position) * PHASES
      const whole = point | 0
      const weight = kernel[whole]! + (point - whole) * (kernel[whole + 1]! - kernel[whole]!)
      sum += padded[tap]! * weight
    }
    out[index] = sum
  }
  return out
}

/**
 * Changes the sample rate of a channel with a windowed sinc (J. O. Smith, "Digital audio
 * resampling": bandlimited interpolation from a table).
 */
export const resample = (channel: Float32Array, from: number, to: number): Float32Array =>
  from === to
    ? channel
    : interpolate(Math.floor(channel.length / (from / to)), from / to, (reach) => {
        const padded = new Float32Array(channel.length + 2 * reach)
        padded.set(channel, reach)
        return padded
      })

/**
 * {@link resample} for one period of a loop, whose end is heard before its start: the new period
 * joins as exactly as the old one.
 *
 * @param length of the new period, in samples
 */
export const resampleLoop = (period: Float32Array, length: number): Float32Array =>
  interpolate(length, period.length / length, (reach) => {
    const size = period.length
    const padded = new Float32Array(size + 2 * reach)
    const turns = Math.ceil(reach / size)
    for (let index = 0; index < padded.length; index += 1)
      padded[index] = period[(index - reach + turns * size) % size]!
    return padded
  })
