import { seconds, type BeatsPerMinute, type Seconds } from '@dhvani/units'

/** A straight line between beats and the audio clock: from `time0` on, at one tempo. */
export type Pulse = {
  readonly tempo: BeatsPerMinute
  readonly beat0: number
  readonly time0: Seconds
}

export const beatAt = (pulse: Pulse, time: number): number =>
  pulse.beat0 + ((time - pulse.time0) * pulse.tempo) / 60

export const timeOf = (pulse: Pulse, beat: number): Seconds =>
  seconds(pulse.time0 + ((beat - pulse.beat0) * 60) / pulse.tempo)

/** Goes on at another tempo from `beat` on; what was before stays where it was. */
export const changeTempo = (pulse: Pulse, tempo: BeatsPerMinute, beat: number): Pulse => ({
  tempo,
  beat0: beat,
  time0: timeOf(pulse, beat),
})

export const BEATS_PER_BAR = 4

/** The first bar line at or after a beat. */
export const nextBar = (beat: number): number => Math.ceil(beat / BEATS_PER_BAR) * BEATS_PER_BAR
