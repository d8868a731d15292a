import { samples, seconds } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { applyStereoGain, curveFrom, readCurve } from '../dsp/curve.ts'
import { placeStereo } from '../dsp/events.ts'
import { highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { addLayer, fromDecibels, scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import { diffuseNoise, type RenderContext } from './render-context.ts'

/** Turns a second of a fan of 1.2 m on a middle step of its regulator: 280 in a minute. */
export const FAN_TURNS = 4.67
export const FAN_BLADES = 3
/** Hertz: twice that of the mains, as a motor of alternating current hums. */
export const FAN_HUM = 100

/** How far a blade that passes lifts the air's noise, and how far the one that is bent does. Decibels. */
const BLADE_LIFT = 2.8
const BENT_LIFT = 1.3

/** How often the fan turns within a loop. */
const turnsIn = ({ duration }: RenderContext): number => Math.round(FAN_TURNS * duration)

/** Air that three blades cut: noise that swells as each passes, a little more with the one that is bent. */
const air = (context: RenderContext): Stereo => {
  const { sampleRate } = context
  const noise = diffuseNoise(context, 'fan air', 0.5, [
    highPass(45, sampleRate, 0.6),
    onePoleLowPass(140, sampleRate),
    onePoleLowPass(1100, sampleRate),
    lowPass(6500, sampleRate, 0.6),
  ])
  const turns = turnsIn(context)
  // The mains are never quite steady.
  const drift = context.wander('fan drift', { lowest: 0.03, highest: 0.2, slope: 1 })
  const swell = curveFrom(context.length, (phase) => {
    const angle = 2 * Math.PI * (turns * phase + 0.06 * readCurve(drift, phase))
    const lift = BLADE_LIFT * Math.cos(FAN_BLADES * angle) + BENT_LIFT * Math.cos(angle)
    return fromDecibels(lift)
  })
  return scaleStereoToLevel(applyStereoGain(noise, swell), 1)
}

/** The motor: partials of twice the mains, each with whole cycles in the loop, which breathe a little. */
const hum = (context: RenderContext): Stereo => {
  const { length, duration } = context
  const heard = silence(length)
  for (const [index, level] of [1, 0.3, 0.16].entries()) {
    const step = (2 * Math.PI * Math.round((index + 1) * FAN_HUM * duration)) / length
    const phase = 2 * Math.PI * context.random('hum', index)()
    for (let at = 0; at < length; at += 1) {
      const value = level * Math.sin(step * at + phase)
      heard.left[at]! += value
      heard.right[at]! += value
    }
  }
  const breath = context.wander('fan hum', { lowest: 0.05, highest: 0.5, slope: 0.8 })
  const gains = curveFrom(samples(length), (phase) => 1 + 0.12 * readCurve(breath, phase))
  return scaleStereoToLevel(applyStereoGain(heard, gains), 1)
}

/** The rod gives way once a turn, since no fan hangs in balance: a soft knock, never twice as strong. */
const knocks = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const heard = silence(length)
  const random = context.random('fan knocks')
  const turns = turnsIn(context)
  for (let turn = 0; turn < turns; turn += 1) {
    const knock = new Float32Array(Math.ceil(0.12 * sampleRate))
    for (const [frequency, t60] of [
      [92, 0.09],
      [410, 0.02],
    ] as const)
      addDecayingSine(
        knock,
        {
          start: samples(0),
          frequency: frequency * uniformBetween(0.97, 1.03, random),
          t60: seconds(t60),
          amplitude: frequency < 100 ? 1 : 0.16,
          phase: 0,
        },
        sampleRate,
      )
    const at = Math.round(((turn + uniformBetween(0, 0.04, random)) * length) / turns)
    const factor = uniformBetween(0.3, 1, random)
    placeStereo(heard, knock, { at: samples(at % length), pan: 0, factor })
  }
  return scaleStereoToLevel(heard, 1)
}

/** A ceiling fan over the bed. Unit power, about. */
export const ceilingFan = (context: RenderContext): Stereo => {
  const heard = air(context)
  addLayer(heard, hum(context), 0.12)
  addLayer(heard, knocks(context), 0.08)
  return heard
}
