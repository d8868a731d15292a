import type { Hertz, Samples, Seconds } from '@dhvani/units'

/** ln(1000): a decay by 60 dB. */
export const SIXTY_DECIBELS = 6.907_755

/** A sine that starts at once and dies away exponentially: one mode of a struck body. */
export type DecayingSine = {
  /** Where it is struck; rounded to the nearest sample. */
  start: Samples
  /** Hertz. */
  frequency: number
  /** How long it takes to fall by 60 dB. */
  t60: Seconds
  /** Linear, at the start. */
  amplitude: number
  /** Radians; 0, unless given, starts at zero, so that nothing clicks. */
  phase?: number
}

/**
 * Adds a decaying sine to a one-shot, by the recurrence of a two-pole resonator (J. O. Smith,
 * "Physical Audio Signal Processing", digital sinusoid generators): two multiplications a sample.
 */
export const addDecayingSine = (
  target: Float32Array,
  { start, frequency, t60, amplitude, phase = 0 }: DecayingSine,
  sampleRate: Hertz,
): void => {
  const decay = Math.exp(-SIXTY_DECIBELS / (t60 * sampleRate))
  const omega = (2 * Math.PI * frequency) / sampleRate
  const twice = 2 * decay * Math.cos(omega)
  const square = decay * decay
  let previous = (amplitude * Math.sin(phase - omega)) / decay
  let current = amplitude * Math.sin(phase)
  for (let index = Math.round(start); index < target.length; index += 1) {
    target[index]! += current
    const next = twice * current - square * previous
    previous = current
    current = next
  }
}

/**
 * An air bubble in water: a decaying sine whose pitch rises as it nears the surface.
 *
 * Frequency 3/r and damping 0.13/r + 0.0072 r^-1.5 for a radius r in metres: K. van den Doel,
 * "Physically based models for liquid sounds", ACM Trans. Applied Perception 2 (2005), eq. 2-4.
 *
 * @param radius metres, 0.0003 to 0.01
 * @param rise how fast it rises, in units of its damping; the paper's drop in a pool is 0.1
 * @returns unit peak before decay; sounds for 55 dB of decay
 */
export const bubble = (radius: number, rise: number, sampleRate: Hertz): Float32Array => {
  const frequency = 3 / radius
  const damping = 0.13 / radius + 0.0072 * radius ** -1.5
  const length = Math.min(Math.ceil((6.3 / damping) * sampleRate), sampleRate)
  const signal = new Float32Array(length)
  const decay = Math.exp(-damping / sampleRate)
  const step = (2 * Math.PI * frequency) / sampleRate
  const acceleration = (step * rise * damping) / sampleRate
  // An onset of a third of a period keeps the start from clicking above the bubble's own pitch.
  const attack = Math.max(8, Math.round(sampleRate / frequency / 3))
  let phase = 0
  let speed = step
  let amplitude = 1
  for (let index = 0; index < length; index += 1) {
    const onset = index < attack ? index / attack : 1
    signal[index] = onset * amplitude * Math.sin(phase)
    phase += speed
    speed += acceleration
    amplitude *= decay
  }
  return signal
}
