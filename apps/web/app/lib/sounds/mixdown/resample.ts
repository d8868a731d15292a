/** Half of the samples that each new one is computed from. */
const HALF_TAPS = 24
/** The highest frequency that is left, of half the lower rate. */
const PASS = 0.94
/** Entries of the table from one sample to the next; between two of them it is a straight line. */
const STEPS = 256

/** Of one new sample: a place that is computed may lie so much beyond the last that can be. */
const ROUNDING = 1e-6

/** Sinc under a Blackman window. */
const createTable = (cut: number): Float64Array =>
  Float64Array.from({ length: HALF_TAPS * STEPS + 2 }, (_, entry) => {
    const distance = entry / STEPS
    if (distance >= HALF_TAPS) return 0
    const x = Math.PI * distance
    const window = 0.42 + 0.5 * Math.cos(x / HALF_TAPS) + 0.08 * Math.cos((2 * x) / HALF_TAPS)
    return cut * (x === 0 ? 1 : Math.sin(cut * x) / (cut * x)) * window
  })

/**
 * Brings one channel to another sample rate, piece after piece. Aliases stay below -70 dB.
 *
 * @param from,to hertz; `to` at least half of `from`
 */
export const createResampler = (from: number, to: number) => {
  const table = createTable(PASS * Math.min(1, to / from))
  const step = from / to
  let held = new Float32Array(HALF_TAPS)
  /** Where the next new sample is, in samples of what is held. */
  let at = HALF_TAPS

  const tableAt = (distance: number) => {
    const entry = Math.abs(distance) * STEPS
    const low = Math.floor(entry)
    const [one = 0, other = 0] = [table[low], table[low + 1]]
    return one + (other - one) * (entry - low)
  }

  return (piece: Float32Array): Float32Array<ArrayBuffer> => {
    if (from === to) return Float32Array.from(piece)
    const all = new Float32Array(held.length + piece.length)
    all.set(held)
    all.set(piece, held.length)
    const count = Math.max(0, Math.ceil((all.length - HALF_TAPS - at) / step - ROUNDING))
    const out = new Float32Array(count)
    for (let index = 0; index < count; index += 1) {
      const place = at + index * step
      const first = Math.floor(place) - HALF_TAPS + 1
      let sum = 0
      for (let tap = 0; tap < 2 * HALF_TAPS; tap += 1)
        sum += all[first + tap]! * tableAt(place - first - tap)
      out[index] = sum
    }
    at += count * step
    const drop = Math.max(0, Math.floor(at) - HALF_TAPS)
    held = all.slice(drop)
    at -= drop
    return out
  }
}
