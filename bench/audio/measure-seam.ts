import { FIXTURE } from './fixture.ts'

export type SeamNumbers = {
  /** Longest run of 1 ms blocks more than 20 dB below the median, in milliseconds. */
  readonly hole: number
  /** Largest second difference against its 99.9th percentile: above 2 is a click. */
  readonly click: number
}

export const measureSeam = (samples: readonly number[]): SeamNumbers => {
  const block = Math.round(FIXTURE.sampleRate / 1000)
  const levels = Array.from({ length: Math.floor(samples.length / block) }, (_, index) => {
    const part = samples.slice(index * block, (index + 1) * block)
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / block + 1e-12)
  })
  const median = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 0
  let hole = 0
  let run = 0
  for (const level of levels) {
    run = level < median - 20 ? run + 1 : 0
    hole = Math.max(hole, run)
  }
  const bends = samples
    .slice(2)
    .map((sample, index) =>
      Math.abs(sample - 2 * (samples[index + 1] ?? 0) + (samples[index] ?? 0)),
    )
    .toSorted((a, b) => a - b)
  const usual = bends[Math.floor(bends.length * 0.999)] ?? 1
  return { hole, click: (bends.at(-1) ?? 0) / usual }
}

export type SeamOfLoop = {
  /** Quietest 5 ms within 60 ms of a seam against the quietest elsewhere, in dB: below -1 fails. */
  readonly hole: number
  /** Largest second difference near a seam against the 99.9th percentile elsewhere: above 2 fails. */
  readonly click: number
}

/** Questions one and two of the seam measure in docs/decisions/022-loops-of-uploads.md, at known seams. */
export const measureSeamsAt = (
  samples: Float32Array,
  { seams, from, rate }: { seams: readonly number[]; from: number; rate: number },
): SeamOfLoop => {
  const isNear = (index: number, reach: number) =>
    seams.some((seam) => Math.abs(index - seam) <= reach)
  const hop = Math.round(rate / 1000)
  let near = Infinity
  let far = Infinity
  for (let start = from; start + 5 * hop <= samples.length; start += hop) {
    let energy = 0
    for (let index = start; index < start + 5 * hop; index += 1)
      energy += (samples[index] ?? 0) ** 2
    const level = 10 * Math.log10(energy / (5 * hop) + 1e-12)
    if (isNear(start, 0.06 * rate)) near = Math.min(near, level)
    else far = Math.min(far, level)
  }
  let click = 0
  const elsewhere: number[] = []
  for (let index = from + 2; index < samples.length; index += 1) {
    const bend = Math.abs(
      (samples[index] ?? 0) - 2 * (samples[index - 1] ?? 0) + (samples[index - 2] ?? 0),
    )
    if (isNear(index, 4000)) click = Math.max(click, bend)
    else if (index % 7 === 0) elsewhere.push(bend)
  }
  elsewhere.sort((a, b) => a - b)
  return {
    hole: near - far,
    click: click / (elsewhere[Math.floor(elsewhere.length * 0.999)] ?? 1),
  }
}
