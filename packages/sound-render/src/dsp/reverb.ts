import { samples, type Hertz, type Seconds } from '@dhvani/units'
import { onePoleLowPass, type Section } from './filters.ts'
import { silence, type Stereo } from './stereo.ts'

/** How a room answers a sound. */
export type Room = {
  /** How long the room's sound takes to fall by 60 dB at low frequencies. */
  t60: Seconds
  /** Above this frequency (hertz) the room dies away faster. */
  damping: number
  /** Scales the delay lines: 1 is a hall, 0.3 a small room. */
  size: number
  /** Silence before the first reflection. */
  preDelay: Seconds
}

/** Mutually prime lengths (samples at 44.1 kHz, size 1), spread over an octave and a half. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2699, 3037]

/** Householder feedback: lossless mixing of eight lines in 16 additions. */
const MIX = 2 / LINES.length
/** Linear level of each of the four lines that an ear hears. */
const OUTPUT = 0.35

type Line = { delay: Float32Array; position: number; gain: number; damp: Section; state: number }

const buildLines = ({ t60, damping, size }: Room, sampleRate: Hertz): Line[] =>
  LINES.map((samples) => {
    const length = Math.max(16, Math.round((samples * size * sampleRate) / 44_100))
    return {
      delay: new Float32Array(length),
      position: 0,
      gain: 10 ** ((-3 * length) / (t60 * sampleRate)),
      damp: onePoleLowPass(damping, sampleRate),
      state: 0,
    }
  })

/**
 * The reverberation of a loop, cyclic and without the dry sound.
 *
 * Feedback delay network of eight lines: J.-M. Jot and A. Chaigne, "Digital delay networks for
 * designing artificial reverberators", AES 90 (1991). It first hears the end of the loop for twice
 * its decay time (-120 dB), then the loop.
 */
export const reverberate = (dry: Stereo, room: Room, sampleRate: Hertz): Stereo => {
  const length = dry.left.length
  const wet = silence(samples(length))
  const lines = buildLines(room, sampleRate)
  const warmUp = Math.min(length, Math.ceil(2 * room.t60 * sampleRate))
  const preDelay = Math.round(room.preDelay * sampleRate)
  const outputs = new Float64Array(LINES.length)
  for (let step = -warmUp; step < length; step += 1) {
    const index = step < 0 ? step + length : step
    const source = (((index - preDelay) % length) + length) % length
    const inLeft = dry.left[source]!
    const inRight = dry.right[source]!
    let sum = 0
    for (let line = 0; line < 8; line += 1) {
      const current = lines[line]!
      const heard = current.delay[current.position]!
      current.state = current.damp.b0 * heard - current.damp.a1 * current.state
      const out = current.state * current.gain
      outputs[line] = out
      sum += out
    }
    sum *= MIX
    for (let line = 0; line < 8; line += 1) {
      const current = lines[line]!
      current.delay[current.position] = outputs[line]! - sum + (line % 2 === 0 ? inLeft : inRight)
      current.position = current.position + 1 === current.delay.length ? 0 : current.position + 1
    }
    if (step >= 0) {
      wet.left[index] = OUTPUT * (outputs[0]! - outputs[2]! + outputs[4]! - outputs[7]!)
      wet.right[index] = OUTPUT * (outputs[1]! - outputs[3]! + outputs[5]! - outputs[6]!)
    }
  }
  return wet
}

/** One reflection of a surface: linear gain, pan from -1 (left) to 1 (right). */
export type Echo = { delay: Seconds; gain: number; pan: number }

/** Discrete echoes of a stereo loop (their sum only), cyclic; each turns the scene a little. */
export const echoes = (dry: Stereo, taps: readonly Echo[], sampleRate: Hertz): Stereo => {
  const length = dry.left.length
  const wet = silence(samples(length))
  for (const { delay, gain, pan } of taps) {
    const shift = Math.round(delay * sampleRate) % length
    const left = gain * Math.sqrt((1 - pan) / 2)
    const right = gain * Math.sqrt((1 + pan) / 2)
    let source = length - shift
    for (let index = 0; index < length; index += 1, source += 1) {
      if (source >= length) source -= length
      const middle = dry.left[source]! + dry.right[source]!
      wet.left[index]! += left * middle
      wet.right[index]! += right * middle
    }
  }
  return wet
}
