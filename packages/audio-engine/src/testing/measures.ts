/** Measures of rendered audio. Positions and lengths in samples, levels in dB. */

export const rms = (samples: Float32Array, from = 0, to: number = samples.length): number => {
  const part = samples.subarray(Math.round(from), Math.round(to))
  let energy = 0
  for (const sample of part) energy += sample * sample
  return Math.sqrt(energy / part.length)
}

export const level = (samples: Float32Array, from = 0, to: number = samples.length): number =>
  20 * Math.log10(rms(samples, from, to))

export const peak = (samples: Float32Array): number => {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  return most
}

/** Largest second difference: high at a click, low in smooth audio. */
export const roughness = (samples: Float32Array, from = 0, to: number = samples.length): number => {
  let most = 0
  for (let index = Math.max(2, Math.round(from)); index < to; index += 1) {
    const bend = (samples[index] ?? 0) - 2 * (samples[index - 1] ?? 0) + (samples[index - 2] ?? 0)
    most = Math.max(most, Math.abs(bend))
  }
  return most
}

const bends = (samples: Float32Array) =>
  Float32Array.from(samples, (sample, index) =>
    index < 2 ? 0 : Math.abs(sample - 2 * (samples[index - 1] ?? 0) + (samples[index - 2] ?? 0)),
  )

const quantile = (values: Float32Array, share: number) =>
  Float32Array.from(values).sort()[Math.floor(values.length * share)] ?? 0

/** Energies of 5 ms windows every millisecond. */
const shortLevels = (samples: Float32Array, sampleRate: number) => {
  const hop = Math.round(sampleRate / 1000)
  const count = Math.floor(samples.length / hop) - 5
  return Float32Array.from({ length: count }, (_, index) =>
    level(samples, index * hop, (index + 5) * hop),
  )
}

export type SeamReport = {
  /** Quietest 5 ms near a seam against the quietest 5 ms elsewhere: below -1 is a hole. */
  readonly hole: number
  /** Largest bend near a seam against the 99.9th percentile elsewhere: above 2 is a click. */
  readonly click: number
}

/** Hole and click (docs/contract/audio.md §3) of a rendering with seams at the given samples. */
export const measureSeams = (
  samples: Float32Array,
  { seams, sampleRate }: { seams: readonly number[]; sampleRate: number },
): SeamReport => {
  const levels = shortLevels(samples, sampleRate)
  const isNearSeam = (at: number, reach: number) =>
    seams.some((seam) => Math.abs(at - seam) <= reach)
  const near = levels.filter((_, ms) => isNearSeam((ms * sampleRate) / 1000, 0.06 * sampleRate))
  const far = levels.filter((_, ms) => !isNearSeam((ms * sampleRate) / 1000, 0.06 * sampleRate))
  const all = bends(samples)
  const farBends = all.filter((_, index) => !isNearSeam(index, 4000))
  const nearBends = all.filter((_, index) => isNearSeam(index, 4000))
  return {
    hole: Math.min(...near) - Math.min(...far),
    click: Math.max(...nearBends) / quantile(farBends, 0.999),
  }
}

/** How many times as rough the roughest second is as the smoothest: a click makes it above 2. */
export const unevenRoughness = (samples: Float32Array, sampleRate: number): number => {
  const seconds = Array.from({ length: Math.floor(samples.length / sampleRate) }, (_, index) =>
    roughness(samples, index * sampleRate, (index + 1) * sampleRate),
  )
  return Math.max(...seconds) / Math.min(...seconds)
}

/** Levels of blocks of so many seconds, one after another. */
export const blockLevels = (
  samples: Float32Array,
  { block, sampleRate }: { block: number; sampleRate: number },
): number[] => {
  const length = block * sampleRate
  return Array.from({ length: Math.floor(samples.length / length) }, (_, index) =>
    level(samples, index * length, (index + 1) * length),
  )
}

export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Seconds from the first to the last sample above -100 dBFS. */
export const audibleLength = (samples: Float32Array, sampleRate: number): number => {
  const isAudible = (sample: number) => Math.abs(sample) > 1e-5
  return (samples.findLastIndex(isAudible) - samples.findIndex(isAudible)) / sampleRate
}
