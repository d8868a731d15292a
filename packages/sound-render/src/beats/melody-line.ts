import type { BeatsPerMinute, Hertz, Random } from '@dhvani/units'
import { fromDecibels } from '../dsp/stereo.ts'
import { pitchOf, type Svara } from './svara.ts'

/** One note of a line that is blown or sung. Lengths in beats, ornaments in seconds. */
export type LineNote = {
  beat: number
  beats: number
  note: Svara
  /** Seconds of a meend from the note before; absent: the finger or voice steps. */
  slide?: number
  /** A grace note touched on the way in. */
  kan?: Svara
  /** Share of the player's full vibrato, 0 to 1. */
  vibrato?: number
  /** Decibels. */
  level?: number
  /** A shake towards another note and back, so many times a second. */
  gamak?: { to: Svara; rate: number }
}

/** Notes on one breath. */
export type Phrase = {
  notes: readonly LineNote[]
  /** Seconds in which the first note reaches its level. */
  attack: number
  /** Seconds in which the last note fades. */
  release: number
}

/** How a player or singer moves from note to note. */
export type LinePlayer = {
  /** Swings of a full vibrato, in hertz. */
  vibratoRate: number
  /** Cents to either side. */
  vibratoCents: number
  /** Decibels by which loudness swings with the vibrato, from softest to loudest. */
  vibratoLevel: number
  /** Cents by which a held pitch wanders. */
  drift: number
  /** Seconds of a plain step from note to note. */
  step: number
  /** Whether a plain step swings past its note and back, as a voice does; a finger on a hole does not. */
  swings: boolean
  /** Decibels by which the line is softer in the middle of a step. */
  dip: number
  /** Decibels that each note loses from its start to its end. */
  fall: number
  /** Cents by which a phrase begins below its first note; it ends half of them below its last. */
  scoop: number
  /** How long a grace note lasts. */
  kanSeconds: number
}

/** Control points of a line: one every {@link CONTROL_STEP} samples, and one beyond the end. */
export type Line = {
  /** Hertz. */
  pitch: Float32Array
  /** Linear loudness, 0 between phrases. */
  level: Float32Array
  /** Seconds since the phrase began; 10 between phrases. */
  age: Float32Array
}

/** Samples from one control point to the next: 0.7 ms at 44.1 kHz. */
export const CONTROL_STEP = 32

/** The value of one of a line's curves at a place between two control points. */
export const readLine = (curve: Float32Array, position: number): number => {
  const index = Math.floor(position)
  return curve[index]! + (position - index) * (curve[index + 1]! - curve[index]!)
}

const smooth = (share: number) => {
  const x = Math.max(0, Math.min(1, share))
  return 0.5 - 0.5 * Math.cos(Math.PI * x)
}

/** A slow unrest of about unit size: seven sines between 0.3 and 7 Hz that never line up. */
export const createUnrest = (random: Random) => {
  const waves = Array.from({ length: 7 }, (_, index) => ({
    rate: 0.3 * 1.7 ** index * (0.8 + 0.4 * random()),
    phase: random() * 2 * Math.PI,
    weight: 0.75 ** index,
  }))
  return (time: number) =>
    waves.reduce(
      (sum, { rate, phase, weight }) => sum + weight * Math.sin(2 * Math.PI * rate * time + phase),
      0,
    ) * 0.45
}

/** How a voice swings to a new note: radians a second, and damping. */
const SWING = { rate: 34.8, damping: 0.5422 }

/**
 * Share of a plain step that a voice has gone: past its end by an eighth after a tenth of a second, then back. The second-order
 * system that T. Saitou et al. fitted to singers ("Speech-to-singing synthesis", WASPAA 2007).
 *
 * @param time seconds since it set out
 */
const swing = (time: number): number => {
  if (time <= 0) return 0
  const { rate, damping } = SWING
  const own = rate * Math.sqrt(1 - damping * damping)
  const turn = Math.cos(own * time) + ((damping * rate) / own) * Math.sin(own * time)
  return 1 - Math.exp(-damping * rate * time) * turn
}

type Timed = LineNote & { start: number; end: number; pitch: number }

/** Share of a slide that is over when its note is due: a listener hears the arrival as the beat. */
const EARLY = 0.4

/** When the way to a note begins. */
const departure = (note: Timed, player: LinePlayer) =>
  note.kan ? note.start : note.start - EARLY * (note.slide ?? player.step)

const KAN_TURN_SECONDS = 0.028

/** Octaves (log2 hertz) of a note at a time, its way in and its shake included. */
const bearing = (note: Timed, previous: Timed | undefined, time: number, player: LinePlayer) => {
  const since = time - note.start
  const shake = note.gamak
    ? (Math.log2(pitchOf(note.gamak.to)) - note.pitch) *
      smooth(since / 0.15) *
      smooth((note.end - 0.07 - time) / 0.14) *
      (0.5 - 0.5 * Math.cos(2 * Math.PI * note.gamak.rate * since))
    : 0
  if (note.kan) {
    const touched = Math.log2(pitchOf(note.kan))
    const before = previous ? previous.pitch : touched
    const grace = before + (touched - before) * smooth(since / player.step)
    return grace + (note.pitch - grace) * smooth((since - player.kanSeconds) / KAN_TURN_SECONDS)
  }
  const way = note.slide ?? player.step
  const from = previous ? previous.pitch : note.pitch
  const gone =
    player.swings && note.slide === undefined
      ? swing(since + EARLY * way)
      : smooth(since / way + EARLY)
  return from + (note.pitch - from) * gone + shake
}

/** Long notes swell and ease; steps dip for a moment as the finger moves. */
const noteLevel = (note: Timed, first: boolean, time: number, player: LinePlayer): number => {
  const length = note.end - note.start
  const share = Math.max(0, Math.min(1, (time - note.start) / length))
  const swell =
    Math.min(1, length / 1.2) * (2.2 * Math.sin(Math.PI * share ** 0.8) - 1.6 * share ** 2)
  const away = (time - note.start) / 0.02
  const dip = first || note.slide !== undefined ? 0 : -player.dip * Math.exp(-away * away)
  return (note.level ?? 0) + swell + dip - player.fall * share
}

/**
 * Turns phrases into curves of pitch and loudness at a tempo. Notes stretch with the tempo;
 * slides, grace notes and vibrato keep their own time, as a player's do.
 *
 * @param beats length of the loop; no phrase may still sound at its end
 */
export const drawLine = (
  phrases: readonly Phrase[],
  player: LinePlayer,
  {
    beats,
    tempo,
    sampleRate,
    random,
  }: { beats: number; tempo: BeatsPerMinute; sampleRate: Hertz; random: Random },
): Line => {
  const beatSeconds = 60 / tempo
  const length = Math.round(beats * beatSeconds * sampleRate)
  const points = Math.ceil(length / CONTROL_STEP) + 2
  const line: Line = {
    pitch: new Float32Array(points),
    level: new Float32Array(points),
    age: new Float32Array(points).fill(10),
  }
  const unrest = createUnrest(random)
  const shimmer = createUnrest(random)
  let next = 0
  let last = Math.log2(pitchOf(phrases[0]!.notes[0]!.note))
  for (const { notes, attack, release } of phrases) {
    const timed = notes.map((note): Timed => {
      const start = note.beat * beatSeconds
      return {
        ...note,
        start,
        end: start + note.beats * beatSeconds,
        pitch: Math.log2(pitchOf(note.note)),
      }
    })
    const begin = timed[0]!.start
    const end = timed.at(-1)!.end
    let vibratoPhase = random()
    let current = 0
    const first = Math.ceil((begin * sampleRate) / CONTROL_STEP)
    for (; next < first && next < points; next += 1) line.pitch[next] = 2 ** last
    for (; next < points; next += 1) {
      const time = (next * CONTROL_STEP) / sampleRate
      if (time > end + release) break
      while (current + 1 < timed.length && time >= departure(timed[current + 1]!, player))
        current += 1
      const note = timed[current]!
      last = bearing(note, timed[current - 1], time, player)
      const since = time - note.start
      vibratoPhase += ((player.vibratoRate + 0.35 * shimmer(time)) * CONTROL_STEP) / sampleRate
      const depth = (note.vibrato ?? 0) * smooth((since - 0.28) / 0.6)
      const wave = Math.sin(2 * Math.PI * vibratoPhase)
      const scoop = notes[0]!.kan && current === 0 ? 0 : Math.exp(-(time - begin) / 0.055)
      const sink = 0.5 * smooth((time - end) / release)
      const cents =
        depth * player.vibratoCents * wave +
        player.drift * unrest(time) -
        player.scoop * (scoop + sink)
      line.pitch[next] = 2 ** (last + cents / 1200)
      const decibels =
        noteLevel(note, current === 0, time, player) +
        depth * player.vibratoLevel * 0.5 * wave +
        0.5 * shimmer(time * 1.3)
      line.level[next] =
        fromDecibels(decibels) *
        smooth((time - begin) / attack) *
        (1 - smooth((time - end) / release))
      line.age[next] = time - begin
    }
  }
  for (; next < points; next += 1) line.pitch[next] = 2 ** last
  return line
}
