import type { BeatScoreEvent } from '../beat-recipe.ts'
import type { Hand } from '../hand.ts'
import { TABLA_TAKES } from './tabla-strokes.ts'

/** Which strokes of the two hands make a bol, with their level in decibels. */
const BOLS: Readonly<Record<string, readonly (readonly [stroke: string, level: number])[]>> = {
  Dha: [
    ['na', -2.5],
    ['ghe', -1.5],
  ],
  Dhin: [
    ['tin', -1],
    ['ghin', -1.5],
  ],
  Dhi: [
    ['tin', -1.5],
    ['ghin', -2],
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
  Ge: [['ge', -1.5]],
  Ka: [['ke', -1]],
  Ke: [['ke', -1]],
}

const RIGHT_HAND = new Set(['na', 'ta', 'tin', 'tun', 'tas', 'te', 'ti', 'ra'])

/** The left hand never leans on its drum twice alike: ten cents either way. */
const BEND = 0.006

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
  /** Another left-hand stroke than the bol's usual one. */
  bass?: string
  /** Beats after which the left hand damps its drum. */
  damp?: number
}

/** Both hands of a bol as events of a score. The hands of one bol fall together. */
export const playBol = (hand: Hand, pan: number, stroke: Stroke): BeatScoreEvent[] => {
  const parts = BOLS[stroke.bol]
  if (!parts) throw new RangeError(`no such bol: ${stroke.bol}`)
  const beat = hand.place(stroke.beat)
  return parts.map(([usual, level], index) => {
    const right = RIGHT_HAND.has(usual)
    const name = right ? usual : (stroke.bass ?? usual)
    const event: BeatScoreEvent = {
      beat,
      sample: hand.take(name, ...takesAt(name, stroke.level ?? 0)),
      gain: hand.strength(level + (stroke.level ?? 0)),
      pan,
      choke: right ? 'dayan' : 'bayan',
    }
    if (index === 0 && !stroke.silent) event.bol = stroke.bol
    if (!right) event.rate = hand.bend(BEND)
    if (!right && stroke.damp !== undefined) event.beats = stroke.damp
    return event
  })
}
