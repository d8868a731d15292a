import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SoundSource } from '@dhvani/audio-engine'
import type { Night } from './course.ts'
import { createCoursePlayer } from './course-player.ts'
import { planNight } from './plan-night.ts'
import { READY_COURSES } from './ready-courses.ts'
import { createFaderDesk, source } from './testing/fader-desk.ts'
import { FLOOR, soundsOf } from './ways.ts'

vi.mock('virtual:sound-manifest', () => ({ sounds: {} }))

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const START = Date.parse('2026-11-28T22:10+05:30')
/** Seconds between two ticks, as the page makes them. */
const TICK = 2.5 * SECOND

type Page = ReturnType<typeof openPage>

const sourcesOf = (night: Night) =>
  night.scenes.map((scene) => soundsOf(scene).map(({ id, setting }) => source(id, setting)))

const openPage = (
  night: Night,
  desk = createFaderDesk(),
  sources: () => readonly (readonly SoundSource[])[] = () => sourcesOf(night),
) => {
  const clock = { now: START, elapsed: 0, generation: 0 }
  const onEnd = vi.fn()
  const player = createCoursePlayer({
    mixer: desk.mixer,
    night,
    sources,
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    isReplaced: () => clock.generation > 0,
    onEnd,
  })
  const pass = (milliseconds: number, step = TICK, onTick = () => {}) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.now += step
      clock.elapsed += step
      player.tick()
      onTick()
    }
  }
  return { clock, desk, player, onEnd, pass }
}

/** What a press on Start puts into the mixer. */
const begin = (night: Night, sources = sourcesOf(night)): Page => {
  const page = openPage(night, createFaderDesk(), () => sources)
  for (const sound of soundsOf(night.scenes[0]!)) {
    const found = sources[0]?.find(({ id }) => id === sound.id)
    if (found) page.desk.mixer.add(found, sound.volume)
  }
  page.desk.calls.length = 0
  return page
}

const PUNE = { id: 'pune', latitude: 18.5, longitude: 73.9 }
let night: Night
afterEach(() => vi.unstubAllEnvs())
beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  night = planNight(READY_COURSES[0]!.course, START, PUNE, 'asha').night
})

const inScene = (index: number) =>
  soundsOf(night.scenes[index]!)
    .map(({ id, volume }) => `${id} ${volume}`)
    .toSorted()

/** The largest change of a sound within ten seconds, noted at each tick. */
const watchSteps = ({ desk }: Page) => {
  const seen: ReadonlyMap<string, number>[] = []
  let largest = 0
  return {
    note: () => {
      const levels = desk.levels()
      const before = seen.length >= (10 * SECOND) / TICK ? seen.shift() : undefined
      if (before)
        for (const [id, level] of levels)
          largest = Math.max(largest, Math.abs(level - (before.get(id) ?? FLOOR)))
      seen.push(levels)
    },
    largest: () => largest,
  }
}

it('plays eight hours: comes to each scene, by less than 1 LU in ten seconds, and enters none twice', () => {
  const page = begin(night)
  const steps = watchSteps(page)
  for (const [index, { begins }] of night.scenes.entries()) {
    const next = night.scenes[index + 1]?.begins ?? START + 8.5 * HOUR
    if (index > 0) page.pass(begins - page.clock.now, TICK, steps.note)
    page.pass(next - begins - 2 * TICK, TICK, steps.note)
    expect(page.desk.shown()).toEqual(inScene(index))
  }
  expect(page.clock.now - START).toBeGreaterThan(8 * HOUR)
  expect(steps.largest()).toBeGreaterThan(0.5)
  expect(steps.largest()).toBeLessThanOrEqual(1)
  const entered = page.desk.calls.filter((call) => call.startsWith('add'))
  expect(new Set(entered).size).toBe(entered.length)
  expect(page.onEnd).not.toHaveBeenCalled()
})

it('comes to where the clock is when it jumps, forwards and back, by the same small steps', () => {
  const page = begin(night)
  const steps = watchSteps(page)
  page.pass(10 * MINUTE, TICK, steps.note)
  page.clock.now = night.scenes[2]!.begins + HOUR
  page.pass(30 * MINUTE, TICK, steps.note)
  expect(page.desk.shown()).toEqual(inScene(2))
  page.clock.now = START + 5 * MINUTE
  page.pass(20 * MINUTE, TICK, steps.note)
  expect(page.desk.shown()).toEqual(inScene(0))
  expect(steps.largest()).toBeLessThanOrEqual(1)
})

it('keeps the first scene where the clock is set back to before the start, and follows it from there', () => {
  const page = begin(night)
  const [, second] = night.scenes
  page.pass(2 * TICK)
  page.clock.now = START - HOUR
  page.pass(30 * MINUTE)
  expect(page.desk.shown()).toEqual(inScene(0))
  expect(page.desk.calls).toEqual([])
  expect(page.onEnd).not.toHaveBeenCalled()
  page.clock.now = second!.begins
  page.pass(20 * MINUTE)
  expect(page.desk.shown()).toEqual(inScene(1))
})

it('is in the right scene after a night without a tick, and steps no further for the gap', () => {
  const page = begin(night)
  page.clock.now = START + 8 * HOUR
  page.clock.elapsed = 8 * HOUR
  const before = page.desk.levels()
  page.player.tick()
  for (const [id, level] of page.desk.levels())
    expect(Math.abs(level - (before.get(id) ?? FLOOR))).toBeLessThanOrEqual(0.8001)
  page.pass(30 * MINUTE)
  expect(page.desk.shown()).toEqual(inScene(3))
})

it('comes to each scene with a tick a minute, as a hidden page may have it', () => {
  const page = begin(night)
  page.pass(night.scenes[2]!.begins + 2.5 * HOUR - START, MINUTE)
  expect(page.desk.shown()).toEqual(inScene(2))
})

it('starts nothing in a mix that is paused, and goes on by the clock when it is played', () => {
  const page = begin(night)
  const ids = () => page.desk.mixer.getSnapshot().tracks.map(({ sound }) => sound.id)
  for (const id of ids()) page.desk.change(id, { isPlaying: false })
  page.pass(2 * HOUR)
  expect(page.desk.calls).toEqual([])
  for (const id of ids()) page.desk.change(id, { isPlaying: true })
  page.pass(30 * MINUTE)
  expect(page.desk.shown()).toEqual(inScene(1))
})

it('leaves a sound that the listener moves until the next scene, and one that is removed for the night', () => {
  const page = begin(night)
  page.pass(MINUTE)
  page.desk.mixer.setVolume('train', 71)
  page.pass(10 * MINUTE)
  expect(page.desk.shown()).toContain('train 71')
  page.desk.mixer.remove('breeze')
  page.pass(night.scenes[1]!.begins + 40 * MINUTE - page.clock.now)
  expect(page.desk.shown()).toEqual(inScene(1).filter((shown) => !shown.startsWith('breeze')))
  page.pass(8 * HOUR)
  expect(page.desk.shown()).toEqual(inScene(3).filter((shown) => !shown.startsWith('breeze')))
})

it('leaves a sound of a later scene that the listener adds before its time', () => {
  const page = begin(night)
  page.pass(MINUTE)
  page.desk.mixer.add(source('koel-singing'), 60)
  page.pass(10 * MINUTE)
  expect(page.desk.shown()).toContain('koel-singing 60')
  page.pass(night.scenes[1]!.begins + 30 * MINUTE - page.clock.now)
  expect(page.desk.shown()).toEqual(inScene(1))
  page.pass(night.scenes[3]!.begins + 30 * MINUTE - page.clock.now)
  expect(page.desk.shown()).toEqual(inScene(3))
})

it('ends no solo: a sound that is to come waits for its end', () => {
  const page = begin(night)
  page.desk.change('breeze', { isSolo: true })
  page.pass(HOUR)
  expect(page.desk.calls).not.toContain('add rain')
  page.desk.change('breeze', { isSolo: false })
  page.pass(20 * MINUTE)
  expect(page.desk.shown()).toEqual(inScene(1))
})

it('plays the night without a sound that was deleted, and does not wait for it', () => {
  const sources = sourcesOf(night).map((found) => found.filter(({ id }) => id !== 'rain'))
  const page = begin(night, sources)
  page.pass(2 * HOUR)
  expect(page.desk.shown()).toEqual(inScene(1).filter((shown) => !shown.startsWith('rain')))
  expect(page.onEnd).not.toHaveBeenCalled()
})

it('changes places and characters once, when a scene begins', () => {
  const page = begin(night)
  page.pass(2 * HOUR)
  const changed = page.desk.calls.filter((call) => call.includes(' in '))
  expect(changed).toEqual([])
  page.pass(night.scenes[2]!.begins + 10 * MINUTE - page.clock.now)
  expect(page.desk.calls.filter((call) => call.includes(' in ')).toSorted()).toEqual([
    'breeze in bg0p',
    'rain in ch0f',
  ])
})

it('ends when another mix takes its place, and does not touch that one', () => {
  const page = begin(night)
  page.pass(MINUTE)
  page.clock.generation += 1
  page.pass(HOUR)
  expect(page.onEnd).toHaveBeenCalledOnce()
  expect(page.desk.calls).toEqual([])
})

it('ends when the mix is emptied, and waits for a kept mix that is not restored yet', () => {
  const page = openPage(night)
  page.pass(MINUTE)
  expect(page.onEnd).not.toHaveBeenCalled()
  page.desk.mixer.add(source('train'), 50)
  page.pass(MINUTE)
  page.desk.clear()
  page.pass(MINUTE)
  expect(page.onEnd).toHaveBeenCalledOnce()
})

it('does not end where another tab holds another mix, until that one plays', () => {
  const page = openPage(night)
  page.desk.mixer.add(source('coffee-shop'), 50)
  page.desk.change('coffee-shop', { isPlaying: false })
  page.pass(HOUR)
  expect(page.onEnd).not.toHaveBeenCalled()
  page.desk.change('coffee-shop', { isPlaying: true })
  page.pass(MINUTE)
  expect(page.onEnd).toHaveBeenCalledOnce()
})

it('goes on with sounds that were not found at first, and takes them in when they are', () => {
  let sources = sourcesOf(night).map(() => [] as readonly SoundSource[])
  const page = openPage(night, createFaderDesk(), () => sources)
  for (const { id, volume } of soundsOf(night.scenes[0]!)) page.desk.mixer.add(source(id), volume)
  page.pass(2 * HOUR)
  expect(page.onEnd).not.toHaveBeenCalled()
  expect(page.desk.shown()).toEqual(['breeze 36'])
  sources = sourcesOf(night)
  page.pass(30 * MINUTE)
  expect(page.desk.shown()).toEqual(inScene(1))
})

it('ends where the mixer has none of its sounds', () => {
  const page = openPage(night)
  page.desk.mixer.add(source('coffee-shop'), 50)
  page.pass(MINUTE)
  expect(page.onEnd).toHaveBeenCalledOnce()
  expect(page.desk.shown()).toEqual(['coffee-shop 50'])
})
