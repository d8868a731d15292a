import { seconds, type Seconds } from '@dhvani/units'
import type { RiyazSettings } from '@dhvani/riyaz'
import type { Practice } from '@dhvani/audio-engine/practice'
import type { Renderer } from './ask-renderer.ts'
import { mergePlans } from './merge-plans.ts'
import { createPluckPool, type PluckPool } from './pluck-pool.ts'
import { saOf } from './sa-of.ts'
import { createSwarmandal, planSwarmandal, type TunedString } from './swarmandal.ts'
import { planTanpura, stringsPlayed, type TanpuraPlan } from './tanpura-plan.ts'
import { ringOf, stringsOf } from './tanpura-strings.ts'

/** The drone, with the swarmandal that joins it: plays, takes on settings while it plays, stops. */
export type TanpuraPart = {
  /** Resolves when it sounds, or when it was stopped meanwhile. @throws when its sound could not be made */
  start(settings: RiyazSettings): Promise<void>
  stop(): void
  /** Takes on settings: what changes the strings themselves is heard as soon as they are computed. */
  applySettings(settings: RiyazSettings): Promise<void>
}

type TanpuraPartOptions = {
  readonly practice: Practice
  readonly renderer: Renderer
  readonly seed: number
  readonly onFailure: (reason: unknown) => void
}

/** A swarmandal beside the drone. */
type Joined = {
  readonly key: string
  readonly strings: readonly TunedString[]
  /** Context time from which its sweeps are counted, and the seconds between two. */
  readonly at: Seconds
  readonly every: number
}

/** Settings to which a swarmandal is tuned. */
const tuningOf = (settings: RiyazSettings) => `${settings.scale} ${saOf(settings).toFixed(2)}`

/** Settings that need other plucks. */
const keyOf = (settings: RiyazSettings) =>
  [
    ...stringsOf(settings).map((string) => string && [string.frequency, string.thickness]),
    settings.tanpuras,
    settings.jawari,
    ringOf(settings),
  ].join(' ')

export const createTanpuraPart = (options: TanpuraPartOptions): TanpuraPart => {
  const { practice, renderer, seed, onFailure } = options
  let isWanted = false
  let latest: RiyazSettings | undefined
  let pool: { readonly key: string; readonly plucks: PluckPool } | undefined
  let drone: TanpuraPlan | undefined
  let joined: Joined | undefined
  const swarmandal = createSwarmandal(renderer, practice.context, seed)

  const openPool = (settings: RiyazSettings): PluckPool => {
    const { jawari, tanpuras: instruments } = settings
    const strings = stringsPlayed({ strings: stringsOf(settings), instruments })
    const context = practice.context()
    return createPluckPool({
      renderer,
      context,
      strings,
      jawari,
      seed,
      onFailure,
      duration: ringOf(settings),
    })
  }

  const play = (settings: RiyazSettings, plucks: PluckPool) => {
    const { round, tanpuras: instruments } = settings
    const isPlaying = practice.getSnapshot().tanpura
    if (!isPlaying) drone = undefined
    const { sweepEvery: every, swarmandalVolume: volume } = settings
    // Counted on, a sweep that is under way would be another one's middle.
    if (joined && joined.every !== every)
      joined = { ...joined, every, at: seconds(practice.context().currentTime) }
    const beside = settings.hasSwarmandal && joined?.key === tuningOf(settings) ? joined : undefined
    const plan = (from: Seconds) => {
      const places = drone?.placesAt(from)
      const next = planTanpura({
        strings: stringsOf(settings),
        round,
        instruments,
        seed,
        from,
        ...(places && { places }),
        plucksOf: plucks.of,
      })
      drone = next
      if (!beside) return next
      const { strings, at } = beside
      return mergePlans([next, planSwarmandal({ strings, every, volume, seed, joined: at, from })])
    }
    if (isPlaying) practice.replan('tanpura', plan)
    else practice.start('tanpura', plan)
  }

  const playDrone = async (settings: RiyazSettings) => {
    const key = keyOf(settings)
    if (pool?.key === key) {
      play(settings, pool.plucks)
      return
    }
    const next = { key, plucks: openPool(settings) }
    const before = pool
    pool = next
    try {
      await next.plucks.ready
    } catch (error) {
      next.plucks.close()
      if (pool === next) pool = undefined
      before?.plucks.close()
      throw error
    }
    // Until now the strings of before went on.
    before?.plucks.close()
    if (pool === next && isWanted) play(latest ?? settings, next.plucks)
  }

  const joinSwarmandal = async (settings: RiyazSettings) => {
    if (!settings.hasSwarmandal) {
      joined = undefined
      return
    }
    const key = tuningOf(settings)
    if (joined?.key === key) return
    const strings = await swarmandal.tune(settings)
    const current = pool
    await current?.plucks.ready
    const now = latest ?? settings
    // Meanwhile the listener may have stopped the drone or changed it, or another call have been here.
    if (!current || pool !== current || !practice.getSnapshot().tanpura) return
    if (!now.hasSwarmandal || tuningOf(now) !== key || joined?.key === key) return
    const at = seconds(practice.context().currentTime)
    joined = { key, strings, at, every: now.sweepEvery }
    play(now, current.plucks)
  }

  const applySettings = async (settings: RiyazSettings) => {
    latest = settings
    if (!isWanted) return
    await playDrone(settings)
    // The drone does not wait for it, and goes on without it.
    if (isWanted && latest === settings) joinSwarmandal(settings).catch(onFailure)
  }

  return {
    async start(settings) {
      isWanted = true
      await applySettings(settings)
    },
    stop() {
      isWanted = false
      pool?.plucks.close()
      pool = undefined
      joined = undefined
      practice.stop('tanpura')
    },
    applySettings,
  }
}
