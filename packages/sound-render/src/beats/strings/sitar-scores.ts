import type { BeatScore, BeatScoreEvent } from '../beat-recipe.ts'
import { createHand, type Hand } from '../hand.ts'
import { svaraKey, type Svara } from '../svara.ts'
import { LOW_STRINGS } from './low-strings.ts'
import { CHIKARI_TAKES, gamakKey, meendKey, TARAB_NOTES, type SitarNote } from './sitar-notes.ts'

type Note = {
  beat: number
  note: SitarNote
  /** A meend ends here, or a gamak shakes towards it. */
  to?: Svara
  gamak?: boolean
  stroke: 'da' | 'ra'
  /** Decibels. */
  level: number
  /** Rings no longer than this many beats even if nothing follows. */
  beats?: number
  tarab?: boolean
}

const BOL: Readonly<Record<string, string>> = { S: 'Sa', R: 'Re', G: 'Ga', P: 'Pa', D: 'Dha' }

const answering = new Set<string>(TARAB_NOTES)

/** The finger lifts this many beats before the next pluck, and the string falls silent under it. */
const LIFT_BEATS = 0.12

const sampleOf = ({ note, to, gamak, stroke }: Note): string => {
  if (!to) return `${stroke}-${svaraKey(note)}`
  return gamak ? gamakKey(note, to) : meendKey(note, to)
}

/** @param gap beats until the next note of the melody string */
const playNote = (hand: Hand, pan: number, note: Note, gap: number): BeatScoreEvent[] => {
  const beat = hand.place(note.beat)
  const event: BeatScoreEvent = {
    beat,
    sample: sampleOf(note),
    gain: hand.strength(note.level),
    pan,
    choke: 'melody',
    bol: BOL[note.note[0]!]!,
    beats: Math.min(note.beats ?? gap, gap - LIFT_BEATS * (gap < 0.5 ? 0.5 : 1)),
  }
  const rings = note.gamak ? note.note : (note.to ?? note.note)
  if (note.tarab === false || !answering.has(rings)) return [event]
  return [
    event,
    {
      beat,
      sample: `tarab-${svaraKey(rings)}`,
      gain: hand.strength(note.level - TARAB_BELOW),
      pan: pan * 0.5,
    },
  ]
}

/** Decibels by which the sympathetic strings lie below the note that wakes them. */
const TARAB_BELOW = 10

const playMelody = (hand: Hand, pan: number, notes: readonly Note[], beats: number) =>
  notes.flatMap((note, index) => {
    const next = notes[index + 1]?.beat ?? beats + notes[0]!.beat
    return playNote(hand, pan, note, next - note.beat)
  })

const playChikari = (hand: Hand, pan: number, beat: number, level: number): BeatScoreEvent => ({
  beat: hand.place(beat),
  sample: hand.take('chikari', 1, CHIKARI_TAKES),
  gain: hand.strength(level),
  pan,
  choke: 'chikari',
  beats: 0.6,
})

/** Decibels of a low string that the plectrum brushes, and beats by which it comes after the melody. */
const BRUSH_LEVEL = -14.2
const BRUSH_LATE = 0.03

/** Cents, nearly one: an old swing and a new one on the same string are never quite in tune. */
const BRUSH_BEND = 0.0005

/** The plectrum brushes the low strings in turn, one a beat; no hand stops them. */
const playLowStrings = (hand: Hand, pan: number, beats: number, arc: readonly number[]) =>
  Array.from({ length: beats }, (_, beat): BeatScoreEvent => ({
    beat: hand.place(beat + BRUSH_LATE),
    sample: LOW_STRINGS[beat % LOW_STRINGS.length]!.name,
    gain: hand.strength(BRUSH_LEVEL + 0.6 * arc[beat]!),
    pan,
    rate: hand.bend(BRUSH_BEND),
  }))

const inOrder = (events: BeatScoreEvent[]) => events.sort((a, b) => a.beat - b.beat)

const da = (beat: number, note: SitarNote, level = 0, rest: Partial<Note> = {}): Note => ({
  beat,
  note,
  stroke: 'da',
  level,
  ...rest,
})

const ra = (beat: number, note: SitarNote, level = -2, rest: Partial<Note> = {}): Note => ({
  beat,
  note,
  stroke: 'ra',
  level,
  tarab: false,
  ...rest,
})

/**
 * A Masitkhani gat: dir da dir da ra from the twelfth matra, da da ra on sam. Sam falls on ga,
 * Bhupali's strongest note; the twelfth matra brings its catch phrase, ga re sa dha, sa re, ga.
 * Long pulls alternate with quick pairs, and some matras are left to the sympathetic strings.
 */
const GAT: readonly Note[] = [
  da(0, 'G', 1),
  da(1, 'R', -1.5, { to: 'G', beats: 0.8 }),
  da(2, 'G', 0, { to: 'P', beats: 1 }),
  ra(3.5, 'P', -6),
  ra(3.75, 'D', -5),
  da(4, 'D', 0.5, { to: "S'", gamak: true, beats: 1.25 }),
  ra(5.5, 'P', -6),
  ra(5.75, 'D', -4),
  da(6, "S'", 0.5, { beats: 0.75 }),
  ra(7, "S'", -5),
  ra(7.25, "R'", -6),
  ra(7.5, "S'", -4, { beats: 0.3 }),
  da(8, "S'", 0.5, { to: 'D', beats: 1.6 }),
  da(10, 'D', -9, { to: 'P', beats: 0.7 }),
  da(11, 'G', -10.5, { tarab: false }),
  ra(11.25, 'R', -12.5),
  ra(11.5, 'G', -11.5, { beats: 0.3 }),
  da(12, 'S', -5, { beats: 0.8 }),
  da(13, 'D,', -8, { tarab: false }),
  ra(13.25, 'D,', -10),
  da(13.5, 'S', -7.5, { beats: 0.9 }),
  da(15, 'R', -4),
  ra(15.5, 'R', -7),
  ra(15.75, 'R', -6),
]

/** Beat and decibels: pairs where the melody rests, single strokes elsewhere. */
const GAT_CHIKARI = [
  [0.75, -13],
  [3, -9],
  [3.25, -13],
  [5, -14],
  [6.75, -12],
  [9, -13],
  [9.25, -15],
  [9.75, -14],
  [12.75, -13],
  [14.25, -10],
  [14.5, -14],
] as const

const GAT_BEATS = 16

/** Decibels of each beat: the second half is told softly. */
const GAT_ARC = [0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -4, -5, -5, -5, -5, -3] as const

export const gatScore = (seed: number): BeatScore => {
  const hand = createHand(1, 'sitar-gat', seed)
  const pan = -0.3
  return {
    loop: 'sitar-gat',
    beats: GAT_BEATS,
    events: inOrder([
      ...playMelody(hand, pan, GAT, GAT_BEATS),
      ...GAT_CHIKARI.map(([beat, level]) => playChikari(hand, pan + 0.2, beat, level)),
      ...playLowStrings(hand, pan + 0.1, GAT_BEATS, GAT_ARC),
    ]),
  }
}

/**
 * Steps of a jhala, four to the beat: a note on the melody string, a dot for chikari, a dash where
 * both hands wait.
 */
const JHALA: readonly string[] = [
  'S . . .',
  'S . . .',
  'R . . G',
  '. . G -',
  'P . . .',
  'P . . G',
  'P - - D',
  '- - D -',
  "S' . . .",
  "S' . R' .",
  "G' . . R'",
  "- - S' -",
  'D . P .',
  'G - - P',
  '- - G -',
  'R . S D,',
]

/** Decibels of each beat: the jhala grows louder twice and softer twice. */
const JHALA_ARC = [0, 0, -0.5, -7, -11, -10, -3, -2, 0, 0, 0, -4, -14.5, -14.5, -9, -3] as const

const CHIKARI_LEVEL = [-5.5, -9.5, -7.5, -9] as const

export const jhalaScore = (seed: number): BeatScore => {
  const hand = createHand(0.6, 'sitar-jhala', seed)
  const pan = 0.32
  const steps = JHALA.flatMap((cell, beat) =>
    cell.split(' ').map((step, quarter) => ({ step, quarter, beat, level: JHALA_ARC[beat]! })),
  )
  const notes = steps
    .filter(({ step }) => step !== '.' && step !== '-')
    .map(({ step, quarter, beat, level }) =>
      da(beat + quarter / 4, step as SitarNote, level - (quarter === 0 ? 0 : 2.5), {
        tarab: quarter === 0,
        beats: 0.6,
      }),
    )
  const drones = steps
    .filter(({ step }) => step === '.')
    .map(({ quarter, beat, level }) =>
      playChikari(hand, pan - 0.24, beat + quarter / 4, CHIKARI_LEVEL[quarter]! + level),
    )
  return {
    loop: 'sitar-jhala',
    beats: JHALA.length,
    events: inOrder([
      ...playMelody(hand, pan, notes, JHALA.length),
      ...drones,
      ...playLowStrings(hand, pan - 0.1, JHALA.length, JHALA_ARC),
    ]),
  }
}
