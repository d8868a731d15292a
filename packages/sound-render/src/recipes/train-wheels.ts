import { samples, seconds, type Random, type Seconds } from '@dhvani/units'
import { logBetween, standardNormal, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import {
  bell,
  filterStereo,
  filterOnce,
  highPass,
  lowPass,
  onePoleLowPass,
  type Section,
} from '../dsp/filters.ts'
import { addDecayingSine, SIXTY_DECIBELS } from '../dsp/resonance.ts'
import { giveBack, newSignal } from '../dsp/signals.ts'
import { addLayer, fromDecibels, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'
import type { Axle } from './train-rake.ts'
import type { Ride } from './train-ride.ts'
import type { Joint } from './train-track.ts'

/** Seconds that a blow is rendered for. */
const BLOW_SECONDS = 0.36

/**
 * One wheel over one joint: the tyre leaves one rail and strikes the next, on the left and on the right some
 * milliseconds apart. What is heard is a crash that rings down through rail and floor, and the thump of the wheelset
 * that falls into the gap.
 *
 * @param apart seconds between the blows of the two rails
 */
export const renderBlow = (
  joint: Pick<Joint, 'tone'>,
  apart: number,
  sampleRate: RenderContext['sampleRate'],
  random: Random,
): Float32Array => {
  const blow = newSignal(samples(Math.round(BLOW_SECONDS * sampleRate)))
  const thump = newSignal(samples(blow.length))
  const rise = 0.0015 * sampleRate
  for (const [time, strength] of [
    [0.002, 1],
    [0.002 + apart, uniformBetween(0.4, 1, random)],
  ] as const) {
    const start = Math.round(time * sampleRate)
    const t60 = 0.4 * uniformBetween(0.75, 1.25, random)
    const [fast, slow] = [0.06, t60].map((decay) =>
      Math.exp(-SIXTY_DECIBELS / (decay * sampleRate)),
    )
    let [crack, ring] = [0.4 * strength, 0.75 * strength]
    for (let at = start; at < blow.length; at += 1) {
      const attack = Math.min(1, (at - start) / rise)
      blow[at]! += attack * (crack + ring) * (2 * random() - 1)
      crack *= fast!
      ring *= slow!
    }
    addDecayingSine(
      thump,
      {
        start: samples(start),
        frequency: uniformBetween(68, 92, random),
        t60: seconds(0.22),
        amplitude: 0.35 * strength,
      },
      sampleRate,
    )
  }
  filterOnce(blow, [
    bell(joint.tone, sampleRate, 1.3, 6),
    highPass(120, sampleRate),
    onePoleLowPass(900, sampleRate),
  ])
  const fade = Math.round(0.06 * sampleRate)
  for (let at = 0; at < blow.length; at += 1)
    blow[at] = (blow[at]! + thump[at]!) * Math.min(1, (blow.length - 1 - at) / fade)
  giveBack(thump)
  return blow
}

/** Frame, bogies and floor, which colour every force of the wheels: hertz. */
const BODY = [128, 172, 231, 305, 402, 540, 760, 1080]

/** The modes of this take's coach. Damped, as a coach full of people is: none of them sings. */
export const coachBody = ({ sampleRate, random }: RenderContext): Section[] => {
  const chance = random('body')
  return BODY.map((frequency) =>
    bell(frequency * logBetween(0.92, 1.08, chance), sampleRate, uniformBetween(2, 4.5, chance), 4),
  )
}

/** One wheelset over one joint. */
export type Strike = {
  readonly joint: Joint
  readonly axle: Axle
  /** After the period's start; the period comes round. */
  readonly time: Seconds
  /** Decibels. */
  readonly level: number
}

/** Every wheelset over every joint, when the train comes there, as loud as the listener hears it. */
export const planStrikes = (
  context: RenderContext,
  ride: Ride,
  joints: readonly Joint[],
  axles: readonly Axle[],
): Strike[] => {
  const random = context.random('strikes')
  return joints.flatMap((joint) =>
    axles.map((axle) => ({
      joint,
      axle,
      time: seconds(ride.timeAt(joint.at + axle.behind)),
      level: joint.level + axle.level + 1.3 * standardNormal(random),
    })),
  )
}

/** What the strikes do to rail and floor. */
export const strikeJoints = (
  context: RenderContext,
  ride: Ride,
  strikes: readonly Strike[],
): Stereo => {
  const { length, sampleRate } = context
  const near = silence(length)
  const far = silence(length)
  const metresPerSecond = ride.metres / context.duration
  strikes.forEach(({ joint, axle: { behind, isFar }, time, level }, index) => {
    const random = context.random('hit', index)
    const blow = renderBlow(joint, joint.stagger / metresPerSecond, sampleRate, random)
    placeStereo(isFar ? far : near, blow, {
      at: samples(time * sampleRate),
      factor: fromDecibels(level),
      // Berths lie across the coach: what comes from before the listener is at one ear, what comes from behind at the other.
      pan: behind / 30 + 0.08 * standardNormal(random),
      delay: samples(12),
    })
    giveBack(blow)
  })
  filterStereo(far, [lowPass(1600, sampleRate, 0.6)])
  addLayer(near, far)
  return near
}
