import type { BeatScore, BeatScoreEvent } from '../beat-recipe.ts'
import { createHand, type Hand } from '../hand.ts'
import { playBol, type Stroke } from './tabla-hands.ts'

const byBeat = (events: BeatScoreEvent[]) => events.sort((a, b) => a.beat - b.beat)

const playAll = (hand: Hand, pan: number, strokes: readonly Stroke[]) =>
  byBeat(strokes.flatMap((stroke) => playBol(hand, pan, stroke)))

const TEENTAAL = 'Dha Dhin Dhin Dha Dha Dhin Dhin Dha Dha Tin Tin Ta Ta Dhin Dhin Dha'.split(' ')

/** Weight of each matra in decibels: sam leads, the khali vibhag draws back. */
const TEENTAAL_WEIGHT = [1, -2, -1.5, -1, 0, -2, -1.5, -1, -0.5, -1, -1, -0.2, 0, -1.5, -1, 0]

/** Between the matras, softly: the fingers keep moving and lead back to sam. */
const TEENTAAL_FILL: readonly Stroke[] = [
  { beat: 3.5, bol: 'te', level: -9 },
  { beat: 7.5, bol: 'Te', level: -8 },
  { beat: 7.75, bol: 'te', level: -9 },
  { beat: 11.5, bol: 'te', level: -10 },
  { beat: 14.5, bol: 'Te', level: -8 },
  { beat: 14.75, bol: 'te', level: -9.5 },
  { beat: 15.5, bol: 'te', level: -6.5 },
  { beat: 15.625, bol: 'Ra', level: -8 },
  { beat: 15.75, bol: 'Ke', level: -7 },
  { beat: 15.875, bol: 'Te', level: -6 },
]

/** Between the other matras a fingertip keeps time on the rim while the skin rings. */
const TEENTAAL_GRACE: readonly Stroke[] = [
  { beat: 0.5, bol: 'te', level: -13 },
  { beat: 1.5, bol: 'te', level: -11.5 },
  { beat: 2.5, bol: 'te', level: -12.5 },
  { beat: 4.5, bol: 'te', level: -13 },
  { beat: 5.5, bol: 'te', level: -11 },
  { beat: 6.5, bol: 'te', level: -12 },
  { beat: 6.75, bol: 'te', level: -13.5 },
  { beat: 8.5, bol: 'te', level: -12.5 },
  { beat: 9.5, bol: 'te', level: -11.5 },
  { beat: 10.5, bol: 'te', level: -12 },
  { beat: 12.5, bol: 'te', level: -13 },
  { beat: 13.5, bol: 'te', level: -11 },
  { beat: 13.75, bol: 'te', level: -13 },
]

export const teentaalScore = (seed: number): BeatScore => {
  const hand = createHand(1, 'tabla-teentaal', seed)
  const theka = TEENTAAL.map((bol, matra): Stroke => {
    const stroke: Stroke = { beat: matra, bol, level: TEENTAAL_WEIGHT[matra]! }
    if (matra === 0) stroke.bass = 'gheen'
    // The left hand rests on its drum before the khali, so that nothing hums through it.
    if (matra === 8) Object.assign(stroke, { bass: 'ge', damp: 0.72 })
    return stroke
  })
  const fill = [
    ...TEENTAAL_FILL,
    ...TEENTAAL_GRACE.map((stroke) => ({ ...stroke, light: true })),
  ].map((stroke) => ({ ...stroke, silent: true }))
  return {
    loop: 'tabla-teentaal',
    beats: 16,
    events: playAll(hand, 0.12, [...theka, ...fill]),
  }
}

const KEHERWA: readonly Stroke[] = [
  { beat: 0, bol: 'Dha', level: -1.3, bass: 'ghe' },
  { beat: 1, bol: 'Ge', level: -1.5, damp: 0.9 },
  { beat: 2, bol: 'Na', level: -1 },
  { beat: 3, bol: 'Ti', level: -1 },
  { beat: 4, bol: 'Na', level: -0.5 },
  { beat: 5, bol: 'Ka', level: -1 },
  { beat: 6, bol: 'Dhi', level: -1.8, bass: 'ghin', damp: 0.95 },
  { beat: 7, bol: 'Na', level: -1.5 },
]

/** Off the beat a little late, as songs lean: 56 % of the way. */
const KEHERWA_FILL: readonly Stroke[] = [
  { beat: 0.56, bol: 'te', level: -7.8 },
  { beat: 1.56, bol: 'Te', level: -8.8 },
  { beat: 2.56, bol: 'Ne', level: -8.3 },
  { beat: 3.3, bol: 'Ke', level: -9.8 },
  { beat: 3.56, bol: 'Te', level: -5.8 },
  { beat: 3.8, bol: 'te', level: -7.8 },
  { beat: 4.56, bol: 'Ne', level: -9.3 },
  { beat: 5.3, bol: 'te', level: -8.8 },
  { beat: 5.56, bol: 'Te', level: -6.3 },
  { beat: 6.56, bol: 'Ti', level: -7.8 },
  { beat: 7.3, bol: 'Te', level: -6.8 },
  { beat: 7.56, bol: 'te', level: -5.3 },
  { beat: 7.8, bol: 'Ra', level: -6.3 },
]

export const keherwaScore = (seed: number): BeatScore => {
  const hand = createHand(1, 'tabla-keherwa', seed)
  const fill = KEHERWA_FILL.map((stroke) => ({ ...stroke, silent: true }))
  return { loop: 'tabla-keherwa', beats: 8, events: playAll(hand, -0.16, [...KEHERWA, ...fill]) }
}

/**
 * Four strokes to the matra. The first vibhag states the phrase (three, three, two, three, three,
 * two), the second answers, the third is khali with the left hand closed, and the last is a tihai:
 * te te ge na dha three times, the third dha being the sam.
 */
const RELA = [
  'Dha Te te Dha Te te Dha Te Dha Te te Dha Ge Na Tu Na',
  'Dha Te te Dha Te te Dha Te Dha Te te Dha Ge Na Dhin Na',
  'Ta Te te Ta Te te Ta Te Ta Te te Ta Ke Na Tin Na',
  'Te te Ge Na Dha - Te te Ge Na Dha - Te te Ge Na',
]
  .join(' ')
  .split(' ')

const relaLevel = (bol: string, step: number): number => {
  const onMatra = step % 4 === 0 ? 1 : -1
  if (step === 0) return 1
  if (bol === 'Dha' || bol === 'Ta') return onMatra
  if (bol === 'Te' || bol === 'te') return onMatra - 3.4
  return onMatra - 1.5
}

export const relaScore = (seed: number): BeatScore => {
  const hand = createHand(0.55, 'tabla-rela', seed)
  const strokes = RELA.flatMap((bol, step): Stroke[] => {
    if (bol === '-') return []
    const stroke: Stroke = { beat: step / 4, bol, level: relaLevel(bol, step) }
    // Quick ghes are short; only the vibhags and the tihai's dhas are let ring.
    if (bol === 'Dha' && step % 16 !== 0 && step < 48) stroke.bass = 'ge'
    if (step === 0) stroke.bass = 'gheen'
    if (step === 16) stroke.bass = 'ghin'
    return [stroke]
  })
  return { loop: 'tabla-rela', beats: 16, events: playAll(hand, 0.22, strokes) }
}
