import type { Hertz, Random } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { SIXTY_DECIBELS } from '../../dsp/resonance.ts'

/** Samples between two looks at the pitch and at how far each partial has wandered. */
const STEP = 32

/** No mode lies above this: the gourd hardly radiates there. */
const HIGHEST_HERTZ = 10_500
const MOST_MODES = 40

/** Where the string can lie on the bridge, as shares of its open length. */
const CONTACTS = [0.006, 0.014, 0.024, 0.036] as const

/** The bridge of a sitar: bone or ebony gives a little. */
export const BONE = { hardness: 0.2, restitution: 0.8 } as const

export type WrappingString = {
  /** Hertz over time in seconds; a constant, or a meend. */
  pitch: (time: number) => number
  duration: number
  /** Seconds in which the lowest partials would fall by 60 dB away from the bridge. */
  t60: number
  /** Hertz above which the string itself dies away faster. */
  damping: number
  /** Stiffness B of `f(n) = n f0 sqrt(1 + B n²)`. */
  stiffness: number
  /** How steeply the bridge falls away: a swing of 1 lies on it up to `1 / curve` of the length. */
  curve: number
  /** Share of the depth of a contact that the bridge pushes back at each sample: bone more than a cotton thread. */
  hardness: number
  /** Share of its push that the bridge gives back as the string leaves it. */
  restitution: number
  /** Where it is plucked, as a share of its length, and how wide the plectrum is. */
  pluckAt: number
  width: number
  /** Gain of the fundamental, linear: what the body radiates of it. */
  lowest: number
  /** How much of each partial turns away and back, 0 to 1, 2 to 8 times a second. */
  turning: number
  sampleRate: Hertz
  random: Random
}

/** One partial of the string. */
type Mode = {
  /** 1 is the fundamental. */
  number: number
  /** Displacement, and velocity over angular frequency: they turn into each other. */
  swing: number
  speed: number
  /** Radians by which it turns in a sample. */
  angle: number
  /** Factor by which it decays in a sample. */
  decay: number
  /** Cosine and sine of the angle, times the decay. */
  cosine: number
  sine: number
  /** How much of it turns away from the bridge and back, linear. */
  depth: number
  /** Such turns in a sample, and where it stands in the present one, 0 to 1. */
  turns: number
  phase: number
  /** What the bridge hears of it if it did not turn, linear. */
  weight: number
  /** What the bridge hears of it now, and by how much that changes in a sample. */
  heard: number
  step: number
}

const createModes = (string: WrappingString): Mode[] => {
  const { pluckAt, width, lowest, turning, sampleRate, random } = string
  const base = string.pitch(0)
  const count = Math.min(MOST_MODES, Math.floor(HIGHEST_HERTZ / base))
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const wide = Math.PI * number * width
    const shape = Math.sin(Math.PI * number * pluckAt) / (number * number)
    const round = Math.exp(-0.5 * wide * wide)
    return {
      number,
      swing: (shape * round * 2) / (Math.PI ** 2 * pluckAt * (1 - pluckAt)),
      speed: 0,
      cosine: 1,
      sine: 0,
      decay: 1,
      angle: 0,
      depth: turning * uniformBetween(0.6, 1.4, random),
      turns: uniformBetween(2, 8, random) / sampleRate,
      phase: random(),
      weight: number === 1 ? lowest : number,
      heard: 1,
      step: 0,
    }
  })
}

/**
 * A plucked string that wraps on a wide curved bridge (sitar), as the force on its bridge.
 *
 * The string is a sum of modes that turn freely; where it falls onto the bridge, the bridge pushes
 * back, and so passes energy from the low partials to the high ones for as long as the string
 * sounds. After C. Valette, "The mechanics of vibrating strings" (1995), and M. van Walstijn,
 * J. Bridges and S. Mehes, "A real-time synthesis oriented tanpura model" (DAFx 2016), with a few
 * contacts instead of a continuous one. Each partial also turns between its two directions, of
 * which the bridge hears one: that makes each wander about its decay.
 */
export const pluckWrapping = (string: WrappingString): Float32Array => {
  const { pitch, t60, damping, stiffness, curve, hardness, restitution, sampleRate } = string
  const modes = createModes(string)
  const length = Math.round(string.duration * sampleRate)
  const out = new Float32Array(length)
  const shapes = CONTACTS.map((at) => modes.map(({ number }) => Math.sin(Math.PI * number * at)))
  const masses = shapes.map((shape) => shape.reduce((sum, value) => sum + value * value, 0))
  const floors = CONTACTS.map((at) => -curve * at * at)
  const depths = new Float64Array(CONTACTS.length)
  const tune = (time: number) => {
    const frequency = pitch(time)
    for (const mode of modes) {
      const { number } = mode
      const hertz = frequency * number * Math.sqrt(1 + stiffness * number * number)
      const fade = t60 / (1 + (hertz / damping) ** 2)
      mode.angle = (2 * Math.PI * hertz) / sampleRate
      mode.decay = Math.exp(-SIXTY_DECIBELS / (fade * sampleRate))
      mode.cosine = mode.decay * Math.cos(mode.angle)
      mode.sine = mode.decay * Math.sin(mode.angle)
      mode.phase += mode.turns * STEP
      const heard = 1 + mode.depth * Math.cos(2 * Math.PI * mode.phase)
      mode.step = (mode.weight * heard - mode.heard) / STEP
    }
  }
  for (const mode of modes)
    mode.heard = mode.weight * (1 + mode.depth * Math.cos(2 * Math.PI * mode.phase))
  for (let index = 0; index < length; index += 1) {
    if (index % STEP === 0) tune(index / sampleRate)
    for (let contact = 0; contact < CONTACTS.length; contact += 1) {
      const shape = shapes[contact]!
      let height = 0
      for (let at = 0; at < modes.length; at += 1) height += shape[at]! * modes[at]!.swing
      const deep = floors[contact]! - height
      const leaving = deep < depths[contact]!
      depths[contact] = deep
      if (deep <= 0) continue
      const push = ((leaving ? restitution : 1) * hardness * deep) / masses[contact]!
      for (let at = 0; at < modes.length; at += 1)
        modes[at]!.speed += (shape[at]! * push) / modes[at]!.angle
    }
    let force = 0
    for (const mode of modes) {
      const { swing, speed } = mode
      mode.swing = mode.cosine * swing + mode.sine * speed
      mode.speed = mode.cosine * speed - mode.sine * swing
      mode.heard += mode.step
      force += mode.heard * mode.swing
    }
    out[index] = force
  }
  return out
}
