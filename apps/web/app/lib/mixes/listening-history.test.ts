import { expect, it } from 'vitest'
import { addHeard, dayOf, listeningHistory, NO_HISTORY } from './listening-history.ts'

const evening = new Date(2026, 10, 21, 23, 59)
const rain = { at: evening, seconds: 60, mix: 'Rain' }

it('adds up a day and each of its mixes', () => {
  const history = [rain, { ...rain, mix: 'Train' }, rain].reduce(addHeard, NO_HISTORY)
  expect(history.days).toEqual({
    '2026-11-21': { seconds: 180, mixes: { Rain: 120, Train: 60 } },
  })
})

it('counts by the date of the listener’s clock', () => {
  expect(dayOf(evening)).toBe('2026-11-21')
  expect(dayOf(new Date(2026, 0, 2))).toBe('2026-01-02')
})

it('keeps the latest 400 days, and 20 mixes a day', () => {
  let history = NO_HISTORY
  for (let day = 0; day < 420; day += 1)
    history = addHeard(history, { ...rain, at: new Date(2025, 0, 1 + day) })
  expect(Object.keys(history.days)).toHaveLength(400)
  expect(history.days['2025-01-20']).toBeUndefined()
  expect(history.days['2025-01-21']).toBeDefined()
  for (let mix = 0; mix < 30; mix += 1) history = addHeard(history, { ...rain, mix: `Mix ${mix}` })
  expect(Object.keys(history.days['2026-11-21']?.mixes ?? {})).toHaveLength(20)
  expect(history.days['2026-11-21']?.seconds).toBe(30 * 60)
})

it('adds nothing while it is switched off', () => {
  const off = { ...NO_HISTORY, isKept: false }
  expect(addHeard(off, rain)).toBe(off)
})

it('is one account’s alone', () => {
  listeningHistory('asha').set(addHeard(NO_HISTORY, rain))
  expect(listeningHistory('asha').get().days).toHaveProperty('2026-11-21')
  expect(listeningHistory('ravi').get()).toEqual(NO_HISTORY)
})

it.each(['constructor', '__proto__', 'toString'])('adds up a mix that is called %s', (mix) => {
  const named = { ...rain, mix }
  const history = [named, named].reduce(addHeard, NO_HISTORY)
  expect(Object.entries(history.days['2026-11-21']?.mixes ?? {})).toEqual([[mix, 120]])
})
