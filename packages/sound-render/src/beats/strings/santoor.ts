import { samples, seconds, seededRandom, type Hertz } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { bell, filterOnce, highPass } from '../../dsp/filters.ts'
import { addDecayingSine } from '../../dsp/resonance.ts'
import type { Stereo } from '../../dsp/stereo.ts'
import type { BeatKit, BeatScore, BeatScoreEvent } from '../beat-recipe.ts'
import { createHand } from '../hand.ts'
import { fadeEnd, scaleToPeak, stageOneShot, type Stage } from '../one-shot.ts'
import { addBurst, addRattle } from '../strike.ts'
import { MELODY_NOTES, pitchOf, svaraKey, type Svara } from '../svara.ts'

/** From low sa to high ga: strings lie left to right as they rise. */
export const SANTOOR_NOTES = ['S,', 'P,', ...MELODY_NOTES] as const satisfies Svara[]

type SantoorNote = (typeof SANTOOR_NOTES)[number]

const TAKES = 2

const SECONDS = 2.4

const stage = (pan: number): Stage => ({
  pan,
  earDelay: 0.0003,
  room: { t60: seconds(1.3), damping: 6000, size: 0.85, preDelay: seconds(0.012) },
  wet: -15,
  early: [
    { delay: seconds(0.0049), gain: 0.2, pan: 0.5 },
    { delay: seconds(0.0087), gain: 0.17, pan: -0.6 },
    { delay: seconds(0.0139), gain: 0.13, pan: 0.3 },
  ],
})

/** Cents by which the strings of a course miss each other; a fresh tuning, hence a slow shimmer. */
const COURSE = [-1.6, 0, 1.4] as const

/** Stiffness of thin steel: overtones a touch sharp (Fletcher and Rossing, ch. 12). */
const STIFFNESS = 0.000_06

/** One blow of a walnut mallet on a course of three strings, dry. */
const hammer = (svara: Svara, take: number, sampleRate: Hertz): Float32Array => {
  const random = seededRandom('santoor', svara, take)
  const signal = new Float32Array(Math.round(SECONDS * sampleRate))
  const base = pitchOf(svara)
  const strike = uniformBetween(0.09, 0.12, random)
  const hardness = uniformBetween(2000, 2700, random)
  const partials = Math.min(26, Math.floor(11_000 / base))
  for (const cents of COURSE) {
    const course = base * 2 ** ((cents + uniformBetween(-0.3, 0.3, random)) / 1200)
    const late = Math.floor(uniformBetween(0, 0.0006, random) * sampleRate)
    for (let partial = 1; partial <= partials; partial += 1) {
      const frequency = course * partial * Math.sqrt(1 + STIFFNESS * partial * partial)
      const notch = Math.abs(Math.sin(Math.PI * partial * strike))
      const contact = 1 / (1 + (frequency / hardness) ** 2)
      const amplitude = notch * contact * uniformBetween(0.75, 1.3, random) * partial ** -0.25
      // Two rates of decay: the strings first swing with the bridge, then against each other.
      const t60 = (3.6 * (base / 277) ** -0.25) / (1 + 0.05 * partial + (frequency / 4200) ** 1.5)
      addDecayingSine(
        signal,
        { start: samples(late), frequency, t60: seconds(t60 * 0.35), amplitude: amplitude * 0.55 },
        sampleRate,
      )
      addDecayingSine(
        signal,
        { start: samples(late), frequency, t60: seconds(t60), amplitude: amplitude * 0.45 },
        sampleRate,
      )
    }
  }
  scaleToPeak(signal, 0.7)
  addBurst(
    signal,
    { frequency: uniformBetween(2800, 4200, random), q: 0.7, level: -15, duration: 0.004 },
    sampleRate,
    random,
  )
  addRattle(
    signal,
    { count: 20, lowest: 420, highest: 5200, level: -15, t60: [0.02, 0.07] },
    sampleRate,
    random,
  )
  filterOnce(signal, [
    highPass(110, sampleRate),
    bell(360, sampleRate, 1.4, 2),
    bell(1500, sampleRate, 1, 1.5),
  ])
  return fadeEnd(scaleToPeak(signal, 0.75), seconds(0.5), sampleRate)
}

const renderSamples = (sampleRate: Hertz): Record<string, Stereo> =>
  Object.fromEntries(
    SANTOOR_NOTES.flatMap((svara, index) =>
      Array.from({ length: TAKES }, (_, take): [string, Stereo] => [
        `${svaraKey(svara)}-${take + 1}`,
        stageOneShot(
          hammer(svara, take + 1, sampleRate),
          stage((index / (SANTOOR_NOTES.length - 1) - 0.5) * 0.5),
          sampleRate,
        ),
      ]),
    ),
  )

export const SANTOOR_KIT: BeatKit = { kit: 'santoor', bitrate: 160, renderSamples }

type Blow = { beat: number; note: SantoorNote; level: number; spoken: boolean }

const blow = (beat: number, note: SantoorNote, level = 0): Blow => ({
  beat,
  note,
  level,
  spoken: true,
})

/** A tremolo of both mallets that swells and ebbs, from one beat to another. */
const roll = (from: number, to: number, note: SantoorNote, rate = 6): Blow[] => {
  const count = Math.round((to - from) * rate)
  return Array.from({ length: count }, (_, index) => ({
    beat: from + index / rate,
    note,
    level: -9.5 + 5 * Math.sin((Math.PI * (index + 0.5)) / count) - (index % 2),
    spoken: index === 0,
  }))
}

/**
 * Four phrases of four beats: rise to ga and pa, roll on dha, play around upper sa, and come home
 * by Bhupali's own way, ga re sa dha, sa re ga.
 */
const PHRASES: readonly Blow[] = [
  blow(0, 'S', 0.5),
  blow(0.5, 'R', -3),
  blow(0.75, 'G', -2),
  blow(1, 'P', -0.5),
  blow(1.5, 'G', -3),
  blow(1.75, 'P', -3),
  blow(2, 'D', -1),
  blow(2.5, 'P', -4),
  blow(2.75, 'G', -3),
  blow(3, 'P', -2),
  blow(3.5, 'G', -4),
  blow(3.75, 'P', -4),
  blow(4, 'D', 0),
  ...roll(4.25, 6, 'D'),
  blow(6, "S'", -0.5),
  blow(6.5, 'D', -3),
  blow(6.75, "S'", -3),
  blow(7, "R'", -1.5),
  blow(7.5, "S'", -3),
  blow(7.75, 'D', -4),
  blow(8, "S'", 0.5),
  blow(8.25, "R'", -3),
  blow(8.5, "G'", -2),
  blow(8.75, "R'", -4),
  blow(9, "S'", -2),
  blow(9.25, 'D', -4),
  blow(9.5, "S'", -3),
  ...roll(10, 11.5, "S'"),
  blow(11.5, 'D', -3),
  blow(11.75, 'P', -3),
  blow(12, 'G', -0.5),
  blow(12.5, 'R', -3),
  blow(12.75, 'S', -4),
  blow(13, 'D,', -1.5),
  blow(13.5, 'S', -3),
  blow(13.75, 'R', -4),
  blow(14, 'G', -1),
  blow(14.5, 'P', -3),
  blow(14.75, 'G', -4),
  blow(15, 'R', -2),
  blow(15.25, 'G', -4.5),
  blow(15.5, 'R', -4),
  blow(15.75, 'D,', -4),
]

/** The left hand touches sa and pa low under each phrase. */
const GROUND: readonly Blow[] = [
  { beat: 0, note: 'S,', level: -3, spoken: false },
  { beat: 2, note: 'P,', level: -7, spoken: false },
  { beat: 4, note: 'S,', level: -5, spoken: false },
  { beat: 7, note: 'P,', level: -8, spoken: false },
  { beat: 8, note: 'S,', level: -4, spoken: false },
  { beat: 10, note: 'P,', level: -7, spoken: false },
  { beat: 12, note: 'S,', level: -5, spoken: false },
  { beat: 14, note: 'P,', level: -8, spoken: false },
]

const SPOKEN: Readonly<Record<string, string>> = { S: 'Sa', R: 'Re', G: 'Ga', P: 'Pa', D: 'Dha' }

export const santoorScore = (seed: number): BeatScore => {
  const hand = createHand(0.7, 'raga-santoor', seed)
  const events = [...PHRASES, ...GROUND].map(({ beat, note, level, spoken }): BeatScoreEvent => {
    const key = svaraKey(note)
    const event: BeatScoreEvent = {
      beat: hand.place(beat),
      sample: hand.take(key, 1, TAKES),
      gain: hand.strength(level),
      pan: -0.35,
      // Mallets never damp: only so many strokes of one course ring together.
      ...(beat === Math.floor(beat) ? {} : { beats: 2.5 }),
    }
    if (spoken) event.bol = SPOKEN[note[0]!]!
    return event
  })
  return { loop: 'raga-santoor', beats: 16, events: events.sort((a, b) => a.beat - b.beat) }
}
