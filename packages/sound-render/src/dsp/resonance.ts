/** ln(1000): a decay by 60 dB. */
const SIXTY_DECIBELS = 6.907_755

/**
 * Adds an exponentially decaying sine to a one-shot. Costs two multiplications a sample.
 *
 * @param start sample at which it is struck
 * @param t60 seconds in which it falls by 60 dB
 * @param phase radians; 0 starts at zero, so nothing clicks
 */
export const addDecayingSine = (
  target: Float32Array,
  start: number,
  frequency: number,
  t60: number,
  amplitude: number,
  sampleRate: number,
  phase = 0,
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
export const bubble = (radius: number, rise: number, sampleRate: number): Float32Array => {
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
