import { faderGain } from '@dhvani/audio-engine/fader-law'
import { percent } from '@dhvani/units'
import { saNear } from '#lib/store/listener-sa.ts'

/**
 * A small singing bowl: four inharmonic partials, each a pair of tones that beats slowly, each with
 * its own decay. Ratios after N. H. Fletcher and T. D. Rossing, The Physics of Musical
 * Instruments, 2nd ed., on bowls and bells: near 1, 2.7, 5.1 and 8.1 of the lowest.
 */
/** The lowest partial is that octave of Sa which lies nearest to this, in hertz. */
const LOWEST = 233
/** Levels are linear gains, beats are in hertz, decays in seconds. */
const PARTIALS = [
  { ratio: 1, level: 0.5, beat: 0.7, decay: 7 },
  { ratio: 2.71, level: 0.26, beat: 1.1, decay: 4.5 },
  { ratio: 5.12, level: 0.11, beat: 1.7, decay: 2.4 },
  { ratio: 8.13, level: 0.05, beat: 2.3, decay: 1.2 },
] as const

/** At a volume of 100; at 50 the bowl is heard above a mix of three sounds (docs/decisions/250-levels-that-people-hear.md). */
const FULL = 1.08
/** In seconds. */
const ATTACK = 0.012
/** An exponential ramp cannot end at 0, so it ends at -80 dB. */
const SILENCE = 0.0001
/** Time constant in which a stroke gives way to the next, in seconds. */
const DAMPING = 0.05

let context: AudioContext | undefined
let ringing: GainNode | undefined

/** Call it inside the press that starts the timer; the browser then lets the bell ring later. */
export const prepareBell = (): void => {
  context ??= new AudioContext()
  void context.resume()
}

/** @param volume in percent; 100 is an open fader */
export const strikeBowl = (on: BaseAudioContext, volume: number): GainNode => {
  const now = on.currentTime
  const lowest = saNear(LOWEST)
  const output = new GainNode(on, { gain: FULL * faderGain(percent(volume)) })
  output.connect(on.destination)
  for (const { ratio, level, beat, decay } of PARTIALS) {
    const envelope = new GainNode(on, { gain: 0 })
    envelope.gain.setValueAtTime(0, now)
    envelope.gain.linearRampToValueAtTime(level / 2, now + ATTACK)
    envelope.gain.exponentialRampToValueAtTime(SILENCE, now + decay)
    envelope.connect(output)
    for (const side of [-1, 1]) {
      const frequency = lowest * ratio + (side * beat) / 2
      const tone = new OscillatorNode(on, { frequency })
      tone.connect(envelope)
      tone.start(now)
      tone.stop(now + decay + 0.1)
    }
  }
  return output
}

/**
 * Rings once, in the place of a stroke that still sounds. It is silent where the browser blocks audio: after a reload
 * without a press.
 */
export const ringBell = (volume: number): void => {
  if (!context || context.state !== 'running') return
  ringing?.gain.setTargetAtTime(0, context.currentTime, DAMPING)
  ringing = strikeBowl(context, volume)
}
