import { samples, type BeatsPerMinute, type Hertz } from '@dhvani/units'
import { silence, type Stereo } from '../dsp/stereo.ts'
import type { BeatScore, BeatScoreEvent, KitSamples } from './beat-recipe.ts'

/** A choked voice fades in this time, as a hand laid on the skin would take. */
const CHOKE_SECONDS = 0.008

/** A note cut by its own length fades a little slower, like a released string. */
const RELEASE_SECONDS = 0.03

/** At which tempo and sample rate a score is played. */
export type ScorePlayback = { tempo: BeatsPerMinute; sampleRate: Hertz }

/** Gains of one stereo one-shot under the pan law of the Web Audio `StereoPannerNode`. */
const panMatrix = (pan: number) => {
  const x = (pan <= 0 ? pan + 1 : pan) * (Math.PI / 2)
  return pan <= 0
    ? { leftToLeft: 1, rightToLeft: Math.cos(x), leftToRight: 0, rightToRight: Math.sin(x) }
    : { leftToLeft: Math.cos(x), rightToLeft: 0, leftToRight: Math.sin(x), rightToRight: 1 }
}

/** Beats until the next event of the same choke group, around the loop; none gives infinity. */
const beatsUntilChoked = (score: BeatScore, event: BeatScoreEvent): number => {
  if (event.choke === undefined) return Number.POSITIVE_INFINITY
  return score.events.reduce((nearest, other) => {
    if (other.choke !== event.choke || other.beat === event.beat) return nearest
    const distance = (other.beat - event.beat + score.beats) % score.beats
    return Math.min(nearest, distance)
  }, Number.POSITIVE_INFINITY)
}

const addVoice = (
  loop: Stereo,
  sample: Stereo,
  event: BeatScoreEvent,
  until: number,
  at: number,
  release: number,
) => {
  const length = loop.left.length
  const { leftToLeft, rightToLeft, leftToRight, rightToRight } = panMatrix(event.pan)
  const rate = event.rate ?? 1
  const available = Math.floor((sample.left.length - 1) / rate)
  const end = Math.min(available, until + release)
  let target = at % length
  for (let index = 0; index < end; index += 1) {
    const position = index * rate
    const base = Math.floor(position)
    const share = position - base
    const left = sample.left[base]! + share * (sample.left[base + 1]! - sample.left[base]!)
    const right = sample.right[base]! + share * (sample.right[base + 1]! - sample.right[base]!)
    const level = event.gain * (index < until ? 1 : 1 - (index - until) / release)
    loop.left[target]! += level * (leftToLeft * left + rightToLeft * right)
    loop.right[target]! += level * (leftToRight * left + rightToRight * right)
    target += 1
    if (target === length) target = 0
  }
}

/**
 * Plays a score with one-shots into a loop of exactly `round(beats × 60 / tempo × sampleRate)`
 * samples; tails that run over the end come in at the start.
 *
 * The rules are those of the beatbox: a new event of a choke group ends the one before within
 * 8 ms, `beats` ends a note after its own length, `pan` follows the Web Audio panner.
 *
 * @throws {RangeError} when the score names a sample that the kit lacks
 */
export const playScore = (
  score: BeatScore,
  oneShots: KitSamples,
  { tempo, sampleRate }: ScorePlayback,
): Stereo => {
  const samplesPerBeat = (60 / tempo) * sampleRate
  const loop = silence(samples(Math.round(score.beats * samplesPerBeat)))
  for (const event of score.events) {
    const sample = oneShots[event.sample]
    if (!sample) throw new RangeError(`${score.loop}: the kit has no sample ${event.sample}`)
    const choked = beatsUntilChoked(score, event) * samplesPerBeat
    const written = (event.beats ?? Number.POSITIVE_INFINITY) * samplesPerBeat
    const until = Math.round(Math.min(choked, written, sample.left.length))
    const release = Math.round((choked <= written ? CHOKE_SECONDS : RELEASE_SECONDS) * sampleRate)
    addVoice(loop, sample, event, until, Math.round(event.beat * samplesPerBeat), release)
  }
  return loop
}
