import type { UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds } from '@dhvani/units'
import {
  applyGain,
  applyStereoGain,
  curveFrom,
  keepApart,
  mapCurve,
  readCurve,
  type Curve,
} from '../dsp/curve.ts'
import { choose, uniformBetween, logBetween, standardNormal } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { movingFilter } from '../dsp/moving-filter.ts'
import { tiltSections } from '../dsp/noise.ts'
import { bubble } from '../dsp/resonance.ts'
import {
  addLayer,
  fromDecibels,
  panGains,
  scaleStereo,
  scaleStereoToLevel,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'
import { SEA_PLACES, type SeaPlace } from './sea-places.ts'
import { clefts, crickets } from './shore-sounds.ts'
import { hearFrom } from './surroundings.ts'
import { crestShape, planWaves, since, type Wave } from './waves.ts'

const DURATION = seconds(64)
const WAVES = 8
const CHARACTERS: UsualCharacters<'sea-waves'> = { height: 50, rhythm: 50 }

/** The far surf follows the near waves by at most this correlation: it is another shore. */
const SURF_FOLLOWS = 0.05

/** Water that laps within the hiss, twice a second to once in two: partly common to all bands. */
const lapping = (context: RenderContext, name: string, gains: Curve): Curve => {
  const pace = { lowest: 0.5, highest: 2.2, slope: 0.2 }
  const common = context.wander('lapping', pace)
  const own = context.wander(['lapping', name], pace)
  return mapCurve(
    gains,
    (value, phase) =>
      value * fromDecibels(0.6 * readCurve(common, phase) + 0.6 * readCurve(own, phase)),
  )
}

const sumOf = (
  waves: readonly Wave[],
  length: number,
  shape: (time: number, wave: Wave) => number,
) =>
  curveFrom(samples(length), (phase) =>
    waves.reduce((sum, wave) => sum + wave.height * shape(since(phase, wave), wave), 0),
  )

/** The gain of one ear for every wave, as it sweeps along the beach while it breaks. */
const sweepCurves = (
  waves: readonly Wave[],
  length: number,
  shape: (time: number, wave: Wave) => number,
): { left: Curve; right: Curve } => {
  const ear = (side: 'left' | 'right') =>
    curveFrom(samples(length), (phase) =>
      waves.reduce((sum, wave) => {
        const time = since(phase, wave)
        const share = Math.max(0, Math.min(1, time + 0.6))
        const smooth = share * share * (3 - 2 * share)
        const pan = wave.from + (wave.to - wave.from) * smooth
        return sum + wave.height * shape(time, wave) * panGains(pan)[side] * Math.SQRT2
      }, 0),
    )
  return { left: ear('left'), right: ear('right') }
}

/** The body of the break: bright when it is loud, dark when it has run out. */
const breakers = (
  context: RenderContext,
  waves: readonly Wave[],
  { quicker, brightness: bright }: SeaPlace,
): Stereo => {
  const { length, sampleRate } = context
  const noise = diffuseNoise(context, 'break', 0.82, [
    highPass(180, sampleRate),
    ...tiltSections(-3, 300, 9000, sampleRate),
  ])
  const gains = sweepCurves(waves, length, (time, wave) => crestShape(time, wave, quicker))
  const turbulence = context.wander('turbulence', { lowest: 1.2, highest: 9, slope: 0.5 })
  for (const side of ['left', 'right'] as const) {
    const gain = lapping(context, 'break', gains[side])
    const brightness = mapCurve(
      gain,
      (value) => bright * (800 + 3500 * Math.min(1.6, value) ** 0.7),
    )
    movingFilter(noise[side], 'low-pass', brightness, sampleRate, 0.6)
    applyGain(
      noise[side],
      mapCurve(gain, (value, phase) => value * fromDecibels(1.3 * readCurve(turbulence, phase))),
    )
  }
  return scaleStereoToLevel(noise, 1)
}

/** The dark swell before a wave stands up and breaks. */
const approach = (context: RenderContext, waves: readonly Wave[]): Stereo => {
  const { length, sampleRate } = context
  const noise = diffuseNoise(context, 'approach', 0.85, [
    highPass(70, sampleRate),
    lowPass(420, sampleRate),
  ])
  const swell = sumOf(waves, length, (time) =>
    time < -2.2 || time > 2 ? 0 : Math.sin((Math.PI * (time + 2.2)) / 4.2) ** 2,
  )
  applyStereoGain(noise, swell)
  return scaleStereoToLevel(noise, 1)
}

/**
 * Level of the bubbles that burst one by one, beside the hiss of all others: where they are as loud as it, the water after
 * a break is heard as rain.
 */
const FIZZ = 0.45

/** Foam: hiss broken up by thousands of tiny bubbles bursting, dying over seconds. */
const foam = (context: RenderContext, waves: readonly Wave[]): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('fizz')
  const fizz = silence(length)
  const shapes = Array.from({ length: 160 }, () =>
    bubble(logBetween(0.0003, 0.0013, random), uniformBetween(0.02, 0.12, random), sampleRate),
  )
  for (const wave of waves) {
    const count = Math.round(3600 * wave.height)
    for (let index = 0; index < count; index += 1) {
      const fall = choose(wave.falls, random)
      if (random() > fall.level) continue
      // Bubbles burst first one by one, then in crowds: no moment at which all of them begin.
      const spread = (1 - 0.97 * random()) * (1 - 0.97 * random())
      const delay = fall.delay - 0.25 - 0.6 * fall.decay * Math.log(spread)
      placeStereo(fizz, shapes[Math.floor(random() * shapes.length)]!, {
        at: samples(wave.at * length + delay * sampleRate),
        factor: (random() < 0.5 ? -1 : 1) * logBetween(0.15, 1, random),
        pan: Math.max(-1, Math.min(1, wave.to + 0.55 * standardNormal(random))),
        delay: samples(20),
      })
    }
  }
  const hiss = diffuseNoise(context, 'hiss', 0.6, [
    highPass(1700, sampleRate),
    lowPass(9500, sampleRate),
  ])
  const gain = sumOf(waves, length, (time, wave) => crestShape(time - 0.2, wave, 1.25))
  applyStereoGain(hiss, lapping(context, 'hiss', gain))
  scaleStereoToLevel(hiss, 1)
  addLayer(hiss, scaleStereoToLevel(fizz, FIZZ))
  return hiss
}

/** Water drawing back over sand and pebbles, its pitch sinking. */
const backwash = (context: RenderContext, waves: readonly Wave[]): Stereo => {
  const { length, sampleRate } = context
  const noise = diffuseNoise(context, 'backwash', 0.6, [highPass(350, sampleRate)])
  const pitch = curveFrom(length, (phase) => {
    const running = waves.map((wave) => since(phase, wave)).filter((time) => time > 0.8)
    const latest = running.length === 0 ? 4 : Math.min(...running)
    return Math.max(520, 2300 * Math.exp(-(latest - 0.8) / 2.6))
  })
  const gain = sumOf(waves, length, (time) =>
    time < 1.4 || time > 6 ? 0 : Math.sin((Math.PI * (time - 1.4)) / 4.6) ** 2,
  )
  for (const channel of [noise.left, noise.right]) {
    movingFilter(channel, 'band-pass', pitch, sampleRate, 0.9)
    applyGain(channel, gain)
  }
  return scaleStereoToLevel(noise, 1)
}

/** Surf along the whole shore, far off and low: it goes on while the near water draws breath. */
const distantSurf = (context: RenderContext, waves: readonly Wave[]): Stereo => {
  const { length, sampleRate } = context
  const surf = diffuseNoise(context, 'surf', 0.6, [
    highPass(45, sampleRate),
    lowPass(230, sampleRate, 0.5),
  ])
  const hiss = diffuseNoise(context, 'far hiss', 0.4, [
    highPass(300, sampleRate),
    lowPass(1500, sampleRate, 0.5),
    onePoleLowPass(2600, sampleRate),
  ])
  addLayer(scaleStereoToLevel(surf, 1), scaleStereoToLevel(hiss, 0.5))
  const near = mapCurve(sumOf(waves, length, crestShape), (value) => Math.log(0.1 + value))
  for (const side of ['left', 'right'] as const) {
    const chance = context.wander(['roll', side], { lowest: 0.06, highest: 0.6, slope: 0.5 })
    const roll = keepApart(chance, near, SURF_FOLLOWS)
    applyGain(
      surf[side],
      mapCurve(roll, (value) => fromDecibels(1.8 * value)),
    )
  }
  return scaleStereoToLevel(surf, 1)
}

/** Slow waves breaking on a wide beach. */
export const seaWaves: Recipe = {
  file: 'sea-waves',
  version: '4',
  defaultSeed: 5,
  duration: DURATION,
  bitrate: 160,
  isSparse: true,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting(
      { places: SEA_PLACES, characters: CHARACTERS },
      options.setting,
    )
    const context = createRenderContext('sea-waves', DURATION, options)
    const { sampleRate } = context
    const count = context.share(lean('rhythm', { least: 5, usual: WAVES, most: 14 }))
    const waves = planWaves(context.random('waves'), {
      count,
      loop: context.duration,
      falling: lean('rhythm', { least: 4, usual: 16, most: 16 }),
    })
    const higher = (least: number, most: number) => lean('height', { least, usual: 1, most })
    const sea = breakers(context, waves, {
      ...place,
      brightness: place.brightness * higher(0.55, 1.35),
    })
    scaleStereo(sea, place.breakers * higher(0.25, 1.8))
    addLayer(sea, approach(context, waves), place.approach * higher(0.5, 1.8))
    addLayer(sea, foam(context, waves), place.foam * higher(0.3, 1.5))
    addLayer(sea, backwash(context, waves), place.backwash)
    addLayer(sea, distantSurf(context, waves), place.surf)
    if (place.clefts > 0) addLayer(sea, clefts(context, waves), place.clefts * higher(0.4, 1.5))
    if (place.crickets > 0) addLayer(sea, crickets(context), place.crickets)
    return hearFrom(place.around, sea, sampleRate)
  },
}
