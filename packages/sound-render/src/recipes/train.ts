import { decibels, samples, seconds } from '@dhvani/units'
import {
  applyDrift,
  applyGain,
  applyStereoGain,
  curveFrom,
  mapCurve,
  readCurve,
} from '../dsp/curve.ts'
import { uniformBetween, logBetween, standardNormal } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import {
  bell,
  filterCyclic,
  filterOnce,
  highPass,
  lowPass,
  onePoleLowPass,
} from '../dsp/filters.ts'
import { brownNoise, whiteNoise } from '../dsp/noise.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { reverberate } from '../dsp/reverb.ts'
import {
  addInto,
  addStereo,
  fromDecibels,
  scaleStereoToLevel,
  shareBetween,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'
import { creaks, distantHorns } from './train-voices.ts'

const DURATION = seconds(64)
/** 13 m rails at 16.25 m/s: one joint every 0.8 s, exactly 80 in a loop. */
const JOINTS = 80
const JOINT_SECONDS = DURATION / JOINTS

/**
 * The wheels that strike each joint: seconds after the first axle of our own bogie, level in dB,
 * and how dark distance and the coach's floor make them. From the bogie wheelbase of 2.896 m and
 * bogie centres 14.783 m apart.
 */
const WHEELS = [
  { delay: 0, level: 0, tone: 4200, bogie: 0 },
  { delay: seconds(0.178), level: -1.2, tone: 4200, bogie: 0 },
  { delay: seconds(0.11), level: -10, tone: 1300, bogie: 1 },
  { delay: seconds(0.288), level: -11, tone: 1300, bogie: 1 },
  { delay: seconds(0.462), level: -15, tone: 800, bogie: 2 },
  { delay: seconds(0.64), level: -16, tone: 800, bogie: 2 },
]

/** One wheel over one joint: the floor's thump, the rail's clack, and a tick of steel. */
const wheelHit = (
  context: RenderContext,
  joint: number,
  wheel: number,
  tone: number,
): Float32Array => {
  const random = context.random('hit', joint, wheel)
  const { sampleRate } = context
  const hit = new Float32Array(Math.round(0.26 * sampleRate))
  const start = Math.round(0.002 * sampleRate)
  for (const [frequency, t60, level] of [
    [uniformBetween(66, 78, random), 0.16, 1],
    [uniformBetween(98, 116, random), 0.11, 0.65],
    [uniformBetween(150, 190, random), 0.07, 0.32],
  ] as const)
    addDecayingSine(
      hit,
      { start: samples(start), frequency, t60: seconds(t60), amplitude: level },
      sampleRate,
    )
  const clack = new Float32Array(hit.length)
  for (let mode = 0; mode < 5; mode += 1)
    addDecayingSine(
      clack,
      {
        start: samples(start + random() * 0.003 * sampleRate),
        frequency: logBetween(430, 1700, random),
        t60: seconds(uniformBetween(0.018, 0.045, random)),
        amplitude: uniformBetween(0.26, 0.5, random),
        phase: random() * 0.6,
      },
      sampleRate,
    )
  const tick = Math.round(0.006 * sampleRate)
  for (let at = 0; at < tick; at += 1)
    clack[start + at]! += 0.5 * (2 * random() - 1) * Math.exp((-5 * at) / tick)
  filterOnce(clack, [onePoleLowPass(tone, sampleRate), highPass(300, sampleRate)])
  addInto(hit, clack, tone > 2000 ? 1 : 0.6)
  return hit
}

const wheels = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('joints')
  const struck = silence(length)
  // One gang laid this stretch better than the next.
  const track = context.wander('track', { lowest: 0.04, highest: 0.15, slope: 0.3 })
  for (let joint = 0; joint < JOINTS; joint += 1) {
    // Some joints are worn; both wheels of a bogie feel it.
    const worn = Math.exp(
      0.13 * Math.max(-2, Math.min(2, standardNormal(random))) +
        0.13 * Math.max(-1.6, Math.min(1.6, readCurve(track, joint / JOINTS))),
    )
    WHEELS.forEach(({ delay, level, tone, bogie }, wheel) => {
      const time = joint * JOINT_SECONDS + delay + 0.0009 * standardNormal(random)
      placeStereo(struck, wheelHit(context, joint, wheel, tone), {
        at: samples(time * sampleRate),
        factor: worn * fromDecibels(level + 0.7 * standardNormal(random)),
        // The rails' joints are staggered: left and right take turns to lead.
        pan:
          (joint % 2 === 0 ? -1 : 1) * (bogie === 0 ? 0.28 : 0.12) + 0.06 * standardNormal(random),
        delay: samples(12),
      })
    })
  }
  return struck
}

/** The coach's floor and walls in motion: what carries everything else. */
const rumble = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => brownNoise(length, sampleRate, context.random('rumble', name), 40)
  const floor = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.72)
  const sway = context.wander('sway', { lowest: 0.45, highest: 1.1, slope: 0 })
  const ride = context.wander('ride', { lowest: 0.03, highest: 0.2, slope: 0.4 })
  const gain = mapCurve(sway, (value, phase) => {
    const slow = ride[Math.floor(phase * ride.length)]!
    return fromDecibels(0.6 * value + 1.9 * Math.max(-1.6, Math.min(1.6, slow)))
  })
  for (const channel of [floor.left, floor.right]) {
    filterCyclic(channel, [
      highPass(34, sampleRate),
      bell(55, sampleRate, 4, 6),
      bell(92, sampleRate, 4, 6),
      bell(143, sampleRate, 4, 5),
      bell(410, sampleRate, 2, 3),
    ])
    applyGain(channel, gain)
  }
  return scaleStereoToLevel(floor, 1)
}

/** Wheels rolling on steel, and the wind along the windows. */
const rolling = (context: RenderContext): Stereo => {
  const { sampleRate } = context
  const steel = diffuseNoise(context, 'steel', 0.5, [
    highPass(260, sampleRate),
    lowPass(1100, sampleRate, 0.6),
  ])
  applyDrift(steel, context.wander('roughness', { lowest: 0.1, highest: 5, slope: 0.45 }), 1.2)
  scaleStereoToLevel(steel, 1)
  const air = diffuseNoise(context, 'air', 0.3, [
    highPass(1800, sampleRate),
    lowPass(4800, sampleRate),
  ])
  addStereo(steel, scaleStereoToLevel(air, 0.22))
  return steel
}

/** For eight seconds the train runs over a girder bridge: everything opens up and brightens. */
const bridge = (context: RenderContext): { ring: Stereo; lift: Float32Array } => {
  const { length, sampleRate } = context
  const middle = context.random('bridge')()
  const lift = curveFrom(length, (phase) => {
    const distance = Math.abs(((phase - middle + 1.5) % 1) - 0.5) * DURATION
    return 1 / (1 + Math.exp((distance - 4) / 0.35))
  })
  const ring = diffuseNoise(context, 'girders', 0.25, [
    // Girders are many and of many lengths: broad hills, where three narrow ones sang like a comb.
    bell(310, sampleRate, 1.6, 4),
    bell(560, sampleRate, 2, 6),
    bell(920, sampleRate, 2, 5),
    bell(1480, sampleRate, 1.8, 4),
    highPass(220, sampleRate),
    lowPass(2600, sampleRate),
  ])
  const beat = curveFrom(length, (phase) => {
    const time = (phase * DURATION) % JOINT_SECONDS
    return 0.55 + 0.9 * Math.exp(-time / 0.12) + 0.7 * Math.exp(-((time + 0.622) % 0.8) / 0.12)
  })
  for (const channel of [ring.left, ring.right]) {
    applyGain(channel, lift)
    applyGain(channel, beat)
  }
  return { ring: scaleStereoToLevel(ring, 1), lift }
}

/** A soft hiss of air where a window does not quite close. */
const draught = (context: RenderContext): Stereo => {
  const noise = whiteNoise(context.length, context.random('draught'))
  filterCyclic(noise, [highPass(2200, context.sampleRate), lowPass(5200, context.sampleRate)])
  return scaleStereoToLevel(
    { left: noise.map((v) => v * 0.8), right: noise.map((v) => v * 0.45) },
    1,
  )
}

/** A night train, heard from the berth. */
export const train: Recipe = {
  file: 'train',
  version: '2',
  defaultSeed: 4,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('train', DURATION, options)
    const { sampleRate } = context
    const struck = wheels(context)
    const coach = reverberate(
      struck,
      { t60: seconds(0.35), damping: 1600, size: 0.28, preDelay: seconds(0.004) },
      sampleRate,
    )
    const ride = scaleStereoToLevel(struck, 0.98)
    addStereo(ride, scaleStereoToLevel(coach, 0.4))
    addStereo(ride, rumble(context), 0.7)
    addStereo(ride, rolling(context), 0.2)
    addStereo(ride, draught(context), 0.02)
    const { ring, lift } = bridge(context)
    const gain = mapCurve(lift, (value) => fromDecibels(2.2 * value))
    applyStereoGain(ride, gain)
    addStereo(ride, ring, 0.16)
    addStereo(ride, creaks(context), 0.018)
    addStereo(ride, distantHorns(context), 0.035)
    // Every thump begins upwards: together they would push the loop off its middle.
    for (const channel of [ride.left, ride.right]) filterCyclic(channel, [highPass(22, sampleRate)])
    return ride
  },
}
