import type { BeatScoreEvent } from '../beat-recipe.ts'
import type { Hand } from '../hand.ts'
import { TABLA_TAKES } from './tabla-strokes.ts'

/** Which strokes of the two hands make a bol, with their level in decibels. */
const BOLS: Readonly<Record<string, readonly (readonly [stroke: string, level: number])[]>> = {
  Dha: [
    ['na', -2.5],
    ['ghe', -7],
  ],
  Dhin: [
    ['tin', -1],
    ['ghin', -7],
  ],
  Dhi: [
    ['tin', -1.5],
    ['ghin', -7.5],
  ],
  Na: [['na', -1.5]],
  Ta: [['ta', -1.5]],
  Tin: [['tin', -1]],
  Ti: [['tin', -2.5]],
  Tu: [['tun', -1]],
  Ne: [['tas', -1]],
  Te: [['te', 0]],
  te: [['ti', 0]],
  Ra: [['ra', -1]],
  Ge: [['ge', -6]],
  Ka: [['ke', -5]],
  Ke: [['ke', -5]],
}

/** The room that answers each stroke of the right hand. */
const ROOMS: Readonly<Record<string, string>> = {
  na: 'room-na',
  ta: 'room-na',
  tin: 'room-tin',
  tun: 'room-tun',
  tas: 'room-tas',
  te: 'room-te',
  ti: 'room-te',
  ra: 'room-te',
}

/** The left hand never leans on its drum twice alike: ten cents either way. */
const BEND = 0.006

/** The right hand's drum is tuned; a harder or softer touch moves it by two cents. */
const TOUCH = 0.0012

/** Beats by which the left hand falls behind the right one at most: 3 ms at the reference tempo. */
const LAG = 0.006

/** Below and above these levels (decibels) the hand plays the soft and the firm takes. */
const SOFT = -4
const FIRM = -0.75

const takesAt = (name: string, level: number): [first: number, last: number] => {
  const takes = TABLA_TAKES[name] ?? 1
  const half = Math.ceil(takes / 2)
  if (level < SOFT) return [1, half]
  if (level > FIRM) return [takes - half + 1, takes]
  return takes > 3 ? [2, takes - 1] : [1, takes]
}

export type Stroke = {
  beat: number
  bol: string
  /** Decibels on top of the bol's own. */
  level?: number
  /** Ornaments that a player would not speak carry no bol in the score. */
  silent?: boolean
  /** A fingertip on the rim: too light to stop what rings. */
  light?: boolean
  /** Another left-hand stroke than the bol's usual one. */
  bass?: string
  /** Beats after which the left hand damps its drum. */
  damp?: number
}

/** Both hands of a bol as events of a score. The left hand follows within 3 ms. */
export const playBol = (hand: Hand, pan: number, stroke: Stroke): BeatScoreEvent[] => {
  const parts = BOLS[stroke.bol]
  if (!parts) throw new RangeError(`no such bol: ${stroke.bol}`)
  const beat = hand.place(stroke.beat)
  return parts.flatMap(([usual, level], index) => {
    const room = ROOMS[usual]
    const name = room === undefined ? (stroke.bass ?? usual) : usual
    const gain = hand.strength(level + (stroke.level ?? 0))
    const event: BeatScoreEvent = {
      beat: index === 0 ? beat : beat + (LAG / 2) * hand.bend(1),
      sample: hand.take(name, ...takesAt(name, stroke.level ?? 0)),
      gain,
      pan,
      rate: hand.bend(room === undefined ? BEND : TOUCH),
    }
    if (!stroke.light) event.choke = room === undefined ? 'bayan' : 'dayan'
    if (index === 0 && !stroke.silent) event.bol = stroke.bol
    if (room === undefined && stroke.damp !== undefined) event.beats = stroke.damp
    return room === undefined ? [event] : [event, { beat, sample: room, gain, pan }]
  })
}
