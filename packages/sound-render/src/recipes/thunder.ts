import { samples, type Hertz, type Random, type Samples } from '@dhvani/units'
import { uniformBetween, logBetween, standardNormal } from '../dsp/chance.ts'
import { filterOnce, highPass, highShelf, lowShelf, onePoleLowPass } from '../dsp/filters.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { giveBack, newSignal } from '../dsp/signals.ts'
import { rootMeanSquare, silence, type Stereo } from '../dsp/stereo.ts'

const SPEED_OF_SOUND = 343

/** Where and how a flash strikes. */
export type Strike = {
  /** Metres from the listener to the foot of the channel. */
  distance: number
  /** -1 (left) to 1 (right). */
  pan: number
  /** Seconds that the roll is followed. */
  duration: number
  /** Level of the torn air beside the roar, as a factor; 1 where it is left out. */
  tearing?: number
}

type Point = [x: number, y: number, z: number]

/** The channel: a tortuous walk from the ground into the cloud, then along its underside. */
const walkChannel = (strike: Strike, random: Random): { at: Point; metres: number }[] => {
  const segments: { at: Point; metres: number }[] = []
  let [x, y, z] = [strike.distance, 0, 20]
  const height = uniformBetween(900, 1700, random)
  const away = random() < 0.7 ? 1 : -0.35
  const reach = uniformBetween(1800, 3600, random)
  let travelled = 0
  let [bendY, bendZ] = [0, 0]
  while (travelled < height + reach && segments.length < 900) {
    const step = uniformBetween(5, 30, random)
    // Long bends (of some 200 m) make whole stretches face the listener at once: these are the claps.
    if (random() < 0.09) [bendY, bendZ] = [standardNormal(random), standardNormal(random)]
    const rising = z < height
    x += step * (rising ? 0.25 * standardNormal(random) : away * (0.75 + 0.3 * bendY))
    y += step * (0.55 * bendY + 0.4 * standardNormal(random))
    z += step * (rising ? 0.85 + 0.25 * bendZ : 0.28 * bendZ - 0.02)
    z = Math.max(20, z)
    travelled += step
    segments.push({ at: [x, y, z], metres: step })
  }
  return segments
}

/** The N-wave of a shock, softened by the air up to a distance in metres. */
const shockWave = (duration: number, distance: number, sampleRate: Hertz): Float32Array => {
  const length = Math.round(duration * sampleRate)
  const wave = new Float32Array(length + Math.round(0.03 * sampleRate))
  for (let at = 0; at < length; at += 1) wave[at] = 1 - (2 * at) / length
  return filterOnce(wave, [
    onePoleLowPass(Math.max(70, 9000 / (1 + distance / 60)), sampleRate),
    onePoleLowPass(Math.max(160, 18_000 / (1 + distance / 60)), sampleRate),
  ])
}

/**
 * The channel as it is heard: every piece sounds when its shock arrives (H. Ribner and D. Roy,
 * "Acoustics of thunder", JASA 72, 1982: N-waves of a tortuous line source).
 */
const shocks = (strike: Strike, sampleRate: Hertz, random: Random): Float32Array => {
  const signal = newSignal(samples(Math.round(strike.duration * sampleRate)))
  const segments = walkChannel(strike, random).map(({ at: [x, y, z], metres }) => ({
    range: Math.hypot(x, y, z),
    metres,
  }))
  const nearest = Math.min(...segments.map(({ range }) => range))
  for (const { range, metres } of segments) {
    const start = Math.round(((range - nearest) / SPEED_OF_SOUND + 0.02) * sampleRate)
    if (start >= signal.length) continue
    const wave = shockWave(
      0.009 + 0.006 * Math.sqrt(range / 1000) * uniformBetween(0.7, 1.6, random),
      range,
      sampleRate,
    )
    const factor = ((metres / 15) * 1000 * uniformBetween(0.5, 1.4, random)) / range
    const last = Math.min(wave.length, signal.length - start)
    for (let at = 0; at < last; at += 1) signal[start + at]! += wave[at]! * factor
  }
  return signal
}

/** One clap: when it begins, how fast it rises and dies (seconds), and its level. */
type Clap = { start: number; attack: number; decay: number; level: number }

/**
 * The claps of a roll. A near stroke cracks at once and grumbles after; of a far one the first
 * thing heard is a murmur, and the heaviest clap comes second.
 */
const planClaps = (strike: Strike, random: Random): Clap[] => {
  const far = Math.max(0, Math.min(1, (strike.distance - 1200) / 2200))
  const heaviest = random() < far ? 1 : 0
  const murmur = far * uniformBetween(0.3, 0.75, random)
  const count = 5 + Math.floor(random() * 2)
  let start = 0.05
  return Array.from({ length: count }, (_, index): Clap => {
    const soft = 0.8 * Math.abs(index - heaviest)
    const clap = {
      start,
      attack:
        uniformBetween(0.03, 0.1, random) * (1 + 2 * far) * (1 + 0.8 * index) +
        (index === 0 ? murmur : 0),
      decay: uniformBetween(0.4, 0.8, random) * (1 + 0.3 * index) * (1 + 0.4 * far),
      level:
        index === heaviest
          ? 1
          : uniformBetween(index === 0 ? 0.75 : 0.5, 0.95, random) * 0.84 ** soft,
    }
    start += (index === 0 ? murmur : 0) + logBetween(0.75, 1.9, random)
    return clap
  })
}

/** How a roll goes: its loudness, and how bright it is, both linear over time. */
type Course = { level: Float32Array; brightness: Float32Array }

/** Claps that stand out of one another, each bright for a moment only, then the long fall. */
const planCourse = (strike: Strike, sampleRate: Hertz, random: Random): Course => {
  const length = samples(Math.round(strike.duration * sampleRate))
  const course = { level: newSignal(length), brightness: newSignal(length) }
  planClaps(strike, random).forEach(({ start, attack, decay, level }, index) => {
    // What comes later came farther, and the air kept its upper half.
    const bright = level * 0.72 ** index
    const first = Math.round(start * sampleRate)
    // A clap falls fast from its peak, then lingers: hills and clouds hand it on.
    const [fast, slow, dull] = [0.45 * decay, 3 * decay, 0.28 + 0.1 * index].map((time) =>
      Math.exp(-1 / (time * sampleRate)),
    )
    let [crash, murmur, edge] = [0.66 * level, 0.34 * level, bright]
    for (let at = first; at < length; at += 1) {
      const time = (at - first) / sampleRate
      const rise = time < attack ? (time / attack) ** 1.5 : 1
      if (time > attack) {
        crash *= fast!
        murmur *= slow!
        edge *= dull!
        if (crash + murmur < 1e-4) break
      }
      course.level[at]! += rise * (crash + murmur)
      course.brightness[at]! += rise * edge
    }
  })
  return course
}

/** The grain of a roll: levels that stumble from one another 3 to 12 times a second. */
const stumble = (length: Samples, sampleRate: Hertz, random: Random): Float32Array => {
  const grain = newSignal(length)
  let [from, to] = [1, 1]
  let [at, end] = [0, 0]
  let begin = 0
  while (at < length) {
    if (at >= end) {
      begin = at
      end = at + Math.round(sampleRate / logBetween(2.6, 12, random))
      from = to
      to = Math.exp(0.7 * Math.max(-2, Math.min(2, standardNormal(random))))
    }
    const share = (at - begin) / (end - begin)
    grain[at] = from + (to - from) * share * share * (3 - 2 * share)
    at += 1
  }
  return grain
}

/** Hertz that a roll sinks to between its claps, at its beginning and in its tail: what comes later came farther. */
const [FIRST, LAST] = [125, 60]

/** Noise whose brightness jumps up with every clap and sinks to a murmur between them. */
const roar = (
  { level, brightness }: Course,
  strike: Strike,
  sampleRate: Hertz,
  random: Random,
): Float32Array => {
  const noise = whiteNoise(samples(level.length), random)
  const grain = stumble(samples(level.length), sampleRate, random)
  const brightest = 2450 / (1 + strike.distance / 1300)
  let [first, second, third] = [0, 0, 0]
  let pole = 0
  for (let at = 0; at < noise.length; at += 1) {
    if (at % 32 === 0) {
      const time = at / sampleRate
      const frequency =
        LAST +
        (FIRST - LAST) * Math.exp(-time / 6) +
        brightest * (0.85 * brightness[at]! + 0.1 * Math.exp(-time / 2.2))
      pole = Math.exp((-2 * Math.PI * frequency) / sampleRate)
    }
    first += (1 - pole) * (noise[at]! - first)
    second += (1 - pole) * (first - second)
    third += 0.02 * (second - third)
    // A share of the slowest part gives weight without drowning the crack.
    noise[at] = (second + 1.1 * third) * level[at]! * grain[at]!
  }
  giveBack(grain)
  return noise
}

/** Beyond this many metres no tearing is left of a stroke, only claps. */
const TEARS_WITHIN = 2400
/** Level of the tearing beside the roar, linear. */
const TEARING = 5

/**
 * The air torn by the branches of a near stroke: some hundred snaps that thicken towards the main
 * crack, which then rattles out. Nothing for a far stroke.
 */
const tear = (strike: Strike, sampleRate: Hertz, random: Random): Float32Array => {
  const near = Math.max(0, 1 - strike.distance / TEARS_WITHIN)
  const before = uniformBetween(0.08, 0.3, random)
  const after = uniformBetween(0.35, 0.8, random)
  const crack = new Float32Array(Math.round((before + after + 0.1) * sampleRate))
  const snaps = near === 0 ? 0 : Math.round(160 * (before + after))
  for (let snap = 0; snap < snaps; snap += 1) {
    const place = random()
    const early = place < 0.35
    // Snaps before the crack crowd towards it; those after it grow rarer.
    const time = early
      ? before * (place / 0.35) ** 0.6
      : before + after * ((place - 0.35) / 0.65) ** 2
    const height = early
      ? 0.25 + 0.75 * (time / before) ** 2
      : Math.exp((-3 * (time - before)) / after)
    const strength = near * height * logBetween(0.15, 1, random)
    const start = Math.round(time * sampleRate)
    const span = uniformBetween(0.0015, 0.006, random) * sampleRate
    for (let at = 0; at < 5 * span && start + at < crack.length; at += 1)
      crack[start + at]! += strength * (2 * random() - 1) * Math.exp(-at / span)
  }
  return filterOnce(crack, [
    highPass(180, sampleRate),
    onePoleLowPass(5200 * near + 500, sampleRate),
    onePoleLowPass(9000 * near + 900, sampleRate),
  ])
}

/**
 * One stroke of thunder, at a level of its own that the caller brings to the wanted one: shocks of a
 * channel through the air, and the roar around them. Saturation adds overtones, by which small
 * loudspeakers let a listener hear what lies below their range. A near stroke tears the air first.
 */
export const renderThunder = (strike: Strike, sampleRate: Hertz, random: Random): Stereo => {
  const cracks = shocks(strike, sampleRate, random)
  const course = planCourse(strike, sampleRate, random)
  const thunder = silence(samples(course.level.length))
  const cracksLevel = 0.09 / Math.max(rootMeanSquare(cracks), 1e-6)
  const middle = roar(course, strike, sampleRate, random)
  const torn = TEARING * (strike.tearing ?? 1)
  const tearing = tear(strike, sampleRate, random)
  const shapes = {
    left: 1 - 0.35 * Math.max(0, strike.pan),
    right: 1 + 0.35 * Math.min(0, strike.pan),
  }
  for (const side of ['left', 'right'] as const) {
    const own = roar(course, strike, sampleRate, random)
    const scaleRoar = 0.2 / Math.max(rootMeanSquare(own), 1e-6)
    const channel = thunder[side]
    for (let at = 0; at < channel.length; at += 1)
      channel[at] =
        shapes[side] *
        (scaleRoar * (0.75 * middle[at]! + 0.66 * own[at]!) +
          cracksLevel * cracks[at]! * Math.min(1, 0.25 + course.level[at]!))
    for (let at = 0; at < channel.length; at += 1) channel[at] = Math.tanh(1.5 * channel[at]!)
    const fade = Math.round(5 * sampleRate)
    for (let at = 0; at < fade; at += 1) channel[channel.length - 1 - at]! *= (at / fade) ** 2
    filterOnce(channel, [
      highPass(35, sampleRate),
      lowShelf(70, sampleRate, 0.7, -3),
      highShelf(400, sampleRate, 0.6, -6.9),
    ])
    for (let at = 0; at < tearing.length; at += 1)
      channel[at]! += torn * shapes[side] * tearing[at]!
    giveBack(own)
  }
  giveBack(cracks, course.level, course.brightness, middle)
  return thunder
}
