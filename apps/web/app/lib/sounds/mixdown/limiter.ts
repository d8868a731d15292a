import type { Block } from './stereo-block.ts'

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
  const values: number[] = []
  const places: number[] = []
  let [first, count] = [0, 0]
  return (value: number): number => {
    while (values.length > first && values.at(-1)! >= value) {
      values.pop()
      places.pop()
    }
    values.push(value)
    places.push(count)
    if (places[first]! <= count - span) first += 1
    count += 1
    if (first > 4096) {
      values.splice(0, first)
      places.splice(0, first)
      first = 0
    }
    return values[first]!
  }
}

/** Mean of the last so many values, which were 1 before the first. */
const createMean = (span: number) => {
  const values = new Float64Array(span).fill(1)
  let [place, sum] = [0, span]
  return (value: number): number => {
    sum += value - values[place]!
    values[place] = value
    place = (place + 1) % span
    // A sum that runs for hours would drift: it is taken anew each time round.
    if (place === 0) sum = values.reduce((all, one) => all + one, 0)
    return sum / span
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
  const [here, next] = [Math.abs(samples[at]!), Math.abs(samples[at + 1] ?? 0)]
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
 * @returns `pass` gives as many samples as it gets, `delay` samples later
 */
export const createLimiter = (ceiling: number, sampleRate: number) => {
  const span = Math.round(LOOK_AHEAD_SECONDS * sampleRate)
  const rise = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate))
  const least = createLeast(span)
  const mean = createMean(span)
  /** What is heard next, and what a point between samples depends on. */
  const delay = span - 1 + HALF_TAPS
  const history = delay + HALF_TAPS
  let [left, right] = [new Float32Array(history), new Float32Array(history)]
  let held = 1
  let lowest = 1

  const extend = (before: Float32Array, next: Float32Array) => {
    const all = new Float32Array(history + next.length)
    all.set(before.subarray(before.length - history))
    all.set(next, history)
    return all
  }

  return {
    delay,
    pass(block: Block): Block {
      const { length } = block.left
      left = extend(left, block.left)
      right = extend(right, block.right)
      const heard = { left: new Float32Array(length), right: new Float32Array(length) }
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
      return heard
    },
    /** The lowest gain so far, in decibels: 0 where nothing was held down. */
    lowest: (): number => 20 * Math.log10(lowest),
  }
}
