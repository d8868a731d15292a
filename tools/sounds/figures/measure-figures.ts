import { decayTime, partialLevels, toMono, trackPeak } from '@dhvani/audio-measures'
import { BEAT_KITS } from '@dhvani/sound-render'
import { hertz } from '@dhvani/units'

const RATE = hertz(44_100)

/** Middle Sa of every loop, in hertz. */
const SA = 277.18

/** Seconds from one level of the drone's partials to the next. */
const BLOOM_STEP = 0.2

const BLOOM_PARTIALS = 12
const BLOOM_FRAMES = 17

const sampleOf = (kitId: string, name: string): Float32Array => {
  const sample = BEAT_KITS.find(({ kit }) => kit === kitId)?.renderSamples(RATE)[name]
  if (!sample) throw new Error(`The kit ${kitId} has no sample ${name}.`)
  return toMono([sample.left, sample.right])
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

export type MeasuredPartial = {
  /** Frequency as a multiple of Sa. */
  readonly ratio: number
  /** Decibels below the strongest partial. */
  readonly level: number
  /** Seconds in which it falls by 60 dB. */
  readonly t60: number
}

/**
 * The seven partials of the firmest take of na, the ringing stroke at the rim, as the tabla kit holds
 * it: each is the highest peak within 6 % of where the recipe puts it.
 */
export const measureStroke = (): MeasuredPartial[] => {
  const stroke = sampleOf('tabla', 'na-5')
  const measured = [9 / 8, 2, 3, 4, 5, 6, 20 / 3].map((near) => {
    const [peak] = trackPeak(stroke, {
      sampleRate: RATE,
      from: SA * near * 0.94,
      to: SA * near * 1.06,
      size: 16_384,
      hop: stroke.length,
    })
    if (!peak) throw new Error(`The stroke has no partial near ${near} times Sa.`)
    const levels = partialLevels(stroke, {
      sampleRate: RATE,
      frequency: peak.frequency,
      window: 0.06,
    })
    return {
      ratio: rounded(peak.frequency / SA, 2),
      level: Math.max(...levels),
      t60: rounded(decayTime(levels, 0.01), 2),
    }
  })
  const strongest = Math.max(...measured.map(({ level }) => level))
  return measured.map((partial) => ({ ...partial, level: rounded(partial.level - strongest, 1) }))
}

/**
 * How the partials of one middle Sa of the tanpura grow and fade.
 *
 * @returns for each partial, decibels below the loudest moment of any, every 0.2 s from the pluck on
 */
export const measureBloom = (): number[][] => {
  const pluck = sampleOf('tanpura', 'sa-1')
  const [fundamental] = trackPeak(pluck, {
    sampleRate: RATE,
    from: SA * 0.98,
    to: SA * 1.02,
    size: 32_768,
    hop: pluck.length,
  })
  if (!fundamental) throw new Error('The pluck has no fundamental near Sa.')
  const partials = Array.from({ length: BLOOM_PARTIALS }, (_, index) =>
    partialLevels(pluck, {
      sampleRate: RATE,
      frequency: fundamental.frequency * (index + 1),
      window: 0.08,
      hop: BLOOM_STEP,
    }).slice(0, BLOOM_FRAMES),
  )
  const loudest = Math.max(...partials.map((levels) => Math.max(...levels)))
  return partials.map((levels) => Array.from(levels, (level) => Math.round(level - loudest)))
}
