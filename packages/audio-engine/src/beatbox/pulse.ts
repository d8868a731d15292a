import { seconds, type BeatsPerMinute, type Seconds } from '@dhvani/units'

/** Maps beats to the audio clock at one tempo: beat `beat0` is at context time `time0`. */
export type Pulse = {
  readonly tempo: BeatsPerMinute
  readonly beat0: number
  readonly time0: Seconds
}

/** The beat at a context time. */
export const beatAt = (pulse: Pulse, time: number): number =>
  pulse.beat0 + ((time - pulse.time0) * pulse.tempo) / 60

/** The context time of a beat. */
export const timeOf = (pulse: Pulse, beat: number): Seconds =>
  seconds(pulse.time0 + ((beat - pulse.beat0) * 60) / pulse.tempo)

/** The pulse at another tempo, with `beat` at the same time as before. */
export const changeTempo = (pulse: Pulse, tempo: BeatsPerMinute, beat: number): Pulse => ({
  tempo,
  beat0: beat,
  time0: timeOf(pulse, beat),
})

export const BEATS_PER_BAR = 4

/** Human timing puts the first stroke at most this many beats before its line. */
export const EARLIEST_STROKE = 0.05

/** The first bar line at or after a beat. */
export const nextBar = (beat: number): number => Math.ceil(beat / BEATS_PER_BAR) * BEATS_PER_BAR
