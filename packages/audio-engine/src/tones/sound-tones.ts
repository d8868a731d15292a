import { seconds, type Gain, type Hertz, type Seconds } from '@dhvani/units'

/** One sine, alone or as a partial of a stroke. */
export type Tone = {
  readonly frequency: Hertz
  /** Linear amplitude at its loudest. */
  readonly gain: Gain
  /** -1 (left ear alone) to 1 (right ear alone); both ears alike unless given. */
  readonly pan?: number
  /** Seconds after the others; 0 unless given. */
  readonly start?: Seconds
  /** Seconds in which it falls by 60 dB; it holds until it is stopped unless given. */
  readonly t60?: Seconds
}

export type SoundingTones = {
  /** Moves a tone without a click, and without a jump of its phase. */
  setFrequency(index: number, frequency: Hertz): void
  /** Context time at which all of them have died away; Infinity if one holds. */
  readonly end: number
  /** Ends every tone at a context time. */
  stop(at: Seconds): void
}

/** Time constant of the start of a tone: a finger, not a click. */
const ATTACK = 0.0007

/** How long the start takes before the decay begins. */
const CONTACT = 0.004

/** Time constant of a moved frequency. */
const GLIDE = 0.02

/** Natural logarithm of 60 dB. */
const SIXTY_DECIBELS = Math.log(1000)

/**
 * Starts sines together; their sum must stay below 1.
 *
 * @param at context time
 */
export const soundTones = (
  context: BaseAudioContext,
  output: AudioNode,
  tones: readonly Tone[],
  at: Seconds,
): SoundingTones => {
  const oscillators = tones.map(({ frequency, gain, pan = 0, start = seconds(0), t60 }) => {
    const begin = at + start
    const oscillator = new OscillatorNode(context, { frequency })
    const level = new GainNode(context, { gain: 0 })
    level.gain.setTargetAtTime(gain, begin, ATTACK)
    if (t60 !== undefined) level.gain.setTargetAtTime(0, begin + CONTACT, t60 / SIXTY_DECIBELS)
    oscillator.connect(level)
    if (pan === 0) level.connect(output)
    else level.connect(new StereoPannerNode(context, { pan })).connect(output)
    oscillator.start(begin)
    if (t60 !== undefined) oscillator.stop(begin + CONTACT + 1.2 * t60)
    return oscillator
  })
  const ends = tones.map(({ start = 0, t60 = Infinity }) => at + start + CONTACT + 1.2 * t60)
  return {
    end: Math.max(...ends),
    setFrequency(index, frequency) {
      oscillators[index]?.frequency.setTargetAtTime(frequency, context.currentTime, GLIDE)
    },
    stop(when) {
      for (const oscillator of oscillators) oscillator.stop(when)
    },
  }
}
