import { samples, seconds, type Hertz, type Seconds } from '@dhvani/units'
import { highPass, filterOnce } from '../dsp/filters.ts'
import { echoes, reverberate, type Echo, type Room } from '../dsp/reverb.ts'
import {
  addStereo,
  fromDecibels,
  panGains,
  peakOf,
  scale,
  scaleStereo,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'

/** Where an instrument stands and what room answers it. */
export type Stage = {
  /** -1 (left) to 1 (right). */
  pan: number
  /** Seconds by which the far ear hears it later, up to 0.0006. */
  earDelay: number
  room: Room
  /** Level of the room against the dry sound, in decibels. */
  wet: number
  /** First reflections of floor and walls. */
  early: readonly Echo[]
}

/** Scales in place to a peak. */
export const scaleToPeak = (signal: Float32Array, peak: number): Float32Array => {
  const top = peakOf(signal)
  return top === 0 ? signal : scale(signal, peak / top)
}

/** Fades the last `duration` of a one-shot out, in place, so that no tail is cut. */
export const fadeEnd = (
  signal: Float32Array,
  duration: Seconds,
  sampleRate: Hertz,
): Float32Array => {
  const length = Math.min(signal.length, Math.round(duration * sampleRate))
  for (let index = 0; index < length; index += 1)
    signal[signal.length - 1 - index]! *= 0.5 - 0.5 * Math.cos((Math.PI * index) / length)
  return signal
}

/** The direct sound: panned, later in the far ear. `dry` is filtered in place on the way. */
const panDirect = (dry: Float32Array, stage: Stage, sampleRate: Hertz): Stereo => {
  filterOnce(dry, [highPass(35, sampleRate)])
  const gains = panGains(stage.pan)
  const direct = silence(samples(dry.length))
  const far = Math.round(stage.earDelay * sampleRate)
  const leftDelay = stage.pan > 0 ? far : 0
  const rightDelay = stage.pan < 0 ? far : 0
  for (let index = 0; index < dry.length; index += 1) {
    direct.left[index] = Math.SQRT2 * gains.left * (dry[index - leftDelay] ?? 0)
    direct.right[index] = Math.SQRT2 * gains.right * (dry[index - rightDelay] ?? 0)
  }
  return direct
}

/** What the room answers, longer than the sound by the room's ring. */
const answerOf = (direct: Stereo, stage: Stage, sampleRate: Hertz): Stereo => {
  // Rooms are cyclic: silence as long as the room rings keeps the end of the sound off its start.
  const ring = Math.ceil(stage.room.t60 * sampleRate)
  const padded = silence(samples(direct.left.length + ring))
  padded.left.set(direct.left)
  padded.right.set(direct.right)
  const answer = reverberate(padded, stage.room, sampleRate)
  addStereo(answer, echoes(padded, stage.early, sampleRate), 1)
  return answer
}

const fadeStereoEnd = (sound: Stereo, sampleRate: Hertz): Stereo => {
  for (const channel of [sound.left, sound.right]) fadeEnd(channel, seconds(0.08), sampleRate)
  return sound
}

/**
 * Puts a dry one-shot on its stage.
 *
 * @param dry filtered in place on the way
 * @returns as long as the one-shot, and ending in silence
 */
export const stageOneShot = (dry: Float32Array, stage: Stage, sampleRate: Hertz): Stereo => {
  const direct = panDirect(dry, stage, sampleRate)
  const answer = answerOf(direct, stage, sampleRate)
  const wet = fromDecibels(stage.wet)
  const out = silence(samples(dry.length))
  for (let index = 0; index < dry.length; index += 1) {
    out.left[index] = direct.left[index]! + wet * answer.left[index]!
    out.right[index] = direct.right[index]! + wet * answer.right[index]!
  }
  return fadeStereoEnd(out, sampleRate)
}

/** {@link stageOneShot} without the room, for strokes whose room is a one-shot of its own. */
export const stageDirect = (dry: Float32Array, stage: Stage, sampleRate: Hertz): Stereo =>
  fadeStereoEnd(panDirect(dry, stage, sampleRate), sampleRate)

/**
 * The room's answer to a one-shot, without the one-shot. A hand that stops a skin does not stop the
 * room, so a score can let it ring on where it chokes the stroke.
 *
 * @param dry filtered in place on the way
 * @returns `duration` long, and ending in silence
 */
export const stageRoom = (
  dry: Float32Array,
  stage: Stage,
  duration: Seconds,
  sampleRate: Hertz,
): Stereo => {
  const length = samples(Math.round(duration * sampleRate))
  const padded = new Float32Array(length)
  padded.set(dry.subarray(0, length))
  const answer = answerOf(panDirect(padded, stage, sampleRate), stage, sampleRate)
  const room = { left: answer.left.slice(0, length), right: answer.right.slice(0, length) }
  return fadeStereoEnd(scaleStereo(room, fromDecibels(stage.wet)), sampleRate)
}
