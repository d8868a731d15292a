import { milliseconds, seconds, type Seconds } from '@dhvani/units'
import type { LoopRegion } from '../voices/buffer-voice.ts'
import { equalPower } from '../voices/equal-power.ts'

/** Samples below this amplitude count as silence that an encoder or editor left at an end. */
const SILENCE = 10 ** (-60 / 20)

/** Most silence taken off either end. */
const LONGEST_TRIM = milliseconds(150)

const LONGEST_CROSSFADE = seconds(1.5)
const SHORTEST_CROSSFADE = milliseconds(50)

/** How far on either side of the seam to look for a click, in samples. */
const CLICK_REACH = 2000

/** How far on either side of the seam to look for a hole. */
const SEAM_REACH = milliseconds(60)

/** Deepest hole that is allowed: quietest 5 ms at the seam below the quietest 5 ms around, in dB. */
const DEEPEST_DIP = 3

type Channels = readonly Float32Array[]

const isLoud = (channels: Channels, index: number): boolean =>
  channels.some((samples) => Math.abs(samples[index] ?? 0) > SILENCE)

/** Where the sound begins and ends without silence at its ends, in samples. */
const findBody = (channels: Channels, sampleRate: number): { from: number; to: number } => {
  const length = channels[0]?.length ?? 0
  const most = Math.min(Math.round(LONGEST_TRIM * sampleRate), Math.floor(length / 4))
  let from = 0
  while (from < most && !isLoud(channels, from)) from += 1
  let to = length
  while (to > length - most && !isLoud(channels, to - 1)) to -= 1
  return { from, to }
}

const windowLevel = (samples: Float32Array, from: number, length: number): number => {
  let energy = 0
  for (let index = from; index < from + length; index += 1) energy += (samples[index] ?? 0) ** 2
  return 10 * Math.log10(energy / length + 1e-12)
}

/** Largest second difference across the seam, and the 99.9th percentile of those around it. */
const bendsAround = (samples: Float32Array, from: number, to: number) => {
  const at = (index: number) => {
    const period = to - from
    return samples[from + ((index + period) % period)] ?? 0
  }
  const bend = (index: number) => Math.abs(at(index) - 2 * at(index - 1) + at(index - 2))
  let seam = 0
  const elsewhere: number[] = []
  for (let index = -CLICK_REACH; index < CLICK_REACH; index += 1) {
    if (index >= 0 && index <= 2) seam = Math.max(seam, bend(index))
    else elsewhere.push(bend(index))
  }
  elsewhere.sort((a, b) => a - b)
  return { seam, usual: elsewhere[Math.floor(elsewhere.length * 0.999)] ?? 0 }
}

/**
 * Whether a stretch repeats as it is: no hole, no click and no step in loudness at its seam. The
 * three criteria are those of the tests' seam measure (docs/decisions/022-loops-of-uploads.md),
 * applied at the seam only, which takes milliseconds.
 *
 * @param from  first sample of the repeating stretch
 * @param to    one past its last sample
 */
export const isSeamless = (
  channels: Channels,
  { from, to, sampleRate }: { from: number; to: number; sampleRate: number },
): boolean =>
  channels.every((samples) => {
    const block = Math.round(0.4 * sampleRate)
    const blink = Math.round(0.005 * sampleRate)
    if (to - from < 2 * block) return false
    const step = windowLevel(samples, to - block, block) - windowLevel(samples, from, block)
    const reach = Math.round(SEAM_REACH * sampleRate)
    const quietest = (begin: number, end: number) => {
      let least = Infinity
      for (let at = begin; at + blink <= end; at += blink) {
        least = Math.min(least, windowLevel(samples, at, blink))
      }
      return least
    }
    const near = Math.min(quietest(to - reach, to), quietest(from, from + reach))
    const far = Math.min(quietest(to - block, to - reach), quietest(from + reach, from + block))
    const { seam, usual } = bendsAround(samples, from, to)
    return Math.abs(step) < 1.5 && near >= far - DEEPEST_DIP && seam <= 2 * usual
  })

export type BakedLoop = {
  /** As long as the input; only the last `overlap` samples of the region differ. */
  readonly channels: Float32Array<ArrayBuffer>[]
  readonly loop: LoopRegion
  readonly overlap: Seconds
}

/**
 * Makes any take repeat without a seam: its beginning is mixed under its end, and the loop jumps to
 * where that beginning goes on. The first repetition still starts at the take's own start. A take
 * that is a loop already stays as it is.
 *
 * The crossfade is one of equal power, because the two ends are uncorrelated.
 *
 * @param channels    one array per channel, equal lengths; not changed
 * @param sampleRate  in hertz
 */
export const bakeLoop = (channels: Channels, sampleRate: number): BakedLoop => {
  const length = channels[0]?.length ?? 0
  const copies = channels.map((samples) => Float32Array.from(samples))
  const region = (from: number, to: number): LoopRegion => ({
    start: seconds(from / sampleRate),
    end: seconds(to / sampleRate),
  })
  if (isSeamless(channels, { from: 0, to: length, sampleRate })) {
    return { channels: copies, loop: region(0, length), overlap: seconds(0) }
  }
  const { from, to } = findBody(channels, sampleRate)
  const wanted = Math.max(
    SHORTEST_CROSSFADE * sampleRate,
    Math.min(LONGEST_CROSSFADE * sampleRate, (to - from) * 0.1),
  )
  const overlap = Math.floor(Math.min(wanted, (to - from) / 2))
  for (const samples of copies) {
    for (let index = 0; index < overlap; index += 1) {
      const { enter, leave } = equalPower((index + 0.5) / overlap)
      const tail = samples[to - overlap + index] ?? 0
      samples[to - overlap + index] = tail * leave + (samples[from + index] ?? 0) * enter
    }
  }
  return {
    channels: copies,
    loop: region(from + overlap, to),
    overlap: seconds(overlap / sampleRate),
  }
}
