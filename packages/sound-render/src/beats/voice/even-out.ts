import type { Hertz } from '@dhvani/units'

/** Seconds over which loudness is compared. */
const WINDOW_SECONDS = 0.06

/** Share of the difference (in decibels) that a singer makes up for. */
const CARE = 0.65

/** No correction beyond this factor either way. */
const LIMIT = 3

/** Below this share of full voice there is nothing to even out: consonants stay as they are. */
const VOICED = 0.25

/**
 * Evens out a voice in place: where a harmonic meets a resonance the tract rings far louder, and a
 * trained singer holds back.
 *
 * @param wanted loudness that the line asks for at a sample, 1 for full voice
 */
export const evenOut = (
  voice: Float32Array,
  wanted: (index: number) => number,
  sampleRate: Hertz,
): void => {
  const block = Math.round(0.005 * sampleRate)
  const count = Math.ceil(voice.length / block)
  const reach = Math.round(WINDOW_SECONDS / 0.005 / 2)
  const powers = new Float64Array(count)
  const levels = new Float64Array(count)
  for (let index = 0; index < voice.length; index += 1)
    powers[Math.floor(index / block)]! += voice[index]! ** 2 / block
  for (let point = 0; point < count; point += 1)
    levels[point] = wanted(Math.min(voice.length - 1, point * block))
  const mean = (series: Float64Array, point: number) => {
    let sum = 0
    for (let tap = -reach; tap <= reach; tap += 1)
      sum += series[Math.max(0, Math.min(count - 1, point + tap))]!
    return sum / (2 * reach + 1)
  }
  const ratios = Float64Array.from({ length: count }, (_, point) => {
    const level = mean(levels, point)
    return level < VOICED ? Number.NaN : Math.sqrt(mean(powers, point)) / level
  })
  const voiced = ratios.filter((ratio) => !Number.isNaN(ratio)).toSorted()
  const usual = voiced[voiced.length >> 1] ?? 1
  const gains = new Float64Array(count)
  let held = 1
  for (let point = 0; point < count; point += 1) {
    const ratio = ratios[point]!
    const target = Number.isNaN(ratio)
      ? held
      : Math.max(1 / LIMIT, Math.min(LIMIT, (usual / ratio) ** CARE))
    held += 0.3 * (target - held)
    gains[point] = held
  }
  for (let index = 0; index < voice.length; index += 1) {
    const position = index / block
    const point = Math.floor(position)
    const from = gains[point]!
    const to = gains[Math.min(count - 1, point + 1)]!
    voice[index]! *= from + (position - point) * (to - from)
  }
}
