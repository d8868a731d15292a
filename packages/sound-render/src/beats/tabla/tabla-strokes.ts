import { seconds, type Hertz } from '@dhvani/units'
import type { Stereo } from '../../dsp/stereo.ts'
import type { BeatKit } from '../beat-recipe.ts'
import { stageDirect, stageOneShot, stageRoom, type Stage } from '../one-shot.ts'
import { slapBayan, strikeBayan, type BayanBol } from './bayan.ts'
import { strikeDamped, type DampedBol } from './damped.ts'
import { strikeDayan, type DayanBol } from './dayan.ts'

/** A music room with the pair on a carpet, two metres away: the floor answers first. */
const ROOM = {
  room: { t60: seconds(0.62), damping: 4200, size: 0.85, preDelay: seconds(0.003) },
  wet: -14.5,
  early: [
    { delay: seconds(0.0011), gain: 0.4, pan: 0.1 },
    { delay: seconds(0.0052), gain: 0.26, pan: 0.6 },
    { delay: seconds(0.0083), gain: 0.24, pan: -0.6 },
    { delay: seconds(0.0127), gain: 0.2, pan: -0.8 },
    { delay: seconds(0.0191), gain: 0.17, pan: 0.8 },
    { delay: seconds(0.0263), gain: 0.13, pan: -0.3 },
  ],
}

const DAYAN: Stage = { ...ROOM, pan: 0.16, earDelay: 0.0002 }
const BAYAN: Stage = { ...ROOM, wet: -15, pan: -0.12, earDelay: 0.00015 }

/** Seconds of a room that is a one-shot of its own. */
const ROOM_LENGTH = seconds(0.62)

/** How many takes of each stroke the kit holds, soft to firm. */
export const TABLA_TAKES: Readonly<Record<string, number>> = {
  na: 5,
  ta: 3,
  tin: 4,
  tun: 2,
  tas: 2,
  te: 5,
  ti: 5,
  ra: 3,
  ge: 3,
  ghe: 4,
  ghin: 3,
  gheen: 2,
  ke: 4,
}

/** Force of each take: from a soft hand to a firm one. */
const forceOf = (take: number, takes: number) => 0.45 + (0.55 * (take - 1)) / (takes - 1)

const takesOf = (bol: string, render: (take: number, force: number) => Stereo) => {
  const takes = TABLA_TAKES[bol] ?? 0
  return Array.from({ length: takes }, (_, index): [string, Stereo] => [
    `${bol}-${index + 1}`,
    render(index + 1, forceOf(index + 1, takes)),
  ])
}

/** A take that no stroke plays, for the rooms: what a wall gives back is of no one stroke. */
const ROOM_TAKE = 9

const renderSamples = (sampleRate: Hertz): Record<string, Stereo> => {
  const open = (['na', 'ta', 'tin', 'tun', 'tas'] satisfies DayanBol[]).flatMap((bol) =>
    takesOf(bol, (take, force) =>
      stageDirect(strikeDayan(bol, { take, force, sampleRate }), DAYAN, sampleRate),
    ),
  )
  const damped = (['te', 'ti', 'ra'] satisfies DampedBol[]).flatMap((bol) =>
    takesOf(bol, (take, force) =>
      stageDirect(strikeDamped(bol, { take, force, sampleRate }), DAYAN, sampleRate),
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
  const middle = { take: ROOM_TAKE, force: 0.75, sampleRate }
  const rooms = (['na', 'tin', 'tun', 'tas'] satisfies DayanBol[]).map((bol): [string, Stereo] => [
    `room-${bol}`,
    stageRoom(strikeDayan(bol, middle), DAYAN, ROOM_LENGTH, sampleRate),
  ])
  const dampedRoom = stageRoom(strikeDamped('te', middle), DAYAN, ROOM_LENGTH, sampleRate)
  return Object.fromEntries([
    ...open,
    ...damped,
    ...bass,
    ...slaps,
    ...rooms,
    ['room-te', dampedRoom],
  ])
}

export const TABLA_KIT: BeatKit = { kit: 'tabla', bitrate: 192, renderSamples }
