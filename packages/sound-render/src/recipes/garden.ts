import { seconds, type Hertz } from '@dhvani/units'
import { applyStereoGain, mapCurve } from '../dsp/curve.ts'
import { filterStereo, highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { echoes, reverberateInto, type Echo } from '../dsp/reverb.ts'
import { addLayer, fromDecibels, scaleStereoToLevel, type Stereo } from '../dsp/stereo.ts'
import { diffuseNoise, type RenderContext } from './render-context.ts'

/** Trunks, walls and the edge of the wood: sparse echoes between 60 and 400 ms. */
const EDGES: readonly Echo[] = [
  { delay: seconds(0.067), gain: 0.2, pan: -0.7 },
  { delay: seconds(0.104), gain: 0.17, pan: 0.8 },
  { delay: seconds(0.161), gain: 0.13, pan: -0.2 },
  { delay: seconds(0.232), gain: 0.1, pan: 0.5 },
  { delay: seconds(0.318), gain: 0.075, pan: -0.9 },
  { delay: seconds(0.397), gain: 0.05, pan: 0.3 },
]

/**
 * The open air around voices: echoes of the trees and the long, dull tail of a garden, added in place.
 *
 * @param wet linear level of all that comes back
 */
export const outdoors = (dry: Stereo, wet: number, sampleRate: Hertz): Stereo => {
  const back = echoes(dry, EDGES, sampleRate)
  reverberateInto(back, dry, {
    room: { t60: seconds(1.1), damping: 3800, size: 1.6, preDelay: seconds(0.045) },
    factor: 0.55,
    sampleRate,
  })
  filterStereo(back, [onePoleLowPass(4800, sampleRate), highPass(350, sampleRate)])
  addLayer(dry, back, wet)
  return dry
}

/** How far wind in the open comes and goes: a standard deviation in dB, of seconds (recorded wind: 2.6 to 4.0). */
export const OPEN_WIND_DEVIATION = 3.3

/**
 * Leaves that barely move: what a garden has instead of silence. Unit power.
 *
 * @param low high-pass in hertz: below it the leaves are not heard
 * @param unrest how far they come and go: standard deviation in dB
 */
export const stillAir = (context: RenderContext, low: number, unrest = 1.8): Stereo => {
  const { sampleRate } = context
  const leaves = diffuseNoise(context, 'still leaves', 0.35, [
    highPass(low, sampleRate),
    lowPass(5200, sampleRate, 0.5),
    onePoleLowPass(3200, sampleRate),
  ])
  const drift = context.wander('still drift', { lowest: 0.03, highest: 1.2, slope: 0.7 })
  const gain = mapCurve(drift, (value) => fromDecibels(unrest * Math.max(-2, Math.min(2, value))))
  applyStereoGain(leaves, gain)
  return scaleStereoToLevel(leaves, 1)
}

/**
 * A garden so early that only the far hum of the town is there, most of it below 150 Hz, and a trace
 * of leaves. Unit power.
 */
export const farMorning = (context: RenderContext): Stereo => {
  const { sampleRate } = context
  const hum = diffuseNoise(context, 'far hum', 0.7, [
    highPass(45, sampleRate),
    onePoleLowPass(70, sampleRate),
    lowPass(160, sampleRate, 0.6),
  ])
  const drift = context.wander('hum drift', { lowest: 0.03, highest: 0.5, slope: 0.6 })
  applyStereoGain(
    hum,
    mapCurve(drift, (value) => fromDecibels(1.5 * Math.max(-2, Math.min(2, value)))),
  )
  scaleStereoToLevel(hum, 1)
  addLayer(hum, stillAir(context, 300), fromDecibels(-12))
  return scaleStereoToLevel(hum, 1)
}
