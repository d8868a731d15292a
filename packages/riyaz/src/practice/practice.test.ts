import { expect, it } from 'vitest'
import { RIYAZ_DEFAULTS } from '../settings/settings.ts'
import { ladderTempo } from './ladder.ts'
import { keepPreset, parsePresets, PRESET_LIMITS } from './presets.ts'
import { addPractised, parsePractised } from './practised.ts'
import { sessionAt } from './session.ts'

it('climbs step by step, stays on top, and waits on the lowest rung while it is counted in', () => {
  const ladder = { from: 60, to: 75, by: 6, every: 2 }
  expect([-2, 0, 1, 2, 3, 4, 5, 6, 99].map((cycle) => ladderTempo(ladder, cycle))).toEqual([
    60, 60, 60, 66, 66, 72, 72, 75, 75,
  ])
})

it('comes down where it ends lower, and stays where both ends are one', () => {
  const down = { from: 100, to: 80, by: 15, every: 1 }
  expect([0, 1, 2, 3].map((cycle) => ladderTempo(down, cycle))).toEqual([100, 85, 80, 80])
  expect(ladderTempo({ from: 90, to: 90, by: 5, every: 1 }, 7)).toBe(90)
})

it('has a break between each two rounds, and none after the last', () => {
  const plan = { play: 20, rest: 5, rounds: 2 }
  const at = (minutes: number) => sessionAt(plan, 60 * minutes)
  expect(at(0)).toMatchObject({ phase: 'play', round: 1, left: 1200 })
  expect(at(19.5)).toMatchObject({ phase: 'play', round: 1, left: 30 })
  expect(at(20)).toMatchObject({ phase: 'rest', round: 1, left: 300 })
  expect(at(25)).toMatchObject({ phase: 'play', round: 2, left: 1200 })
  expect(at(45)).toMatchObject({ phase: 'done', round: 2, left: 0 })
  expect(at(999)).toMatchObject({ phase: 'done', round: 2, left: 0 })
})

it('adds up days, keeps the latest 400, and takes no days that are none', () => {
  const twice = addPractised(addPractised({}, '2026-11-27', 60), '2026-11-27', 30)
  expect(twice).toEqual({ '2026-11-27': 90 })
  let days = twice
  for (let index = 0; index < 400; index += 1)
    days = addPractised(days, `2027-01-01`.replace('2027', String(3000 + index)), 1)
  expect(Object.keys(days)).toHaveLength(400)
  expect(days['2026-11-27']).toBeUndefined()
  expect(parsePractised({ '2026-11-27': 60, '2026-11-28': -1, x: 3, '2026-11-29': '9' })).toEqual({
    '2026-11-27': 60,
  })
  expect(parsePractised('text')).toBeUndefined()
  expect(parsePractised({ '2026-11-27': Infinity })).toEqual({})
})

it('keeps the newest presets by name, and of what a device kept those that are some', () => {
  const preset = (name: string) => ({ name, settings: RIYAZ_DEFAULTS })
  const two = keepPreset(keepPreset([], preset('Slow')), preset('Fast'))
  expect(keepPreset(two, preset('Slow')).map(({ name }) => name)).toEqual(['Slow', 'Fast'])
  const many = Array.from({ length: 50 }, (_, index) => preset(String(index)))
  expect(parsePresets(many)).toHaveLength(PRESET_LIMITS.count)
  expect(
    parsePresets([
      { name: 'Odd', settings: { tempo: 9999, taal: 'rupak' } },
      { name: ' ', settings: {} },
      { name: 'x'.repeat(41), settings: {} },
      { name: 7, settings: {} },
      null,
    ]),
  ).toEqual([{ name: 'Odd', settings: { ...RIYAZ_DEFAULTS, taal: 'rupak' } }])
  expect(parsePresets({ length: 2 })).toBeUndefined()
})
