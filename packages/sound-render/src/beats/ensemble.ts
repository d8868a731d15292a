import { beatsPerMinute, type BeatsPerMinute, type Hertz } from '@dhvani/units'
import { fromDecibels, rootMeanSquare, scaleStereo, type Stereo } from '../dsp/stereo.ts'
import type { BeatKit, BeatRecipe, BeatScore } from './beat-recipe.ts'
import { playInRoom, type Seat } from './music-room.ts'
import { playScore } from './play-score.ts'

/** The tempo of the whole-loop files, in beats per minute. */
export const LOOP_TEMPO = beatsPerMinute(120)

/** The tempi at which sustained loops are rendered whole; others are stretched from the nearest. */
export const ANCHOR_TEMPI = [60, 80, 100, 120, 140].map(beatsPerMinute)

/** Changes whenever any loop of the ensemble would sound different. */
const VERSION = '6'

const SEED = 1

type Struck = {
  kit: BeatKit
  /** The score as the player of a seed plays it: the same strokes, a little earlier or later, softer or louder. */
  score: (seed: number) => BeatScore
  /** Decibels that bring the loop to the ensemble's -20 LUFS. */
  trim: number
  /** Where its player sits in the room that the whole loop is heard in. */
  seat: Seat
}

const powerOf = ({ left, right }: Stereo) => rootMeanSquare(left) ** 2 + rootMeanSquare(right) ** 2

/**
 * A loop of struck or plucked notes: its score and its kit are all it takes at any tempo.
 *
 * The whole loop is heard in a room. One-shots stay without it: a room that rang under every stroke of the
 * beatbox would add up with each loop that joins.
 */
export const struckLoop = ({ kit, score, trim, seat }: Struck): BeatRecipe => {
  const gain = fromDecibels(trim)
  const balance = ({ events, ...rest }: BeatScore): BeatScore => ({
    ...rest,
    events: events.map((event) => ({ ...event, gain: event.gain * gain })),
  })
  const balanced = balance(score(SEED))
  return {
    loop: balanced.loop,
    version: VERSION,
    seed: SEED,
    beats: balanced.beats,
    bitrate: kit.bitrate,
    renderLoop: ({ sampleRate, samples = kit.renderSamples(sampleRate), seed = SEED }) => {
      const played = seed === SEED ? balanced : balance(score(seed))
      const sound = playScore(played, samples, { tempo: LOOP_TEMPO, sampleRate })
      const dry = powerOf(sound)
      playInRoom(sound, seat, balanced.loop, sampleRate)
      // As loud as without the room, so that a loop and its one-shots agree.
      return scaleStereo(sound, Math.sqrt(dry / powerOf(sound)))
    },
    play: { kind: 'score', kit: kit.kit, score: balanced },
  }
}

type Sustained = {
  loop: string
  beats: number
  trim: number
  render: (tempo: BeatsPerMinute, sampleRate: Hertz) => Stereo
}

/** A loop that is blown or sung: rendered anew at each tempo, so that breath keeps its own time. */
export const sustainedLoop = ({ loop, beats, trim, render }: Sustained): BeatRecipe => {
  const renderAt = (tempo: BeatsPerMinute, sampleRate: Hertz) =>
    scaleStereo(render(tempo, sampleRate), fromDecibels(trim))
  return {
    loop,
    version: VERSION,
    seed: SEED,
    beats,
    bitrate: 160,
    renderLoop: ({ sampleRate }) => renderAt(LOOP_TEMPO, sampleRate),
    play: { kind: 'anchors', tempi: [...ANCHOR_TEMPI], renderAt },
  }
}
