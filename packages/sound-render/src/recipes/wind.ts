import {
  applyGain,
  applyStereoGain,
  delayCurve,
  keepApart,
  mapCurve,
  readCurve,
  type Curve,
} from '../dsp/curve.ts'
import { filterStereo, highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { pinkNoise, whiteNoise } from '../dsp/noise.ts'
import { fromDecibels, scaleStereoToLevel, shareBetween, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/**
 * Turbulence falls with frequency to the power -5/3 in power (Kolmogorov), hence -5/6 in amplitude.
 */
export const TURBULENCE = { lowest: 0.025, highest: 0.55, slope: 5 / 6 }

/** How far a curve of unit variance may go: no gust that startles, no lull that is silent. */
export const bounded = (value: number): number => Math.max(-1.6, Math.min(2, value))

/** Above the trees the gust comes so much sooner, in seconds. */
const SOONER = 0.4

/**
 * The wind itself, low and soft: partly the gusts that the leaves feel, partly its own. Unit power.
 *
 * @param upTo hertz
 */
export const lowWind = (context: RenderContext, gusts: Curve, upTo: number): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => pinkNoise(length, sampleRate, context.random('wind', name))
  const wind = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.5)
  const own = context.wander('low gusts', TURBULENCE)
  const shared = delayCurve(gusts, -SOONER / context.duration)
  filterStereo(wind, [highPass(55, sampleRate), lowPass(upTo, sampleRate, 0.5)])
  for (const side of ['left', 'right'] as const) {
    const buffet = context.wander(['buffet', side], { lowest: 0.5, highest: 3, slope: 0.4 })
    applyGain(
      wind[side],
      mapCurve(shared, (value, phase) =>
        fromDecibels(
          2.2 * bounded(value) +
            1.8 * bounded(readCurve(own, phase)) +
            1.3 * readCurve(buffet, phase),
        ),
      ),
    )
  }
  return scaleStereoToLevel(wind, 1)
}

/** Ears are far nearer to each other than such waves are long, so most of the pressure is common to both. */
const COMMON = 0.8

/**
 * The wind's pressure on the ear, most of it below 63 Hz. Its spectrum falls by some 7 dB an octave (turbulent pressure
 * falls with frequency to the power -7/3: A. S. Monin, A. M. Yaglom, "Statistical Fluid Mechanics", vol. 2, 1975), and
 * it goes with the speed of the wind: partly the gusts that the leaves feel, partly its own. Unit power.
 */
export const windPressure = (context: RenderContext, gusts: Curve): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => whiteNoise(length, context.random('pressure', name))
  const ears = { left: noise('left'), right: noise('right') }
  const pressure = shareBetween(ears, noise('middle'), COMMON)
  // Chance may let two slow curves of a period rise and fall together.
  const own = keepApart(context.wander('own pressure', TURBULENCE), gusts, 0)
  const flutter = context.wander('pressure flutter', { lowest: 0.5, highest: 3, slope: 0.4 })
  const level = mapCurve(gusts, (value, phase) =>
    fromDecibels(
      1.8 * bounded(value) + 2.6 * bounded(readCurve(own, phase)) + 1.5 * readCurve(flutter, phase),
    ),
  )
  // Below 28 Hz loudspeakers only suffer.
  filterStereo(pressure, [
    highPass(28, sampleRate),
    onePoleLowPass(20, sampleRate),
    onePoleLowPass(90, sampleRate),
  ])
  applyStereoGain(pressure, level)
  return scaleStereoToLevel(pressure, 1)
}
