import type { Mixer, SoundSource } from '@dhvani/audio-engine'
import { faderAt, faderDecibels } from '@dhvani/audio-engine/fader-levels'
import { decibels, percent } from '@dhvani/units'
import type { Night } from './course.ts'
import { sceneIndexAt } from './plan-night.ts'
import { findWays, FLOOR, levelAt, RATE, soundsOf } from './ways.ts'

/** Where ticks are farther apart than this, in milliseconds, a step is no larger for it. */
const LONGEST_STEP_MS = 10_000

type Driven = Pick<Mixer, 'getSnapshot' | 'add' | 'remove' | 'setVolume' | 'setSetting'>

type CoursePlayerOptions = {
  readonly mixer: Driven
  readonly night: Night
  /** Sounds of all scenes that were found so far, by the index of the scene. */
  readonly sources: () => readonly (readonly SoundSource[])[]
  /** Milliseconds since 1970; it may jump. */
  readonly now: () => number
  /** Milliseconds of a clock that never jumps. */
  readonly elapsed: () => number
  /** Whether another mix has taken the place of the night's on this page. */
  readonly isReplaced: () => boolean
  /** Called once when the mix has no sound of the night any more: the listener plays something else. */
  readonly onEnd: () => void
}

/** What the player last did with a sound. */
type Given = {
  /** dB. */
  level: number
  /** Index of the scene. */
  scene: number
  /** Whether the listener has moved it since: then it is the listener's until the next scene. */
  isLeftAlone: boolean
}

/**
 * Brings the mixer to where the clock is in a night, by steps that are never larger than the rate of a course, however the
 * clock jumps. It starts no sound in a mix that is paused, moves no master, ends no mute and no solo, and leaves alone what the
 * listener moves, until the next scene.
 */
export const createCoursePlayer = (options: CoursePlayerOptions) => {
  const { mixer, night, sources, elapsed, isReplaced, onEnd } = options
  /** Where the night is. A clock that is set back to before the start is in its first scene, and takes no sound away. */
  const now = () => Math.max(options.now(), night.scenes[0]?.begins ?? 0)
  const ways = findWays(night)
  const ids = new Set(night.scenes.flatMap(soundsOf).map(({ id }) => id))
  const given = new Map<string, Given>()
  /** Sounds that the listener has removed. */
  const refused = new Set<string>()
  /** Whether the sounds that were there before have been met: who adds another one is the listener. */
  let hasMet = false
  let ticked = elapsed()
  let isOver = false

  const findTrack = (id: string) => mixer.getSnapshot().tracks.find(({ sound }) => sound.id === id)

  const end = () => {
    if (isOver) return
    isOver = true
    onEnd()
  }

  /** A listener who plays another mix, or signs out, is not followed there. */
  const noticeOtherMix = () => {
    if (isReplaced()) end()
    const { tracks, isPlaying } = mixer.getSnapshot()
    const hasOurs = tracks.some(({ sound }) => ids.has(sound.id))
    // Before a kept mix is restored the mixer is empty. Another tab may hold another mix, paused: the night is not played there.
    if (!hasOurs && ((isPlaying && tracks.length > 0) || given.size > 0)) end()
  }

  const sourceOf = (id: string, scene: number): SoundSource | undefined =>
    sources()[scene]?.find((one) => one.id === id) ??
    sources()
      .flat()
      .find((one) => one.id === id)

  const enter = (id: string, scene: number) => {
    const source = sourceOf(id, scene)
    // Adding would end a solo.
    if (!source || mixer.getSnapshot().tracks.some(({ isSolo }) => isSolo)) return
    mixer.add(source, faderAt(FLOOR))
    given.set(id, { level: FLOOR, scene, isLeftAlone: false })
  }

  /** What is known of a track that plays: a fader that is not where it was left has been moved by the listener. */
  const meet = (id: string, volume: number, scene: number): Given => {
    const known = given.get(id)
    const isMoved = known !== undefined && Math.round(faderAt(decibels(known.level))) !== volume
    const level = !known || isMoved ? faderDecibels(percent(Math.max(volume, 1))) : known.level
    const isLeftAlone = known ? known.scene === scene && (known.isLeftAlone || isMoved) : hasMet
    const met = { level, scene, isLeftAlone }
    given.set(id, met)
    return met
  }

  const follow = (id: string, scene: number, most: number) => {
    const track = findTrack(id)
    const target = levelAt(ways.get(id), now())
    if (!track) {
      if (given.delete(id)) refused.add(id)
      if (target !== undefined && !refused.has(id)) enter(id, scene)
      return
    }
    refused.delete(id)
    const isNext = given.get(id)?.scene !== scene
    const met = meet(id, track.volume, scene)
    if (met.isLeftAlone) return
    const sound = soundsOf(night.scenes[scene]!).find((one) => one.id === id)
    const source = sources()[scene]?.find((one) => one.id === id)
    if (isNext && sound && source && track.sound.setting !== source.setting)
      mixer.setSetting(id, source.setting)
    const step = Math.max(-most, Math.min(most, (target ?? FLOOR) - met.level))
    met.level += step
    if (target === undefined && met.level <= FLOOR) {
      given.delete(id)
      mixer.remove(id)
    } else if (step !== 0) mixer.setVolume(id, faderAt(decibels(met.level)))
  }

  return {
    /** Moves the mixer by one step; call it every few seconds, and whenever the page is seen again. */
    tick(): void {
      const passed = Math.min(LONGEST_STEP_MS, elapsed() - ticked)
      ticked = elapsed()
      if (isOver) return
      noticeOtherMix()
      if (isOver || !mixer.getSnapshot().isPlaying) return
      const scene = sceneIndexAt(night, now())
      for (const id of new Set([...ids, ...given.keys()])) follow(id, scene, (RATE * passed) / 1000)
      hasMet = true
    },
  }
}
