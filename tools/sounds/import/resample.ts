const HALF_TAPS = 24

/**
 * Changes the sample rate of a channel with a windowed sinc (J. O. Smith, "Digital audio
 * resampling", bandlimited interpolation); below the lower of both Nyquist frequencies it is
 * transparent to a fraction of a decibel.
 */
export const resample = (channel: Float32Array, from: number, to: number): Float32Array => {
  if (from === to) return channel
  const ratio = from / to
  const cutoff = Math.min(1, to / from) * 0.97
  const reach = Math.ceil(HALF_TAPS / cutoff)
  const out = new Float32Array(Math.floor(channel.length / ratio))
  for (let index = 0; index < out.length; index += 1) {
    const position = index * ratio
    const middle = Math.floor(position)
    let sum = 0
    for (let tap = middle - reach + 1; tap <= middle + reach; tap += 1) {
      if (tap < 0 || tap >= channel.length) continue
      const distance = tap - position
      const x = Math.PI * distance * cutoff
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 1))
      sum += channel[tap]! * cutoff * (x === 0 ? 1 : Math.sin(x) / x) * window
    }
    out[index] = sum
  }
  return out
}
