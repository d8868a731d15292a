import { createReusedBlock, createTail, type Block } from './stereo-block.ts'

/** How long before a peak the gain begins to fall. A fall of 3 dB in 5 ms is no click. */
const LOOK_AHEAD_SECONDS = 0.005
/** Time constant of the rise after a peak. */
const RELEASE_SECONDS = 0.2

const OVERSAMPLING = 4
/** Samples on each side that a point between two samples is computed from. */
const HALF_TAPS = 12

/** Windowed sinc for the three points between two samples (BS.1770-4, annex 2). */
const PHASES = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * HALF_TAPS }, (_unused, tap) => {
    const distance = tap - HALF_TAPS + 1 - (phase + 1) / OVERSAMPLING
    const x = Math.PI * distance
    return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / HALF_TAPS))
  }),
)

/** A wave between two samples of less than this share of the ceiling does not reach it, but for the highest octave of a tone. */
const CANDIDATE = 0.5

/** Least of the last so many values, each in turn. */
const createLeast = (span: number) => {
  // Of those that may become the least: each is greater than the one before it. They go round in their arrays.
  const values = new Float64Array(span)
  const places = new Float64Array(span)
  let [first, held, count] = [0, 0, 0]
  return (value: number): number => {
    if (held > 0 && places[first]! <= count - span) {
      first = (first + 1) % span
      held -= 1
    }
    while (held > 0 && values[(first + held - 1) % span]! >= value) held -= 1
    const last = (first + held) % span
    values[last] = value
    places[last] = count
    held += 1
    count += 1
    return values[first]!
  }
}

/** Mean of the last so many values, which were 1 before the first. */
const createMean = (span: number) => {
  const values = new Float64Array(span).fill(1)
  // V8 makes an object of each number that a function keeps beside itself, and none of those in an array.
  const sum = Float64Array.of(span)
  let place = 0
  return (value: number): number => {
    sum[0]! += value - values[place]!
    values[place] = value
    place = (place + 1) % span
    // A sum that runs for hours would drift: it is taken anew each time round.
    if (place === 0) {
      sum[0] = 0
      for (let index = 0; index < span; index += 1) sum[0] += values[index]!
    }
    return sum[0]! / span
  }
}

const pointBeside = (samples: Float32Array, at: number, taps: Float64Array): number => {
  let sum = 0
  for (let tap = 0; tap < 2 * HALF_TAPS; tap += 1)
    sum += taps[tap]! * (samples[at - HALF_TAPS + 1 + tap] ?? 0)
  return Math.abs(sum)
}

/** Highest point of a wave from one sample to the next. */
const peakAt = (samples: Float32Array, at: number, candidate: number): number => {
  const here = Math.abs(samples[at]!)
  const next = Math.abs(samples[at + 1] ?? 0)
  let peak = here
  if (here < candidate && next < candidate) return peak
  for (const taps of PHASES) peak = Math.max(peak, pointBeside(samples, at, taps))
  return peak
}

/**
 * Holds true peaks below a ceiling. It looks ahead, so the gain has fallen when a peak comes, and rises slowly after it; both ears
 * have the same gain.
 *
 * @param ceiling linear
 * @returns `pass` gives as many samples as it gets, `delay` samples later, in the memory of those before
 */
export const createLimiter = (ceiling: number, sampleRate: number) => {
  const span = Math.round(LOOK_AHEAD_SECONDS * sampleRate)
  const rise = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate))
  const least = createLeast(span)
  const mean = createMean(span)
  /** What is heard next, and what a point between samples depends on. */
  const delay = span - 1 + HALF_TAPS
  const history = delay + HALF_TAPS
  const [extendLeft, extendRight] = [createTail(history), createTail(history)]
  const reuse = createReusedBlock()
  /** Of the last sample, and the lowest so far. */
  const gains = { held: 1, lowest: 1 }

  return {
    delay,
    pass(block: Block): Block {
      const { length } = block.left
      const [left, right] = [extendLeft(block.left), extendRight(block.right)]
      const heard = reuse(length)
      let { held, lowest } = gains
      for (let index = 0; index < length; index += 1) {
        // The newest sample of which all points are known.
        const at = history + index - HALF_TAPS
        const candidate = ceiling * CANDIDATE
        const peak = Math.max(peakAt(left, at, candidate), peakAt(right, at, candidate))
        const wanted = least(peak > ceiling ? ceiling / peak : 1)
        held = Math.min(wanted, held + (1 - held) * rise)
        const gain = mean(held)
        lowest = Math.min(lowest, gain)
        const out = history + index - delay
        heard.left[index] = gain * left[out]!
        heard.right[index] = gain * right[out]!
      }
      Object.assign(gains, { held, lowest })
      return heard
    },
    /** The lowest gain so far, in decibels: 0 where nothing was held down. */
    lowest: (): number => 20 * Math.log10(gains.lowest),
  }
}
