import { seconds } from '@dhvani/units'
import type { LineNote, LinePlayer, Phrase } from '../melody-line.ts'
import type { Svara } from '../svara.ts'
import { SYLLABLES, type Syllable } from './articulation.ts'
import type { Song } from './singer.ts'

const SINGER: LinePlayer = {
  vibratoRate: 5.4,
  vibratoCents: 35,
  vibratoLevel: 0.8,
  drift: 5,
  step: 0.07,
  swings: true,
  dip: 0,
  fall: 0.5,
  scoop: 80,
  kanSeconds: 0.08,
}

/** Sa, down to dha and back, up to ga; then pa and dha with a shake, and a long way home. */
const AALAP: readonly Phrase[] = [
  {
    attack: 0.11,
    release: 0.22,
    notes: [
      { beat: 0, beats: 2, note: 'S,', vibrato: 0.5, level: -1 },
      { beat: 2, beats: 0.5, note: 'D,,', slide: 0.16, level: -2 },
      { beat: 2.5, beats: 1, note: 'S,', slide: 0.18, level: -1 },
      { beat: 3.5, beats: 0.75, note: 'R,', slide: 0.16, level: 0 },
      { beat: 4.25, beats: 2.4, note: 'G,', slide: 0.24, vibrato: 1, level: 1 },
    ],
  },
  {
    attack: 0.09,
    release: 0.25,
    notes: [
      { beat: 8, beats: 0.5, note: 'G,', level: 0 },
      { beat: 8.5, beats: 1, note: 'P,', slide: 0.2, level: 1 },
      { beat: 9.5, beats: 1.5, note: 'D,', slide: 0.18, level: 2, gamak: { to: 'P,', rate: 5 } },
      { beat: 11, beats: 0.5, note: 'P,', slide: 0.14, level: 0.5 },
      { beat: 11.5, beats: 1, note: 'G,', slide: 0.26, vibrato: 0.4, level: 0 },
      {
        beat: 12.5,
        beats: 0.75,
        note: 'R,',
        slide: 0.14,
        level: -0.5,
        gamak: { to: 'G,', rate: 5.2 },
      },
      { beat: 13.25, beats: 2.05, note: 'S,', slide: 0.2, vibrato: 0.9, level: -1 },
    ],
  },
]

export const VOCAL_AALAP: Song = {
  loop: 'vocal-aalap',
  seed: 1,
  beats: 16,
  phrases: AALAP,
  player: SINGER,
  vowels: [
    { beat: 0, vowel: 'a', glide: 0.3 },
    { beat: 5, vowel: 'o', glide: 0.7 },
    { beat: 7.5, vowel: 'a', glide: 0.2 },
    { beat: 11.5, vowel: 'o', glide: 0.6 },
    { beat: 13.25, vowel: 'a', glide: 0.8 },
  ],
  syllables: [],
  breaths: [7.2, 15.25],
  tract: 1,
  openQuotient: 0.62,
  pan: -0.06,
  room: { t60: seconds(1.5), damping: 4800, size: 1, preDelay: seconds(0.02) },
  wet: -12,
}

const SYLLABLE_OF: Readonly<Record<string, Syllable>> = {
  S: 'Sa',
  R: 'Re',
  G: 'Ga',
  P: 'Pa',
  D: 'Dha',
}

const sung = (beat: number, note: Svara, beats = 0.5, rest: Partial<LineNote> = {}): LineNote => ({
  beat,
  beats,
  note,
  ...rest,
})

/**
 * Sa re ga, pa ga pa; dha pa dha sa; sa dha pa ga, pa ga re; and Bhupali's catch phrase,
 * ga re sa dha, sa re ga.
 */
const SARGAM: readonly Phrase[] = [
  {
    attack: 0.035,
    release: 0.13,
    notes: [
      sung(0, 'S', 0.5, { level: 0.5 }),
      sung(0.5, 'R', 0.5, { level: 1 }),
      sung(1, 'G', 1, { vibrato: 0.6, level: 0.5 }),
      sung(2, 'P', 0.5, { level: 0 }),
      sung(2.5, 'G', 0.5, { level: -1 }),
      sung(3, 'P', 0.62, { vibrato: 0.4 }),
    ],
  },
  {
    attack: 0.04,
    release: 0.14,
    notes: [
      sung(4, 'D', 0.5),
      sung(4.5, 'P', 0.5, { level: -1 }),
      sung(5, 'D', 0.5),
      sung(5.5, "S'", 1.75, { slide: 0.1, vibrato: 1, level: 1 }),
    ],
  },
  {
    attack: 0.035,
    release: 0.13,
    notes: [
      sung(8, "S'", 0.5, { level: 0.5 }),
      sung(8.5, 'D', 0.5),
      sung(9, 'P', 0.5, { level: -0.5 }),
      sung(9.5, 'G', 0.5, { level: -1 }),
      sung(10, 'P', 0.5, { level: 0 }),
      sung(10.5, 'G', 0.5, { level: -1 }),
      sung(11, 'R', 0.58, { vibrato: 0.5, level: 1.5 }),
    ],
  },
  {
    attack: 0.035,
    release: 0.14,
    notes: [
      sung(12, 'G', 0.5, { level: 0 }),
      sung(12.5, 'R', 0.5, { level: 1 }),
      sung(13, 'S', 0.5, { level: -0.5 }),
      sung(13.5, 'D,', 0.5, { level: -1 }),
      sung(14, 'S', 0.5, { level: -0.5 }),
      sung(14.5, 'R', 0.5, { level: 2 }),
      sung(15, 'G', 0.6, { vibrato: 0.5, level: 0.5 }),
    ],
  },
]

const notes = SARGAM.flatMap((phrase) => phrase.notes)

/** No mouth stands still on a vowel: where each moves while it is held. */
const HELD = { a: 'darkA', e: 'narrowE' } as const

const syllableOf = ({ note }: LineNote): Syllable => SYLLABLE_OF[note[0]!]!

export const VOCAL_SARGAM: Song = {
  loop: 'vocal-sargam',
  seed: 1,
  beats: 16,
  phrases: SARGAM,
  player: { ...SINGER, vibratoRate: 5.8, vibratoCents: 45, step: 0.1, scoop: 120, fall: 0 },
  vowels: notes.flatMap((note) => {
    const { vowel } = SYLLABLES[syllableOf(note)]
    return [
      { beat: note.beat, vowel, glide: 0.05 },
      { beat: note.beat + 0.15 * note.beats, vowel: HELD[vowel], glide: 0.16 * (1 + note.beats) },
    ]
  }),
  syllables: notes.map((note) => ({ beat: note.beat, syllable: syllableOf(note) })),
  breaths: [7.35],
  tract: 1.16,
  openQuotient: 0.66,
  pan: 0.08,
  room: { t60: seconds(1.2), damping: 5200, size: 0.9, preDelay: seconds(0.018) },
  wet: -10,
}
