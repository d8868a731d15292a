import { samples, type Hertz, type Seconds } from '@dhvani/units'
import { onePoleLowPass } from './filters.ts'
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

/** Lengths in samples, and linear gains. */
const planLines = ({ t60, size }: Room, sampleRate: Hertz) => {
  const lengths = LINES.map((line) => Math.max(16, Math.round((line * size * sampleRate) / 44_100)))
  return {
    lengths: Int32Array.from(lengths),
    gains: Float64Array.from(lengths, (length) => 10 ** ((-3 * length) / (t60 * sampleRate))),
  }
}

/**
 * Adds the reverberation of a loop, cyclic and without the dry sound, to another loop.
 *
 * Feedback delay network of eight lines: J.-M. Jot and A. Chaigne, "Digital delay networks for
 * designing artificial reverberators", AES 90 (1991). It first hears the end of the loop for twice
 * its decay time (-120 dB), then the loop.
 *
 * @param target must not be `dry`, which is still read while `target` is written
 * @param factor linear
 */
export const reverberateInto = (
  target: Stereo,
  dry: Stereo,
  { room, factor, sampleRate }: { room: Room; factor: number; sampleRate: Hertz },
): void => {
  const length = dry.left.length
  const { lengths, gains } = planLines(room, sampleRate)
  // One line after another in one array: lines as objects take half as much time again.
  const longest = Math.max(...lengths)
  const delays = new Float32Array(LINES.length * longest)
  const positions = new Int32Array(LINES.length)
  const states = new Float64Array(LINES.length)
  const { b0, a1 } = onePoleLowPass(room.damping, sampleRate)
  const warmUp = Math.min(length, Math.ceil(2 * room.t60 * sampleRate))
  const preDelay = Math.round(room.preDelay * sampleRate)
  const outputs = new Float64Array(LINES.length)
  for (let step = -warmUp; step < length; step += 1) {
    const index = step < 0 ? step + length : step
    const source = (((index - preDelay) % length) + length) % length
    const inLeft = dry.left[source]!
    const inRight = dry.right[source]!
    let sum = 0
    for (let line = 0; line < LINES.length; line += 1) {
      const state = b0 * delays[line * longest + positions[line]!]! - a1 * states[line]!
      const out = state * gains[line]!
      states[line] = state
      outputs[line] = out
      sum += out
    }
    sum *= MIX
    for (let line = 0; line < LINES.length; line += 1) {
      const position = positions[line]!
      delays[line * longest + position] = outputs[line]! - sum + (line % 2 === 0 ? inLeft : inRight)
      positions[line] = position + 1 === lengths[line]! ? 0 : position + 1
    }
    if (step >= 0) {
      const left = OUTPUT * (outputs[0]! - outputs[2]! + outputs[4]! - outputs[7]!)
      const right = OUTPUT * (outputs[1]! - outputs[3]! + outputs[5]! - outputs[6]!)
      target.left[index]! += Math.fround(left) * factor
      target.right[index]! += Math.fround(right) * factor
    }
  }
}

/** The reverberation of a loop alone, as {@link reverberateInto} has it. */
export const reverberate = (dry: Stereo, room: Room, sampleRate: Hertz): Stereo => {
  const wet = silence(samples(dry.left.length))
  reverberateInto(wet, dry, { room, factor: 1, sampleRate })
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
