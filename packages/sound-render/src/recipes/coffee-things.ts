import { samples, seconds } from '@dhvani/units'
import { applyGain, curveFrom, mapCurve, readCurve } from '../dsp/curve.ts'
import { uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { bell, filterCyclic, filterOnce, highPass, lowPass } from '../dsp/filters.ts'
import { movingFilter } from '../dsp/moving-filter.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { giveBack, newSignal } from '../dsp/signals.ts'
import { addInto, fromDecibels, panned, scaleToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'
import { nowAndThen } from './uneven-moments.ts'

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
  const spans = nowAndThen(context, name, count, 1.25 * duration + 2 * edge).map((at) => ({
    at: at / context.length,
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
  const milk = runs(context, 'frothing', context.share(2), 4.5, 0.9)
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
  giveBack(ring)
  applyGain(
    hiss,
    mapCurve(
      milk,
      (value, phase) =>
        value * fromDecibels(2.6 * readCurve(tearing, phase) + 2 * readCurve(sway, phase)),
    ),
  )
  return panned(hiss, 0.45)
}

/** Beans in a grinder: a motor's comb of harmonics under rattling noise. */
export const grinder = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('grinder')
  const motor = newSignal(length)
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
  return panned(motor, 0.6)
}

/** A chair pushed back over tiles: stick and slip at a rate that changes its mind. */
export const chairs = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const floor = silence(length)
  nowAndThen(context, 'chair', context.share(3), 1).forEach((at, index) => {
    const random = context.random('chair', index)
    const duration = uniformBetween(0.25, 0.7, random)
    const scrape = new Float32Array(Math.round((duration + 0.15) * sampleRate))
    let slip = 0
    while (slip < duration * sampleRate) {
      const swell = Math.sin((Math.PI * slip) / (duration * sampleRate))
      addDecayingSine(
        scrape,
        {
          start: samples(slip),
          frequency: uniformBetween(190, 260, random),
          t60: seconds(0.03),
          amplitude: swell,
        },
        sampleRate,
      )
      addDecayingSine(
        scrape,
        {
          start: samples(slip),
          frequency: uniformBetween(700, 1300, random),
          t60: seconds(0.014),
          amplitude: swell * 0.5,
        },
        sampleRate,
      )
      slip += (sampleRate / uniformBetween(70, 150, random)) * uniformBetween(0.6, 1.5, random)
    }
    placeStereo(floor, scrape, {
      at,
      factor: uniformBetween(0.3, 1, random),
      pan: uniformBetween(-0.9, 0.9, random),
      delay: samples(20),
    })
  })
  return floor
}

/** Spent coffee knocked out of its holder: two or three dull blows on a wooden drawer. */
export const knockBox = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const counter = silence(length)
  nowAndThen(context, 'knock box', context.share(3), 2).forEach((start, index) => {
    const random = context.random('knock box', index)
    const blows = 2 + Math.floor(random() * 2)
    const gap = uniformBetween(0.24, 0.34, random)
    for (let blow = 0; blow < blows; blow += 1) {
      const knock = new Float32Array(Math.round(0.2 * sampleRate))
      for (let at = 0; at < 0.012 * sampleRate; at += 1)
        knock[at] = 0.8 * (2 * random() - 1) * Math.exp(-at / (0.003 * sampleRate))
      filterOnce(knock, [lowPass(3200, sampleRate)])
      for (const [frequency, t60, amplitude] of [
        [118, 0.09, 1],
        [263, 0.07, 0.8],
        [611, 0.05, 0.5],
        [1130, 0.035, 0.3],
      ] as const)
        addDecayingSine(
          knock,
          {
            start: samples(1),
            frequency: frequency * uniformBetween(0.94, 1.06, random),
            t60: seconds(t60),
            amplitude: amplitude * uniformBetween(0.6, 1, random),
          },
          sampleRate,
        )
      placeStereo(counter, knock, {
        at: samples(start + blow * gap * sampleRate),
        factor: uniformBetween(0.5, 1, random),
        pan: 0.4,
        delay: samples(6),
      })
    }
  })
  return counter
}
