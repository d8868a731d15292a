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

/**
 * Changes the sample rate of a channel with a windowed sinc (J. O. Smith, "Digital audio
 * resampling": bandlimited interpolation from a table).
 */
export const resample = (channel: Float32Array, from: number, to: number): Float32Array => {
  if (from === to) return channel
  const ratio = from / to
  const cutoff = Math.min(1, to / from) * 0.97
  const reach = Math.ceil(HALF_TAPS / cutoff)
  const kernel = createKernel(cutoff, reach)
  const out = new Float32Array(Math.floor(channel.length / ratio))
  for (let index = 0; index < out.length; index += 1) {
    const position = index * ratio
    const first = Math.max(0, Math.ceil(position - reach))
    const last = Math.min(channel.length - 1, Math.floor(position + reach))
    let sum = 0
    for (let tap = first; tap <= last; tap += 1) {
      const point = Math.abs(tap - position) * PHASES
      const whole = point | 0
      const weight = kernel[whole]! + (point - whole) * (kernel[whole + 1]! - kernel[whole]!)
      sum += channel[tap]! * weight
    }
    out[index] = sum
  }
  return out
}
