import { decibels, samples, seconds, type Hertz } from '@dhvani/units'
import { applyStereoGain, curveFrom } from '../dsp/curve.ts'
import { uniformBetween } from '../dsp/chance.ts'
import { placeStereoEvent } from '../dsp/events.ts'
import { filterCyclic, highPass, onePoleLowPass } from '../dsp/filters.ts'
import { echoes, reverberate } from '../dsp/reverb.ts'
import { addStereo, fromDecibels, rootMeanSquare, silence, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { rainBed } from './rain-bed.ts'
import { renderThunder, type Strike } from './thunder.ts'

const DURATION = seconds(96)

/** A flash: its phase of the loop, and its level over the rain in dB. */
type Flash = { at: number; strike: Strike; level: number }

/** Four moments a quarter of the loop apart, shifted by chance; the third is a distant pair. */
const planStrikes = (context: RenderContext): Flash[] => {
  const random = context.random('strikes')
  const start = random()
  const slots = [
    { distance: uniformBetween(800, 1300, random), level: 10.5 },
    { distance: uniformBetween(2600, 3800, random), level: 9 },
    { distance: uniformBetween(3200, 4200, random), level: 8.4 },
    { distance: uniformBetween(1200, 1900, random), level: 10 },
  ]
  const events = slots.map(({ distance, level }, index): Flash => ({
    at: (start + index / slots.length + uniformBetween(-0.03, 0.03, random)) % 1,
    strike: {
      distance,
      pan: uniformBetween(-0.8, 0.8, random),
      duration: uniformBetween(10, 14, random),
    },
    level: level + uniformBetween(-0.5, 0.5, random),
  }))
  const first = events[2]!
  return [
    ...events,
    {
      at: (first.at + uniformBetween(2.6, 4.2, random) / DURATION) % 1,
      strike: { distance: 4200, pan: -first.strike.pan, duration: 11 },
      level: first.level - 3,
    },
  ]
}

/** Highest root mean square of 200 ms below 300 Hz: the level of a flash refers to it. */
const strength = ({ left, right }: Stereo, sampleRate: Hertz): number => {
  const block = Math.round(0.2 * sampleRate)
  const low = [left, right].map((channel) => {
    const copy = channel.slice()
    let [state, second] = [0, 0]
    const share = 1 - Math.exp((-2 * Math.PI * 300) / sampleRate)
    for (let at = 0; at < copy.length; at += 1) {
      state += share * (copy[at]! - state)
      second += share * (state - second)
      copy[at] = second
    }
    return copy
  })
  let highest = 0
  for (let at = 0; at + block <= left.length; at += block)
    highest = Math.max(
      highest,
      rootMeanSquare(low[0]!.subarray(at, at + block)),
      rootMeanSquare(low[1]!.subarray(at, at + block)),
    )
  return highest
}

/** Rain with thunder rolling over the hills. */
export const rainThunder: Recipe = {
  file: 'rain-thunder',
  version: '3',
  defaultSeed: 8,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('rain-thunder', DURATION, options)
    const { length, sampleRate } = context
    const rain = rainBed(context)
    const rainLevel = rootMeanSquare(rain.left)
    const strikes = planStrikes(context)
    const sky = silence(length)
    strikes.forEach(({ at, strike, level }, index) => {
      const thunder = renderThunder(strike, sampleRate, context.random('thunder', index))
      const factor = (rainLevel * fromDecibels(level)) / strength(thunder, sampleRate)
      placeStereoEvent(sky, thunder, samples(at * length), factor)
    })
    const hills = echoes(
      sky,
      [
        { delay: seconds(0.31), gain: 0.16, pan: -0.6 },
        { delay: seconds(0.58), gain: 0.13, pan: 0.7 },
        { delay: seconds(1.07), gain: 0.1, pan: -0.3 },
        { delay: seconds(1.69), gain: 0.07, pan: 0.4 },
      ],
      sampleRate,
    )
    addStereo(sky, hills)
    const valley = reverberate(
      sky,
      { t60: seconds(3.6), damping: 700, size: 2.2, preDelay: seconds(0.09) },
      sampleRate,
    )
    addStereo(sky, valley, 0.3)
    for (const channel of [sky.left, sky.right])
      filterCyclic(channel, [highPass(34, sampleRate), onePoleLowPass(6500, sampleRate)])
    // The shower thickens for a while after each stroke.
    const swell = curveFrom(length, (phase) =>
      fromDecibels(
        strikes.reduce((sum, { at }) => {
          const time = ((((phase - at) % 1) + 1) % 1) * DURATION
          return sum + (time > 9 ? 0 : 1.2 * Math.sin((Math.PI * time) / 9) ** 2)
        }, 0),
      ),
    )
    applyStereoGain(rain, swell)
    addStereo(rain, sky)
    return rain
  },
}
