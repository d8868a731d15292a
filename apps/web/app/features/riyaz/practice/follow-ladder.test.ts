import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { setPartState, setPracticeRoom } from '#lib/riyaz/room-state.ts'
import { changeSettings } from '../change-settings.ts'
import { followLadder } from './follow-ladder.ts'

let position: number | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  position = undefined
  setPracticeRoom({
    start: () => undefined,
    stop: () => undefined,
    playTihai: () => undefined,
    position: () => position,
  })
  riyazSettings.set({ ...riyazSettings.fallback, ladderEvery: 2 })
})
afterEach(() => {
  setPartState('tabla', 'silent')
  vi.useRealTimers()
})

const MATRAS = 16

/** The tempo once the theka has come to a matra. */
const tempoAt = (matra: number): number => {
  position = matra
  vi.advanceTimersByTime(50)
  return riyazSettings.get().tempo
}

const begin = () => setPartState('tabla', 'preparing')

it('begins on the first rung, and climbs at each sam that begins one', () => {
  const end = followLadder()
  begin()
  expect(riyazSettings.get().tempo).toBe(60)
  expect([-4, 0, MATRAS, 2 * MATRAS - 0.1].map(tempoAt)).toEqual([60, 60, 60, 60])
  expect(tempoAt(2 * MATRAS)).toBe(65)
  expect([3 * MATRAS, 4 * MATRAS].map(tempoAt)).toEqual([65, 70])
  end()
  expect(tempoAt(6 * MATRAS)).toBe(70)
})

it('begins at the next sam where the tabla plays already, and on the first rung', () => {
  position = 20 * MATRAS + 5
  const end = followLadder()
  expect(tempoAt(20 * MATRAS + 6)).toBe(120)
  expect(tempoAt(21 * MATRAS)).toBe(60)
  expect([22 * MATRAS, 23 * MATRAS].map(tempoAt)).toEqual([60, 65])
  end()
})

it('keeps its rung where the cycles on each step are changed, and where the taal is', () => {
  const end = followLadder()
  begin()
  for (let sam = 0; sam <= 8; sam += 1) tempoAt(sam * MATRAS)
  expect(riyazSettings.get().tempo).toBe(80)
  changeSettings({ ladderEvery: 4 })
  expect([8 * MATRAS + 3, 9 * MATRAS].map(tempoAt)).toEqual([80, 80])
  changeSettings({ taal: 'rupak', theka: 1 })
  expect([9 * MATRAS + 1, -0.1, 0, 7].map(tempoAt)).toEqual([80, 80, 80, 80])
  expect([14, 21].map(tempoAt)).toEqual([80, 85])
  end()
})

it('leaves a tempo that the listener sets until the next rung', () => {
  const end = followLadder()
  begin()
  tempoAt(0)
  changeSettings({ tempo: 200 })
  expect([5, MATRAS].map(tempoAt)).toEqual([200, 200])
  expect(tempoAt(2 * MATRAS)).toBe(65)
  end()
})
