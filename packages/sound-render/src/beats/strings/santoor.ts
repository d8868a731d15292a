import { samples, seconds, seededRandom, type Hertz } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { bell, filterOnce, highPass } from '../../dsp/filters.ts'
import { addDecayingSine } from '../../dsp/resonance.ts'
import type { Stereo } from '../../dsp/stereo.ts'
import type { BeatKit, BeatScore, BeatScoreEvent } from '../beat-recipe.ts'
import { createHand } from '../hand.ts'
import { fadeEnd, scaleToPeak, stageOneShot, type Stage } from '../one-shot.ts'
import { addBurst, addRattle, saturate } from '../strike.ts'
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

/** Cents by which the strings of a course miss each other: their upper partials beat at 3 to 8 Hz. */
const COURSE = [-4.2, 0, 4] as const

/** Stiffness B of short steel strings: overtones a touch sharp (Fletcher and Rossing, ch. 12). */
const STIFFNESS = { lowest: 0.000_12, highest: 0.000_26 }

/**
 * Share of a blow that dies at once: three strings that swing together drain through the bridge
 * until they have fallen out of step (G. Weinreich, "Coupled piano strings", JASA 62, 1977).
 */
const AT_ONCE = 0.75

/** Seconds in which the mallet leaves the string. */
const CONTACT_SECONDS = 0.0006

/** One blow of a walnut mallet on a course of three strings, dry. */
const hammer = (svara: Svara, take: number, sampleRate: Hertz): Float32Array => {
  const random = seededRandom('santoor', svara, take)
  const signal = new Float32Array(Math.round(SECONDS * sampleRate))
  const base = pitchOf(svara)
  const strike = uniformBetween(0.09, 0.12, random)
  const hardness = uniformBetween(1500, 2100, random)
  const partials = Math.min(26, Math.floor(11_000 / base))
  const stiffness = uniformBetween(STIFFNESS.lowest, STIFFNESS.highest, random)
  for (const cents of COURSE) {
    const course = base * 2 ** ((cents + uniformBetween(-0.4, 0.4, random)) / 1200)
    const late = Math.floor(uniformBetween(0, 0.0006, random) * sampleRate)
    for (let partial = 1; partial <= partials; partial += 1) {
      const frequency = course * partial * Math.sqrt(1 + stiffness * partial * partial)
      const notch = Math.abs(Math.sin(Math.PI * partial * strike))
      const contact = 1 / (1 + (frequency / hardness) ** 2)
      const amplitude = notch * contact * uniformBetween(0.75, 1.3, random) * partial ** -0.25
      const t60 = (4.6 * (base / 277) ** -0.15) / (1 + 0.01 * partial + (frequency / 5200) ** 1.5)
      const phase = 2 * Math.PI * random()
      for (const [share, duration] of [
        [AT_ONCE, uniformBetween(0.14, 0.24, random)],
        [1 - AT_ONCE, t60],
      ] as const)
        addDecayingSine(
          signal,
          {
            start: samples(late),
            frequency,
            t60: seconds(duration),
            amplitude: amplitude * share,
            phase,
          },
          sampleRate,
        )
    }
  }
  const leaving = Math.round(CONTACT_SECONDS * sampleRate)
  for (let index = 0; index < leaving; index += 1)
    signal[index]! *= 0.5 - 0.5 * Math.cos((Math.PI * index) / leaving)
  scaleToPeak(signal, 0.7)
  addBurst(
    signal,
    { frequency: uniformBetween(1100, 1900, random), q: 0.6, level: -8, duration: 0.011 },
    sampleRate,
    random,
  )
  addRattle(
    signal,
    { count: 26, lowest: 420, highest: 5200, level: -5.5, t60: [0.02, 0.06] },
    sampleRate,
    random,
  )
  filterOnce(signal, [
    highPass(110, sampleRate),
    bell(360, sampleRate, 1.4, 2),
    bell(1500, sampleRate, 1, 1.5),
  ])
  return fadeEnd(scaleToPeak(saturate(signal, 2.2), 0.75), seconds(0.5), sampleRate)
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
 * Four phrases, each muted by the palm before the next: rise to ga and pa, roll on dha, play around
 * upper sa, and come home softly by Bhupali's own way, ga re sa dha, sa re ga.
 */
const PHRASES: readonly Blow[] = [
  blow(0, 'S', 0.5),
  blow(0.5, 'R', -4),
  blow(0.75, 'G', -3),
  blow(1, 'P', -0.5),
  blow(1.75, 'P', -5),
  blow(2, 'D', -1),
  blow(2.5, 'P', -5),
  blow(2.75, 'G', -6),
  blow(3, 'P', -3),
  blow(4, 'D', -1),
  ...roll(4.25, 5.75, 'D'),
  blow(6, "S'", -1),
  blow(6.5, 'D', -5),
  blow(6.75, "S'", -5),
  blow(7, "R'", -3),
  blow(8, "S'", 1.5),
  blow(8.25, "R'", -3),
  blow(8.5, "G'", -0.5),
  blow(9, "S'", -2),
  blow(9.25, 'D', -5),
  blow(9.5, "S'", -3),
  ...roll(10, 11.25, "S'"),
  blow(12, 'G', -5),
  blow(12.5, 'R', -9),
  blow(13, 'D,', -8),
  blow(13.5, 'S', -11),
  blow(13.75, 'R', -11),
  blow(14, 'G', -6),
  blow(14.5, 'P', -9),
  blow(15, 'R', -7),
  blow(15.25, 'D,', -11),
]

/** The left hand touches sa and pa low under each phrase. */
const GROUND: readonly Blow[] = [
  { beat: 0, note: 'S,', level: -3, spoken: false },
  { beat: 2, note: 'P,', level: -8, spoken: false },
  { beat: 4, note: 'S,', level: -6, spoken: false },
  { beat: 8, note: 'S,', level: -3, spoken: false },
  { beat: 10, note: 'P,', level: -9, spoken: false },
  { beat: 12, note: 'S,', level: -8, spoken: false },
]

/** Beats at which the palm lies down on the strings. */
const MUTES = [3.55, 7.5, 11.45, 15.65] as const

/** Beats after which a course that is played past has been touched by the next blow's hand. */
const RING_BEATS = 1.6

/** Beats until a blow is muted. */
const ringOf = (beat: number): number => {
  const mute = MUTES.find((at) => at > beat) ?? MUTES.at(-1)!
  return Math.min(beat === Math.floor(beat) ? 4 : RING_BEATS, mute - beat)
}

const SPOKEN: Readonly<Record<string, string>> = { S: 'Sa', R: 'Re', G: 'Ga', P: 'Pa', D: 'Dha' }

/** Decibels by which the strings that no palm reaches lie below the blow they answer. */
const ANSWER_BELOW = 20

export const santoorScore = (seed: number): BeatScore => {
  const hand = createHand(0.7, 'raga-santoor', seed)
  const events = [...PHRASES, ...GROUND].flatMap(
    ({ beat, note, level, spoken }): BeatScoreEvent[] => {
      const key = svaraKey(note)
      const place = { beat: hand.place(beat), pan: -0.35 }
      const event: BeatScoreEvent = {
        ...place,
        sample: hand.take(key, 1, TAKES),
        gain: hand.strength(level),
        beats: ringOf(beat),
      }
      if (spoken) event.bol = SPOKEN[note[0]!]!
      if (beat !== Math.floor(beat)) return [event]
      const answer = hand.take(key, 1, TAKES)
      return [event, { ...place, sample: answer, gain: hand.strength(level - ANSWER_BELOW) }]
    },
  )
  return { loop: 'raga-santoor', beats: 16, events: events.sort((a, b) => a.beat - b.beat) }
}
