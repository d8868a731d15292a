import { expect, it } from 'vitest'
import { createTimetable } from './timetable.ts'

const PERIOD = 64
const TIMES = { period: PERIOD, ahead: 30 }

it('tells round and place by the clock alone, before the hour too', () => {
  const table = createTimetable(() => -100, TIMES)
  expect([table.roundAt(0), table.placeAt(0)]).toEqual([1, 36])
  expect([table.roundAt(-130), table.placeAt(-130)]).toEqual([-1, 34])
  expect(table.beginningOf(2)).toBe(28)
  expect([table.roundAt(28), table.placeAt(28)]).toEqual([2, 0])
})

it('a beginning that no number holds exactly is the beginning of its round', () => {
  const table = createTimetable(() => 0.1 + 0.2, { ...TIMES, period: 0.7 })
  for (let round = 0; round < 1000; round += 1) {
    expect(table.roundAt(table.beginningOf(round))).toBe(round)
    expect(table.placeAt(table.beginningOf(round))).toBeLessThan(1e-9)
  }
})

it('asks once for the round that sounds and then for the next ones, each once', () => {
  const table = createTimetable(() => 0, TIMES)
  expect([table.takeRound(10), table.takeRound(40), table.takeRound(100)]).toEqual([0, 1, 2])
})

it('never asks for a round that is over: after a sleep it goes on with the one that sounds', () => {
  const table = createTimetable(() => 0, TIMES)
  table.takeRound(10)
  expect(table.nextRound(10 * PERIOD + 1)).toBe(10)
  expect(table.takeRound(10 * PERIOD + 1)).toBe(10)
  expect(table.nextRound(10 * PERIOD + 2)).toBe(11)
})

it('follows a beginning that moves, as it does where the audio clock stood still', () => {
  let beginning = 0
  const table = createTimetable(() => beginning, TIMES)
  table.takeRound(10)
  beginning = -3 * PERIOD
  expect(table.takeRound(10)).toBe(3)
})

it('goes back with a clock that was set back', () => {
  let beginning = -100 * PERIOD
  const table = createTimetable(() => beginning, TIMES)
  expect(table.takeRound(10)).toBe(100)
  beginning = -40 * PERIOD
  expect(table.takeRound(10)).toBe(40)
  expect(table.nextRound(40)).toBe(41)
})
