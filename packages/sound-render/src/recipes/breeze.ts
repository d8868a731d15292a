import { decibels, seconds } from '@dhvani/units'
import {
  applyGain,
  applyStereoGain,
  delayCurve,
  mapCurve,
  readCurve,
  type Curve,
} from '../dsp/curve.ts'
import { uniformBetween } from '../dsp/chance.ts'
import { filterCyclic, highPass, lowPass } from '../dsp/filters.ts'
import { movingFilter } from '../dsp/moving-filter.ts'
import { pinkNoise, whiteNoise } from '../dsp/noise.ts'
import {
  addInto,
  addStereo,
  fromDecibels,
  panGains,
  scaleStereoToLevel,
  shareBetween,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'

const DURATION = seconds(76.8)
/** Mean speed of the wind, in metres per second, and what it never leaves. */
const MEAN_SPEED = 3.6
const [CALM, STRONG] = [1.2, 7.4]

/**
 * Speed of the wind over the loop. Turbulence falls with frequency to the power -5/3 in power
 * (Kolmogorov), hence -5/6 in amplitude.
 */
const windSpeed = (context: RenderContext): Curve => {
  const gusts = context.wander('gusts', { lowest: 0.025, highest: 0.55, slope: 5 / 6 })
  return mapCurve(gusts, (value) => {
    const speed = MEAN_SPEED + 0.95 * value
    return Math.max(CALM, Math.min(STRONG, speed))
  })
}

/** What the wind hums around: diameters of trunks' twigs, branches and stems, in metres. */
const OBSTACLES = [
  { diameter: 0.006, level: 0, q: 0.8 },
  { diameter: 0.0025, level: -4, q: 0.9 },
  { diameter: 0.0011, level: -9, q: 1.1 },
]
/** Strouhal number of a cylinder: vortices leave at 0.2 speeds per diameter. */
const STROUHAL = 0.2

/** The body of the wind: bands whose pitch and level rise together with its speed. */
const body = (context: RenderContext, speeds: { left: Curve; right: Curve }): Stereo => {
  const wind = silence(context.length)
  const noise = (...names: (string | number)[]) =>
    pinkNoise(context.length, context.sampleRate, context.random('body', ...names))
  const bands = OBSTACLES.map((_, index) =>
    shareBetween(
      { left: noise('left', index), right: noise('right', index) },
      noise('middle', index),
      index === 0 ? 0.75 : 0.45,
    ),
  )
  for (const side of ['left', 'right'] as const) {
    const speed = speeds[side]
    OBSTACLES.forEach(({ diameter, level, q }, index) => {
      const band = bands[index]![side]
      const pitch = mapCurve(speed, (value) => (STROUHAL * value) / diameter)
      movingFilter(band, 'band-pass', pitch, context.sampleRate, q)
      applyGain(
        band,
        mapCurve(speed, (value) => (value / MEAN_SPEED) ** 1.35 * fromDecibels(level)),
      )
      addInto(wind[side], band)
    })
  }
  return scaleStereoToLevel(wind, 1)
}

/** Low pressure of gusts against the ear, almost felt. */
const rumble = (context: RenderContext, speed: Curve): Stereo => {
  const noise = diffuseNoise(context, 'rumble', 0.8, [
    highPass(45, context.sampleRate),
    lowPass(150, context.sampleRate, 0.6),
  ])
  const gain = mapCurve(speed, (value) => (value / MEAN_SPEED) ** 1.5)
  applyStereoGain(noise, gain)
  return scaleStereoToLevel(noise, 1)
}

/** A whistle at an edge that speaks only in the strongest gusts, and never stands still. */
const whistle = (context: RenderContext, speed: Curve): Stereo => {
  const { length, sampleRate } = context
  const sway = context.wander('sway', { lowest: 0.4, highest: 3, slope: 0.4 })
  const noise = whiteNoise(length, context.random('whistle'))
  const pitch = mapCurve(
    speed,
    (value, phase) => 330 + 65 * value * (1 + 0.07 * readCurve(sway, phase)),
  )
  movingFilter(noise, 'band-pass', pitch, sampleRate, 6)
  applyGain(
    noise,
    mapCurve(speed, (value) => Math.max(0, (value - 4.6) / 2) ** 1.5),
  )
  const { left, right } = panGains(-0.3)
  return scaleStereoToLevel(
    { left: noise.map((value) => value * left), right: noise.map((value) => value * right) },
    1,
  )
}

/** Where trees stand: side, how long the gust takes to reach them (s), and how near they are. */
const TREES = [
  { pan: -0.85, delay: seconds(0.3), level: 0, tone: 5200 },
  { pan: -0.3, delay: seconds(0.75), level: -3, tone: 4100 },
  { pan: 0.35, delay: seconds(0.5), level: -1.5, tone: 4600 },
  { pan: 0.9, delay: 1.1, level: -2, tone: 3700 },
]

/** Leaves answering each gust a little late, fluttering at 6 to 30 Hz, tree by tree. */
const leaves = (context: RenderContext, speed: Curve): Stereo => {
  const { length, sampleRate } = context
  const crowns = silence(length)
  TREES.forEach(({ pan, delay, level, tone }, index) => {
    const random = context.random('tree', index)
    const noise = filterCyclic(whiteNoise(length, random), [
      highPass(1500 + 120 * index, sampleRate),
      lowPass(tone, sampleRate, 0.5),
    ])
    const flutter = context.wander(['flutter', index], { lowest: 6, highest: 30, slope: 0.2 })
    const branches = context.wander(['branches', index], {
      lowest: 0.4,
      highest: 2.5,
      slope: 0.4,
    })
    const reach = (delay * uniformBetween(0.9, 1.1, random) * sampleRate) / length
    const gain = mapCurve(delayCurve(speed, reach), (value, phase) => {
      const strength = (value / MEAN_SPEED) ** 1.45
      const shake = Math.max(0.15, 1 + 0.33 * Math.min(1.4, value / 5) * readCurve(flutter, phase))
      return strength * shake * fromDecibels(level + 1.2 * readCurve(branches, phase))
    })
    applyGain(noise, gain)
    const sides = panGains(pan)
    addInto(crowns.left, noise, sides.left)
    addInto(crowns.right, noise, sides.right)
  })
  return scaleStereoToLevel(crowns, 1)
}

/** Wind moving through tall trees. */
export const breeze: Recipe = {
  file: 'breeze',
  version: '1',
  defaultSeed: 3,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('breeze', DURATION, options)
    const left = windSpeed(context)
    // A gust crosses the listener from one side to the other in two thirds of a second.
    const right = delayCurve(left, 0.65 / DURATION)
    const middle = delayCurve(left, 0.33 / DURATION)
    const wind = body(context, { left, right })
    addStereo(wind, rumble(context, middle), 0.6)
    addStereo(wind, whistle(context, middle), 0.05)
    addStereo(wind, leaves(context, middle), 0.55)
    return wind
  },
}
