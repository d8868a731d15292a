import type { BeatScore, BeatScoreEvent } from '../beat-recipe.ts'
import { createHand, type Hand } from '../hand.ts'
import { DHOL_TAKES } from './dhol-strokes.ts'

/** The sticks of each bol with their level in decibels. */
const BOLS: Readonly<Record<string, readonly (readonly [stick: string, level: number])[]>> = {
  Dha: [
    ['tilli', -3.5],
    ['dagga', -3.8],
  ],
  Dhin: [
    ['rim', -2.5],
    ['dagga', -3],
  ],
  Ge: [['dagga', -1.6]],
  Na: [['tilli', 0]],
  Ti: [['rim', -0.5]],
  Ke: [['mute', -1]],
  Kran: [
    ['tilli', -1],
    ['mute', -1],
  ],
}

type Stroke = { beat: number; bol: string; level: number; silent?: boolean; damp?: number }

const TREBLE = new Set(['tilli', 'rim'])

/** Beats by which the second stick falls behind the first at most: 3 ms at the reference tempo. */
const LAG = 0.006

const playBol = (hand: Hand, pan: number, stroke: Stroke): BeatScoreEvent[] => {
  const first = hand.place(stroke.beat)
  return (BOLS[stroke.bol] ?? []).flatMap(([stick, level], index) => {
    const beat = index === 0 ? first : first + (LAG / 2) * hand.bend(1)
    const middle = DHOL_TAKES / 2
    const soft = stroke.level < -4
    const treble = TREBLE.has(stick)
    const gain = hand.strength(level + stroke.level)
    const event: BeatScoreEvent = {
      beat,
      sample: hand.take(stick, soft ? 1 : middle, soft ? middle : DHOL_TAKES),
      gain,
      pan,
      rate: hand.bend(treble ? 0.012 : 0.005),
      choke: treble ? 'tilli' : 'dagga',
    }
    if (index === 0 && !stroke.silent) event.bol = stroke.bol
    if (!treble && stroke.damp !== undefined) event.beats = stroke.damp
    return treble ? [event] : [event, { beat, sample: `room-${stick}`, gain, pan }]
  })
}

const score = (loop: string, beats: number, events: BeatScoreEvent[]): BeatScore => ({
  loop,
  beats,
  events: events.sort((a, b) => a.beat - b.beat),
})

/** The second of each pair of quick strokes comes late: 60 % of the beat instead of 50. */
const SWING = 0.6

const swung = (step: number) => Math.floor(step / 2) + (step % 2 === 0 ? 0 : SWING)

/** Chaal, eight strokes to four beats: dha na na na, na dha dha na. The fourth time breaks it. */
const CHAAL = ['Dha', 'Na', 'Na', 'Na', 'Na', 'Dha', 'Dha', 'Na'] as const
const CHAAL_BREAK = ['Dha', 'Na', 'Na', 'Dha', 'Na', 'Dha', 'Kran', 'Na'] as const
const CHAAL_WEIGHT = [1, -4.2, -1.5, -3, -1, 0.5, 1, -3.5] as const

/** Decibels of each cycle: a dancer's call is answered louder. */
const CHAAL_SWELL = [0.4, -0.9, -0.2, 0.8] as const

const chaalStrokes = (cycle: number): Stroke[] =>
  (cycle === 3 ? CHAAL_BREAK : CHAAL).map((bol, step) => ({
    beat: 4 * cycle + swung(step),
    bol,
    level: CHAAL_WEIGHT[step]! + CHAAL_SWELL[cycle]!,
    damp: 0.55,
  }))

/** Grace strokes of the cane: a quick double before the beat, and a roll into sam. */
const CHAAL_GRACE: readonly Stroke[] = [
  ...[0, 4, 8].flatMap((bar) => [
    { beat: bar + 1.86, bol: 'Na', level: -9, silent: true },
    { beat: bar + 3.86, bol: 'Na', level: -8, silent: true },
  ]),
  { beat: 7.3, bol: 'Na', level: -7, silent: true },
  { beat: 14.3, bol: 'Na', level: -6, silent: true },
  { beat: 14.86, bol: 'Na', level: -5, silent: true },
  { beat: 15.3, bol: 'Ti', level: -5, silent: true },
  { beat: 15.73, bol: 'Na', level: -5, silent: true },
  { beat: 15.87, bol: 'Na', level: -3.5, silent: true },
]

export const chaalScore = (seed: number): BeatScore => {
  const hand = createHand(0.9, 'dhol-chaal', seed)
  const strokes = [...[0, 1, 2, 3].flatMap(chaalStrokes), ...CHAAL_GRACE]
  return score(
    'dhol-chaal',
    16,
    strokes.flatMap((stroke) => playBol(hand, -0.2, stroke)),
  )
}

const KAHERWA: readonly Stroke[] = [
  { beat: 0, bol: 'Dha', level: -0.5 },
  { beat: 1, bol: 'Ge', level: -1, damp: 0.8 },
  { beat: 2, bol: 'Na', level: -0.5 },
  { beat: 3, bol: 'Ti', level: 0 },
  { beat: 4, bol: 'Na', level: 0 },
  { beat: 5, bol: 'Ke', level: 0 },
  { beat: 6, bol: 'Dhin', level: -0.2, damp: 0.9 },
  { beat: 7, bol: 'Na', level: -0.5 },
]

const KAHERWA_LEAN = 0.55

/**
 * Light strokes of the cane between the beats: after which beat, and decibels. The first and fifth beat, which the theka
 * leans on, are left to ring. A stroke in every gap, hardly softer than the theka, is a drum machine's.
 */
const KAHERWA_BETWEEN = [
  [1, 'Ti', -7],
  [2, 'Na', -10],
  [3, 'Na', -6],
  [5, 'Na', -7],
  [6, 'Na', -10],
  [7, 'Ti', -5],
] as const

export const dholKaherwaScore = (seed: number): BeatScore => {
  const hand = createHand(1, 'dhol-kaherwa', seed)
  const between = KAHERWA_BETWEEN.map(([beat, bol, level]): Stroke => ({
    beat: beat + KAHERWA_LEAN,
    bol,
    level,
    silent: true,
  }))
  const lead: Stroke[] = [
    { beat: 3.78, bol: 'Na', level: -8, silent: true },
    { beat: 7.3, bol: 'Ti', level: -7, silent: true },
    { beat: 7.8, bol: 'Na', level: -6, silent: true },
  ]
  // In the order of playing, so that no take follows itself.
  const strokes = [...KAHERWA, ...between, ...lead].toSorted((a, b) => a.beat - b.beat)
  return score(
    'dhol-kaherwa',
    8,
    strokes.flatMap((stroke) => playBol(hand, 0.2, stroke)),
  )
}
