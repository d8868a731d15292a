import { seconds } from '@dhvani/units'
import type { LinePlayer, Phrase } from '../melody-line.ts'
import type { Bansuri } from './bansuri.ts'

const PLAYER: LinePlayer = {
  vibratoRate: 5,
  vibratoCents: 20,
  vibratoLevel: 3,
  drift: 4,
  step: 0.024,
  swings: false,
  dip: 6.5,
  fall: 1,
  scoop: 30,
  kanSeconds: 0.07,
}

/** Pa dha sa; an answer from re; up to ga; and home to pa by dha and ga. */
const DAY: readonly Phrase[] = [
  {
    attack: 0.045,
    release: 0.14,
    notes: [
      { beat: 0, beats: 0.5, note: 'P', level: -1 },
      { beat: 0.5, beats: 0.5, note: 'D', level: -0.5 },
      { beat: 1, beats: 2.35, note: "S'", slide: 0.14, vibrato: 1, level: 1 },
    ],
  },
  {
    attack: 0.05,
    release: 0.12,
    notes: [
      { beat: 4, beats: 0.75, note: "R'", kan: "G'", level: 0 },
      { beat: 4.75, beats: 0.25, note: "S'", level: -2 },
      { beat: 5, beats: 0.75, note: 'D', slide: 0.12, level: -1 },
      { beat: 5.75, beats: 0.25, note: 'P', level: -3 },
      { beat: 6, beats: 1.35, note: 'D', kan: "S'", vibrato: 0.8, level: -0.5 },
    ],
  },
  {
    attack: 0.04,
    release: 0.13,
    notes: [
      { beat: 8, beats: 0.5, note: "S'", level: 0 },
      { beat: 8.5, beats: 0.5, note: "R'", level: 0 },
      { beat: 9, beats: 1.75, note: "G'", slide: 0.17, vibrato: 1, level: 1.5 },
      { beat: 10.75, beats: 0.25, note: "R'", level: -1 },
      { beat: 11, beats: 0.65, note: "S'", slide: 0.1, vibrato: 0.3, level: -2 },
    ],
  },
  {
    attack: 0.045,
    release: 0.16,
    notes: [
      { beat: 12, beats: 0.5, note: 'D', kan: "S'", level: -0.5 },
      { beat: 12.5, beats: 0.25, note: "S'", level: -1 },
      { beat: 12.75, beats: 0.25, note: 'D', level: -2 },
      { beat: 13, beats: 0.75, note: 'P', level: -0.5 },
      { beat: 13.75, beats: 0.5, note: 'G', slide: 0.11, level: -1.5 },
      { beat: 14.25, beats: 1.2, note: 'P', slide: 0.19, vibrato: 0.7, level: -1 },
    ],
  },
]

/**
 * Slow, on seven short breaths: pa and dha, up to sa; re above; a long ga; and home to sa.
 */
const NIGHT: readonly Phrase[] = [
  {
    attack: 0.07,
    release: 0.15,
    notes: [
      { beat: 0, beats: 1.5, note: 'P', vibrato: 0.8, level: -0.5 },
      { beat: 1.5, beats: 0.9, note: 'D', slide: 0.16, level: -1.5 },
    ],
  },
  {
    attack: 0.06,
    release: 0.16,
    notes: [
      { beat: 3, beats: 0.5, note: 'D', level: -2 },
      { beat: 3.5, beats: 1.9, note: "S'", slide: 0.18, vibrato: 1, level: 0.5 },
    ],
  },
  {
    attack: 0.06,
    release: 0.14,
    notes: [
      { beat: 6, beats: 0.75, note: "S'", kan: "R'", level: -2 },
      { beat: 6.75, beats: 0.65, note: 'D', slide: 0.14, level: -3.5 },
    ],
  },
  {
    attack: 0.06,
    release: 0.15,
    notes: [
      { beat: 8, beats: 0.75, note: "S'", level: -0.5 },
      { beat: 8.75, beats: 0.7, note: "R'", slide: 0.16, level: 0 },
    ],
  },
  {
    attack: 0.07,
    release: 0.16,
    notes: [{ beat: 10, beats: 1.5, note: "G'", kan: "R'", vibrato: 1, level: 1 }],
  },
  {
    attack: 0.05,
    release: 0.14,
    notes: [
      { beat: 12, beats: 0.5, note: "R'", level: -1 },
      { beat: 12.5, beats: 0.5, note: "G'", slide: 0.12, level: -1.5 },
      { beat: 13, beats: 0.45, note: "R'", slide: 0.12, level: -3 },
    ],
  },
  {
    attack: 0.07,
    release: 0.16,
    notes: [{ beat: 14, beats: 1.5, note: "S'", vibrato: 0.8, level: -2 }],
  },
]

export const FLUTE_PHRASE: Bansuri = {
  loop: 'flute-phrase',
  seed: 1,
  beats: 16,
  phrases: DAY,
  player: PLAYER,
  breath: 0,
  mellow: { by: 2, spread: 5 },
  lead: 0,
  pan: 0.26,
  room: { t60: seconds(1.5), damping: 5200, size: 1, preDelay: seconds(0.022) },
  wet: -11,
}

export const FLUTE_NIGHT: Bansuri = {
  loop: 'flute-night',
  seed: 1,
  beats: 16,
  phrases: NIGHT,
  player: { ...PLAYER, vibratoRate: 4.6, vibratoCents: 24, drift: 5, step: 0.04, dip: 3 },
  breath: 5,
  mellow: { by: 9, spread: 6 },
  lead: 0.05,
  pan: -0.24,
  room: { t60: seconds(2.4), damping: 4200, size: 1, preDelay: seconds(0.03) },
  wet: -8,
}
