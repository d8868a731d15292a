import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const WEAK = { hardwareConcurrency: 2, deviceMemory: 4 }
const STRONG = { hardwareConcurrency: 8, deviceMemory: 8 }
const TINY = { hardwareConcurrency: 2, deviceMemory: 2 }
const ROOF = 't'
const WINDOW = 'w'
const rain = (index: number, setting: string | undefined = ROOF) =>
  ({ id: 'rain', setting, index }) as const

const plenty = () => Promise.resolve(false)
const scarce = () => Promise.resolve(true)

it('gives a weak device every third period', async () => {
  const { isTurn } = createTurns(WEAK)
  const turns = [1, 2, 3].map((index) => isTurn(rain(index), plenty))
  expect(await Promise.all(turns)).toEqual([false, false, true])
})

it('gives a sound that plays a short period a whole one out of turn, as often as it takes to come', async () => {
  const { isTurn, noteShort, noteWhole } = createTurns(WEAK)
  noteShort('rain', ROOF)
  expect(await isTurn(rain(1), plenty)).toBe(true)
  // The first was thrown away by its checks.
  expect(await isTurn(rain(2), plenty)).toBe(true)
  noteWhole('rain', ROOF)
  expect(await isTurn(rain(4), plenty)).toBe(false)
})

it('gives it one in a hidden page with a nearly empty battery, and none after it', async () => {
  const { isTurn, noteShort, noteWhole } = createTurns(STRONG)
  noteShort('rain', ROOF)
  expect(await isTurn(rain(1), scarce)).toBe(true)
  noteWhole('rain', ROOF)
  expect(await isTurn(rain(2), scarce)).toBe(false)
})

it('still owes a whole period of the latest setting when one of the setting before it comes', async () => {
  const { isTurn, noteShort, noteWhole } = createTurns(WEAK)
  noteShort('rain', ROOF)
  noteShort('rain', WINDOW)
  noteWhole('rain', ROOF)
  expect(await isTurn(rain(1, WINDOW), plenty)).toBe(true)
})

it('owes nothing to a sound that is in its file again', async () => {
  const { isTurn, noteShort } = createTurns(WEAK)
  noteShort('rain', ROOF)
  expect(await isTurn({ id: 'rain', setting: undefined, index: 1 }, plenty)).toBe(false)
})

it('gives a device with too little memory none', async () => {
  const { isTurn, noteShort } = createTurns(TINY)
  noteShort('rain', ROOF)
  expect(await isTurn(rain(3), plenty)).toBe(false)
})
