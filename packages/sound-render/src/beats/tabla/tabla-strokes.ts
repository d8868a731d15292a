import { seconds, type Hertz } from '@dhvani/units'
import type { Stereo } from '../../dsp/stereo.ts'
import type { BeatKit } from '../beat-recipe.ts'
import { stageOneShot, type Stage } from '../one-shot.ts'
import { slapBayan, strikeBayan, type BayanBol } from './bayan.ts'
import { strikeDamped, strikeDayan, type DampedBol, type DayanBol } from './dayan.ts'

/** A short wooden room with the pair on a carpet, a metre and a half away. */
const ROOM = {
  room: { t60: seconds(0.28), damping: 5200, size: 0.32, preDelay: seconds(0.004) },
  wet: -15,
  early: [
    { delay: seconds(0.0031), gain: 0.34, pan: -0.5 },
    { delay: seconds(0.0052), gain: 0.26, pan: 0.6 },
    { delay: seconds(0.0083), gain: 0.22, pan: 0.1 },
    { delay: seconds(0.0127), gain: 0.18, pan: -0.8 },
    { delay: seconds(0.0171), gain: 0.13, pan: 0.8 },
  ],
}

const DAYAN: Stage = { ...ROOM, pan: 0.16, earDelay: 0.0002 }
const BAYAN: Stage = { ...ROOM, pan: -0.12, earDelay: 0.00015 }

/** Two takes with a soft hand and two with a firm one: 1 and 2, 3 and 4. */
const FORCES = [0.45, 0.55, 0.85, 1] as const

/** How many takes of each stroke the kit holds. */
export const TABLA_TAKES: Readonly<Record<string, number>> = {
  na: 4,
  ta: 3,
  tin: 4,
  tun: 2,
  tas: 2,
  te: 4,
  ti: 4,
  ra: 3,
  ge: 3,
  ghe: 4,
  ghin: 3,
  gheen: 2,
  ke: 4,
}

const takesOf = (bol: string, render: (take: number, force: number) => Stereo) =>
  Array.from({ length: TABLA_TAKES[bol] ?? 0 }, (_, index): [string, Stereo] => [
    `${bol}-${index + 1}`,
    render(index + 1, FORCES[(index + 4 - (TABLA_TAKES[bol] ?? 0)) % 4]!),
  ])

const renderSamples = (sampleRate: Hertz): Record<string, Stereo> => {
  const open = (['na', 'ta', 'tin', 'tun', 'tas'] satisfies DayanBol[]).flatMap((bol) =>
    takesOf(bol, (take, force) =>
      stageOneShot(strikeDayan(bol, { take, force, sampleRate }), DAYAN, sampleRate),
    ),
  )
  const damped = (['te', 'ti', 'ra'] satisfies DampedBol[]).flatMap((bol) =>
    takesOf(bol, (take, force) =>
      stageOneShot(strikeDamped(bol, { take, force, sampleRate }), DAYAN, sampleRate),
    ),
  )
  const bass = (['ge', 'ghe', 'ghin', 'gheen'] satisfies BayanBol[]).flatMap((bol) =>
    takesOf(bol, (take, force) =>
      stageOneShot(strikeBayan(bol, { take, force, sampleRate }), BAYAN, sampleRate),
    ),
  )
  const slaps = takesOf('ke', (take, force) =>
    stageOneShot(slapBayan({ take, force, sampleRate }), BAYAN, sampleRate),
  )
  return Object.fromEntries([...open, ...damped, ...bass, ...slaps])
}

export const TABLA_KIT: BeatKit = { kit: 'tabla', bitrate: 192, renderSamples }
