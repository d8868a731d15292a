import { samples, seconds } from '@dhvani/units'
import { applyGain, applyStereoGain, mapCurve, readCurve } from '../dsp/curve.ts'
import { logBetween, standardNormal, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import {
  bell,
  filterStereo,
  filterOnce,
  highPass,
  lowPass,
  onePoleLowPass,
} from '../dsp/filters.ts'
import { movingFilter } from '../dsp/moving-filter.ts'
import { brownNoise, whiteNoise } from '../dsp/noise.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import {
  addLayer,
  fromDecibels,
  panned,
  scaleStereoToLevel,
  shareBetween,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import { diffuseNoise, type RenderContext } from './render-context.ts'
import { perMetres, type Ride } from './train-ride.ts'
import { nowAndThen } from './uneven-moments.ts'

/** The coach's floor in motion, below 150 Hz: it follows the ride, not the rail's roughness. */
export const rumble = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => brownNoise(length, sampleRate, context.random('rumble', name), 60)
  const floor = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.75)
  const random = context.random('floor')
  const sections = [
    highPass(38, sampleRate),
    bell(uniformBetween(76, 98, random), sampleRate, uniformBetween(4, 9, random), 9),
    bell(uniformBetween(50, 62, random), sampleRate, 3, 4),
    lowPass(170, sampleRate),
  ]
  const sway = context.wander('sway', { lowest: 0.45, highest: 1.1, slope: 0 })
  const ride = context.wander('ride', { lowest: 0.03, highest: 0.4, slope: 0.4 })
  const gain = mapCurve(sway, (value, phase) =>
    fromDecibels(1.2 * value + 1.7 * Math.max(-1.6, Math.min(1.6, readCurve(ride, phase)))),
  )
  applyStereoGain(filterStereo(floor, sections), gain)
  return scaleStereoToLevel(floor, 1)
}

/** Circumferences of tyres: new, and turned down to the last. */
const TYRES = { least: 2.6, most: 2.87 }
/** Metres from sleeper to sleeper. */
const SLEEPERS = 0.65

/**
 * Wheels rolling on steel: the roar at 150 to 500 Hz, the grind above it, and the hiss of the contact. All three follow
 * the roughness of the rail, tyres that are not quite round, sleepers, and the speed.
 */
export const wheelRoar = (context: RenderContext, ride: Ride): Stereo => {
  const { sampleRate } = context
  const roar = diffuseNoise(context, 'roar', 0.74, [
    highPass(150, sampleRate, 0.8),
    lowPass(430, sampleRate, 0.7),
  ])
  const grind = diffuseNoise(context, 'grind', 0.8, [
    highPass(450, sampleRate),
    lowPass(1150, sampleRate, 0.6),
  ])
  const hiss = diffuseNoise(context, 'contact', 0.6, [
    highPass(1700, sampleRate),
    onePoleLowPass(3000, sampleRate),
    lowPass(9000, sampleRate),
  ])
  const stretch = context.wander('stretch', { lowest: 0.09, highest: 0.6, slope: 0.2 })
  const common = context.wander('rough', { lowest: 0.3, highest: 7, slope: 0.4 })
  const tyre = (name: string) =>
    perMetres(context, ride, uniformBetween(TYRES.least, TYRES.most, context.random(name)), name)
  const [one, other] = [tyre('one tyre'), tyre('another tyre')]
  const sleepers = perMetres(context, ride, SLEEPERS, 'sleepers')
  const gain = (name: string, depth: number) => {
    const own = context.wander(['rough', name], { lowest: 0.3, highest: 7, slope: 0.4 })
    return mapCurve(stretch, (value, phase) =>
      fromDecibels(
        1.7 * Math.max(-1.7, Math.min(1.7, value)) +
          // Rolling noise grows with the third power of the speed.
          30 * Math.log10(readCurve(ride.speed, phase)) +
          depth * (0.8 * readCurve(common, phase) + 0.6 * readCurve(own, phase)) +
          0.9 * readCurve(one, phase) +
          0.6 * readCurve(other, phase) +
          0.6 * readCurve(sleepers, phase),
      ),
    )
  }
  applyStereoGain(roar, gain('roar', 2.1))
  applyStereoGain(grind, gain('grind', 1.8))
  applyStereoGain(hiss, gain('hiss', 1.8))
  scaleStereoToLevel(roar, 1)
  addLayer(roar, scaleStereoToLevel(grind, 0.42))
  addLayer(roar, scaleStereoToLevel(hiss, 0.19))
  return roar
}

/** A flange that sings against the rail in bends, at 900 to 1400 Hz, and falls silent again. */
export const squeal = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('squeal')
  const noise = whiteNoise(length, random)
  const home = logBetween(950, 1350, random)
  const drift = context.wander('squeal drift', { lowest: 0.1, highest: 2, slope: 0.6 })
  movingFilter(
    noise,
    'band-pass',
    mapCurve(drift, (value) => home * (1 + 0.012 * value)),
    sampleRate,
    65,
  )
  const bend = context.wander('bend', { lowest: 0.05, highest: 0.35, slope: 0.2 })
  applyGain(
    noise,
    mapCurve(bend, (value) => Math.max(0, Math.min(1.6, value - 0.7)) ** 1.5),
  )
  return scaleStereoToLevel(panned(noise, uniformBetween(-0.5, 0.5, random)), 1)
}

/** A door that knocks in its frame and a latch that rattles after it, now and then. */
export const doors = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const heard = silence(length)
  const count = context.share(9)
  const moments = nowAndThen(context, 'door', count, 1)
  for (let index = 0; index < count; index += 1) {
    const random = context.random('door', index)
    const knock = new Float32Array(Math.round(1.1 * sampleRate))
    const latch = Array.from({ length: 4 }, () => logBetween(1300, 4600, random))
    const panel = Array.from({ length: 3 }, () => logBetween(140, 480, random))
    const strikes = index % 3 === 0 ? 2 : 3 + Math.floor(4 * random())
    let time = 0.002
    for (let strike = 0; strike < strikes; strike += 1) {
      const level = uniformBetween(0.35, 1, random) * 0.86 ** strike
      for (const [frequencies, t60, share] of [
        [panel, 0.14, index % 3 === 0 ? 1 : 0.3],
        [latch, 0.07, 0.4],
      ] as const)
        for (const frequency of frequencies)
          addDecayingSine(
            knock,
            {
              start: samples(time * sampleRate),
              frequency: frequency * uniformBetween(0.99, 1.01, random),
              t60: seconds(t60 * uniformBetween(0.7, 1.3, random)),
              amplitude: level * share * uniformBetween(0.4, 1, random),
            },
            sampleRate,
          )
      time += uniformBetween(0.045, 0.16, random)
    }
    filterOnce(knock, [onePoleLowPass(5200, sampleRate)])
    placeStereo(heard, knock, {
      at: moments[index]!,
      factor: fromDecibels(3 * standardNormal(random)),
      pan: uniformBetween(-0.8, 0.8, random),
      delay: samples(20),
    })
  }
  return scaleStereoToLevel(heard, 1)
}
