import { faderDecibels } from '@dhvani/audio-engine/fader-levels'
import { percent } from '@dhvani/units'
import type { Night, NightScene } from './course.ts'

type MixSound = NightScene['mix']['sounds'][number]

/** A sound comes and goes at this level, in dB: 4 percent, far below what plays beside it. */
export const FLOOR = faderDecibels(percent(4))

/** How fast a course moves a level, in dB a second: 1 LU takes more than ten seconds. */
export const RATE = 0.08

/** A sound passes into another place or character before its level moves: so long it waits, in milliseconds. */
const SETTLE_MS = 60_000

/** A straight line in dB. Moments are milliseconds since 1970. */
type Leg = {
  readonly begins: number
  readonly ends: number
  readonly from: number
  readonly to: number
  /** Whether the sound is gone afterwards. */
  readonly leaves: boolean
}

/** The level of each sound over a night, by the id of the sound. */
export type Ways = ReadonlyMap<string, readonly Leg[]>

const durationOf = (from: number, to: number): number => (Math.abs(to - from) / RATE) * 1000

/** @returns the level of a sound in dB; `undefined` while it is not in the mix */
export const levelAt = (legs: readonly Leg[] | undefined, now: number): number | undefined => {
  const leg = legs?.findLast(({ begins }) => begins <= now)
  if (!leg) return undefined
  if (now >= leg.ends) return leg.leaves ? undefined : leg.to
  return leg.from + ((leg.to - leg.from) * (now - leg.begins)) / (leg.ends - leg.begins)
}

/** Sounds that a scene plays. One at 0 is silent, and so is one that was saved paused, unless all are. */
export const soundsOf = ({ mix }: Pick<NightScene, 'mix'>): readonly MixSound[] => {
  const audible = mix.sounds.filter(({ volume }) => volume > 0)
  const playing = audible.filter(({ isPlaying }) => isPlaying)
  return playing.length > 0 ? playing : audible
}

/** The master that is set when a night begins; the scenes keep their balance under it. */
export const masterOf = ({ scenes }: Pick<Night, 'scenes'>): number =>
  Math.max(...scenes.map(({ mix }) => mix.masterVolume))

/** Of a master: one at 0 counts as nearly closed. */
const masterLevel = (volume: number): number =>
  volume > 0 ? faderDecibels(percent(volume)) : FLOOR

/** The level of a sound under the master of the night: one that was saved under a lower master is softer. */
const targetOf = (sound: MixSound, { mix }: NightScene, master: number): number =>
  Math.max(
    FLOOR,
    faderDecibels(percent(sound.volume)) + masterLevel(mix.masterVolume) - masterLevel(master),
  )

/**
 * How each sound moves through a night. What comes rises first, and what goes leaves afterwards, so that the night has no
 * hole between two scenes. All of it follows from the moments of the scenes: nothing is added up while it plays.
 */
export const findWays = (night: Night): Ways => {
  const master = masterOf(night)
  const ways = new Map<string, readonly Leg[]>()
  let before: readonly MixSound[] = []
  for (const scene of night.scenes) {
    const { begins } = scene
    const next = soundsOf(scene)
    const isFirst = scene === night.scenes[0]
    const moves = [...new Set([...ways.keys(), ...next.map(({ id }) => id)])].flatMap((id) => {
      const sound = next.find((one) => one.id === id)
      const current = levelAt(ways.get(id), begins)
      if (current === undefined && !sound) return []
      const to = sound ? targetOf(sound, scene, master) : FLOOR
      // The press begins the first scene at its levels.
      const from = current ?? (isFirst ? to : FLOOR)
      const was = current === undefined ? undefined : before.find((one) => one.id === id)
      const delay = sound && was && was.setting !== sound.setting ? SETTLE_MS : 0
      return [{ id, from, to, delay, leaves: !sound }]
    })
    const rise = Math.max(
      0,
      ...moves.map(({ from, to, delay }) => (to > from ? delay + durationOf(from, to) : 0)),
    )
    for (const { id, from, to, delay, leaves } of moves) {
      const starts = begins + (to < from || leaves ? Math.max(rise, delay) : delay)
      ways.set(id, [
        ...(ways.get(id) ?? []).filter((leg) => leg.begins < begins),
        ...(starts > begins ? [{ begins, ends: starts, from, to: from, leaves: false }] : []),
        { begins: starts, ends: starts + durationOf(from, to), from, to, leaves },
      ])
    }
    before = next
  }
  return ways
}
