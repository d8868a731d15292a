import { samples, seconds } from '@dhvani/units'
import { applyGain, curveFrom, mapCurve, readCurve } from '../dsp/curve.ts'
import { uniformBetween, logBetween } from '../dsp/chance.ts'
import { placeStereo, pacedTimes } from '../dsp/events.ts'
import { bell, filterCyclic, filterOnce, highPass, lowPass } from '../dsp/filters.ts'
import { movingFilter } from '../dsp/moving-filter.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import {
  addInto,
  fromDecibels,
  panGains,
  scaleToLevel,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** Porcelain, glass or steel struck once: a few modes that belong to no scale. */
const clink = (context: RenderContext, index: number, strike: number): Float32Array => {
  const shape = context.random('thing', index)
  const random = context.random('strike', index, strike)
  const { sampleRate } = context
  const sound = new Float32Array(Math.round(0.5 * sampleRate))
  const lowest = logBetween(1900, 3800, shape)
  const ring = logBetween(0.08, 0.42, shape)
  const modes = 5 + Math.floor(shape() * 3)
  for (let mode = 0; mode < modes; mode += 1) {
    const frequency = lowest * (1 + mode * uniformBetween(0.32, 0.62, shape))
    if (frequency > 9000) break
    addDecayingSine(
      sound,
      {
        start: samples(4),
        frequency: frequency * uniformBetween(0.998, 1.002, random),
        t60: seconds(ring / (1 + 0.35 * mode)),
        amplitude: (uniformBetween(0.35, 1, random) * 0.8) / (1 + 0.3 * mode),
      },
      sampleRate,
    )
  }
  const knock = Math.round(0.002 * sampleRate)
  for (let at = 0; at < knock; at += 1)
    sound[at]! += 0.7 * (2 * random() - 1) * Math.exp((-4 * at) / knock)
  // Something stands on wood: a small, dull thud under the ring.
  addDecayingSine(
    sound,
    {
      start: samples(2),
      frequency: uniformBetween(220, 420, random),
      t60: seconds(0.04),
      amplitude: 0.35,
    },
    sampleRate,
  )
  return sound
}

/** Cups, saucers and spoons, about fifteen a minute, some of them set down twice. */
export const crockery = (context: RenderContext, perMinute: number): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('crockery')
  const table = silence(length)
  const count = Math.round((perMinute * length) / sampleRate / 60)
  pacedTimes(count, length, 0.85, random).forEach((at, index) => {
    const pan = uniformBetween(-0.8, 0.8, random)
    const distance = uniformBetween(1.2, 4.5, random)
    const strikes = random() < 0.4 ? 2 : 1
    for (let strike = 0; strike < strikes; strike += 1)
      placeStereo(table, clink(context, index, strike), {
        at: samples(at + strike * uniformBetween(0.06, 0.14, random) * sampleRate),
        factor: (uniformBetween(0.6, 1.2, random) * (strike === 0 ? 1 : 0.6)) / distance ** 0.7,
        pan,
        delay: samples(22),
      })
  })
  return table
}

/** Stretches of the loop in which something runs, with soft edges (seconds). */
const runs = (
  context: RenderContext,
  name: string,
  count: number,
  duration: number,
  edge: number,
) => {
  const random = context.random(name)
  const loop = context.length / context.sampleRate
  const start = random()
  const spans = Array.from({ length: count }, (_, index) => ({
    at: (start + (index + uniformBetween(0.1, 0.6, random)) / count) % 1,
    duration: duration * uniformBetween(0.75, 1.25, random),
    level: uniformBetween(-3, 0, random),
  }))
  return curveFrom(context.length, (phase) =>
    spans.reduce((sum, { at, duration: long, level }) => {
      const time = ((((phase - at) % 1) + 1) % 1) * loop
      if (time > long + edge) return sum
      const shape = Math.max(0, Math.min(1, time / edge, (long + edge - time) / edge))
      return sum + fromDecibels(level) * shape * shape * (3 - 2 * shape)
    }, 0),
  )
}

/**
 * Milk being frothed: steam tears into it, and the ring of the jug rises and sinks with it.
 */
export const steam = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const milk = runs(context, 'frothing', 2, 4.5, 0.9)
  const tearing = context.wander('tearing', { lowest: 5, highest: 38, slope: 0.35 })
  const sway = context.wander('jug', { lowest: 0.15, highest: 1.2, slope: 0.5 })
  const noise = (name: string, lowest: number, highest: number) =>
    filterCyclic(whiteNoise(length, context.random(name)), [
      highPass(lowest, sampleRate),
      lowPass(highest, sampleRate, 0.6),
    ])
  const hiss = noise('steam', 1900, 6000)
  const ring = movingFilter(
    noise('milk', 700, 5000),
    'band-pass',
    mapCurve(sway, (value, phase) => 1300 + 900 * readCurve(milk, phase) + 330 * value),
    sampleRate,
    2.2,
  )
  scaleToLevel(hiss, 1)
  addInto(hiss, scaleToLevel(ring, 0.8))
  applyGain(
    hiss,
    mapCurve(
      milk,
      (value, phase) =>
        value * fromDecibels(2.6 * readCurve(tearing, phase) + 2 * readCurve(sway, phase)),
    ),
  )
  const { left, right } = panGains(0.45)
  return { left: hiss.map((value) => value * left), right: hiss.map((value) => value * right) }
}

/** Beans in a grinder: a motor's comb of harmonics under rattling noise. */
export const grinder = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('grinder')
  const motor = new Float32Array(length)
  let [phase, load] = [0, 0]
  for (let at = 0; at < length; at += 1) {
    load += 0.00008 * (2 * random() - 1 - 0.001 * load)
    phase = (phase + (108 * (1 + 0.4 * load)) / sampleRate) % 1
    motor[at] =
      (phase - 0.5) * 0.9 + 0.5 * (2 * random() - 1) * (0.6 + 0.4 * Math.sin(6.28 * phase))
  }
  filterOnce(motor, [
    highPass(190, sampleRate),
    bell(650, sampleRate, 1.5, 5),
    lowPass(2800, sampleRate),
  ])
  applyGain(scaleToLevel(motor, 1), runs(context, 'grinding', 1, 4, 0.25))
  const { left, right } = panGains(0.6)
  return { left: motor.map((value) => value * left), right: motor.map((value) => value * right) }
}

/** A chair pushed back over tiles: stick and slip at a rate that changes its mind. */
export const chairs = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const floor = silence(length)
  for (let index = 0; index < 3; index += 1) {
    const random = context.random('chair', index)
    const duration = uniformBetween(0.25, 0.7, random)
    const scrape = new Float32Array(Math.round((duration + 0.15) * sampleRate))
    let at = 0
    while (at < duration * sampleRate) {
      const swell = Math.sin((Math.PI * at) / (duration * sampleRate))
      addDecayingSine(
        scrape,
        {
          start: samples(at),
          frequency: uniformBetween(190, 260, random),
          t60: seconds(0.03),
          amplitude: swell,
        },
        sampleRate,
      )
      addDecayingSine(
        scrape,
        {
          start: samples(at),
          frequency: uniformBetween(700, 1300, random),
          t60: seconds(0.014),
          amplitude: swell * 0.5,
        },
        sampleRate,
      )
      at += (sampleRate / uniformBetween(70, 150, random)) * uniformBetween(0.6, 1.5, random)
    }
    placeStereo(floor, scrape, {
      at: samples(((index + random()) / 3) * length),
      factor: uniformBetween(0.3, 1, random),
      pan: uniformBetween(-0.9, 0.9, random),
      delay: samples(20),
    })
  }
  return floor
}
