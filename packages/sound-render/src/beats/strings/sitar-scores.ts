import type { BeatScore, BeatScoreEvent } from '../beat-recipe.ts'
import { createHand, type Hand } from '../hand.ts'
import { svaraKey, type Svara } from '../svara.ts'
import { CHIKARI_TAKES, meendKey, TARAB_NOTES, type SitarNote } from './sitar-notes.ts'

type Note = {
  beat: number
  note: SitarNote
  /** A meend ends here. */
  to?: Svara
  stroke: 'da' | 'ra'
  level: number
  /** Rings no longer than this many beats even if nothing follows. */
  beats?: number
  tarab?: boolean
}

const BOL: Readonly<Record<string, string>> = { S: 'Sa', R: 'Re', G: 'Ga', P: 'Pa', D: 'Dha' }

const answering = new Set<string>(TARAB_NOTES)

const playNote = (hand: Hand, pan: number, note: Note): BeatScoreEvent[] => {
  const beat = hand.place(note.beat)
  const sample = note.to ? meendKey(note.note, note.to) : `${note.stroke}-${svaraKey(note.note)}`
  const event: BeatScoreEvent = {
    beat,
    sample,
    gain: hand.strength(note.level),
    pan,
    choke: 'melody',
    bol: BOL[note.note[0]!]!,
  }
  if (note.beats !== undefined) event.beats = note.beats
  const rings = note.to ?? note.note
  if (note.tarab === false || !answering.has(rings)) return [event]
  return [
    event,
    {
      beat,
      sample: `tarab-${svaraKey(rings)}`,
      gain: hand.strength(note.level - 5),
      pan: pan * 0.5,
    },
  ]
}

const playChikari = (hand: Hand, pan: number, beat: number, level: number): BeatScoreEvent => ({
  beat: hand.place(beat),
  sample: hand.take('chikari', 1, CHIKARI_TAKES),
  gain: hand.strength(level),
  pan,
  choke: 'chikari',
})

const inOrder = (events: BeatScoreEvent[]) => events.sort((a, b) => a.beat - b.beat)

const da = (beat: number, note: SitarNote, level = 0, rest: Partial<Note> = {}): Note => ({
  beat,
  note,
  stroke: 'da',
  level,
  ...rest,
})

const ra = (beat: number, note: SitarNote, level = -2): Note => ({
  beat,
  note,
  stroke: 'ra',
  level,
  tarab: false,
})

/**
 * A Masitkhani gat: dir da dir da ra from the twelfth matra, da da ra on sam. Sam falls on ga,
 * Bhupali's strongest note; the twelfth matra brings its catch phrase, ga re sa dha, sa re, ga.
 */
const GAT: readonly Note[] = [
  da(0, 'G', 1.5),
  da(1, 'R', -1, { to: 'G' }),
  da(2, 'G', -0.5, { to: 'P' }),
  da(3, 'G', -2, { tarab: false }),
  ra(3.5, 'P'),
  da(4, 'D', 0),
  da(5, 'P', -2, { tarab: false }),
  ra(5.5, 'D'),
  da(6, "S'", 0.5),
  ra(7, "S'", -2.5),
  ra(7.5, "R'", -2.5),
  da(8, "S'", 0, { to: 'D' }),
  da(9, 'D', -1, { to: 'P' }),
  da(10, 'G', -1),
  da(11, 'G', -2, { tarab: false }),
  ra(11.5, 'R'),
  da(12, 'S', -0.5),
  da(13, 'D,', -2),
  ra(13.5, 'D,'),
  da(14, 'S', -1),
  ra(14.75, 'S', -5),
  da(15, 'R', -0.5),
  ra(15.5, 'R', -3),
]

const GAT_CHIKARI = [0.5, 1.75, 2.5, 4.5, 6.5, 8.75, 9.75, 10.5, 12.5, 14.5] as const

export const gatScore = (seed: number): BeatScore => {
  const hand = createHand(1, 'sitar-gat', seed)
  const pan = -0.3
  return {
    loop: 'sitar-gat',
    beats: 16,
    events: inOrder([
      ...GAT.flatMap((note) => playNote(hand, pan, note)),
      ...GAT_CHIKARI.map((beat) => playChikari(hand, pan + 0.1, beat, -10)),
    ]),
  }
}

/** Steps of a jhala, four to the beat: a note on the melody string, or a dot for chikari. */
const JHALA: readonly string[] = [
  'S . . .',
  'S . . .',
  'R . . G',
  '. . G .',
  'P . . .',
  'P . . G',
  'P . . D',
  '. . D .',
  "S' . . .",
  "S' . R' .",
  "G' . . R'",
  ". . S' .",
  'D . P .',
  'G . . P',
  '. . G .',
  'R . S D,',
]

const CHIKARI_LEVEL = [-6, -10, -8, -9.5] as const

export const jhalaScore = (seed: number): BeatScore => {
  const hand = createHand(0.6, 'sitar-jhala', seed)
  const pan = 0.32
  const events = JHALA.flatMap((cell, beat) =>
    cell.split(' ').flatMap((step, quarter): BeatScoreEvent[] => {
      const at = beat + quarter / 4
      if (step === '.') return [playChikari(hand, pan + 0.12, at, CHIKARI_LEVEL[quarter]!)]
      const accent = beat === 0 && quarter === 0 ? 1.5 : quarter === 0 ? 0 : -1
      return playNote(hand, pan, da(at, step as SitarNote, accent, { tarab: quarter === 0 }))
    }),
  )
  return { loop: 'sitar-jhala', beats: 16, events: inOrder(events) }
}
