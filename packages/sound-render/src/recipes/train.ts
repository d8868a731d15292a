import { decibels, seconds } from '@dhvani/units'
import { applyStereoGain, curveFrom, mapCurve } from '../dsp/curve.ts'
import { bell, filterCyclic, highPass, lowPass } from '../dsp/filters.ts'
import { reverberate } from '../dsp/reverb.ts'
import { addStereo, fromDecibels, scaleStereoToLevel, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'
import { doors, rumble, squeal, wheelRoar } from './train-coach.ts'
import { creaks, distantHorns } from './train-voices.ts'
import { JOINT_SECONDS, planJoints, wheels } from './train-wheels.ts'

/** Exactly 80 rails of 13 m at 16.25 m/s. */
const DURATION = seconds(64)

/** For eight seconds the train runs over a girder bridge: wheels and joints ring in the steel. */
const bridge = (context: RenderContext, coach: Stereo): { ring: Stereo; lift: Float32Array } => {
  const { length, sampleRate } = context
  const middle = context.random('bridge')()
  const lift = curveFrom(length, (phase) => {
    const distance = Math.abs(((phase - middle + 1.5) % 1) - 0.5) * DURATION
    return 1 / (1 + Math.exp((distance - 4) / 0.35))
  })
  const ring = scaleStereoToLevel(diffuseNoise(context, 'girders', 0.5, []), 1)
  addStereo(ring, coach, 1.6)
  for (const channel of [ring.left, ring.right])
    filterCyclic(channel, [
      // Girders are many and of many lengths: broad hills, where three narrow ones sang like a comb.
      bell(310, sampleRate, 1.6, 4),
      bell(560, sampleRate, 2, 6),
      bell(920, sampleRate, 2, 5),
      bell(1480, sampleRate, 1.8, 4),
      highPass(220, sampleRate),
      lowPass(2600, sampleRate),
    ])
  applyStereoGain(ring, lift)
  return { ring: scaleStereoToLevel(ring, 1), lift }
}

/** A night train, heard from the berth. */
export const train: Recipe = {
  file: 'train',
  version: '3',
  defaultSeed: 4,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  // Both axles of the listener's bogie have rung out by then.
  pulse: { every: JOINT_SECONDS, rest: seconds(0.5), restLevel: decibels(-1.1) },
  render: (options) => {
    const context = createRenderContext('train', DURATION, options)
    const { sampleRate } = context
    const struck = wheels(context, planJoints(context))
    const coach = scaleStereoToLevel(
      reverberate(
        struck,
        { t60: seconds(0.4), damping: 2600, size: 0.28, preDelay: seconds(0.004) },
        sampleRate,
      ),
      1,
    )
    const { ring, lift } = bridge(context, coach)
    const ride = scaleStereoToLevel(struck, 0.95)
    addStereo(ride, coach, 0.26)
    addStereo(ride, wheelRoar(context), 1)
    addStereo(ride, rumble(context), 0.75)
    addStereo(ride, squeal(context), 0.06)
    applyStereoGain(
      ride,
      mapCurve(lift, (value) => fromDecibels(1.8 * value)),
    )
    addStereo(ride, ring, 0.16)
    addStereo(ride, creaks(context), 0.03)
    addStereo(ride, doors(context), 0.06)
    addStereo(ride, distantHorns(context), 0.06)
    for (const channel of [ride.left, ride.right]) filterCyclic(channel, [highPass(22, sampleRate)])
    return ride
  },
}
