import type { Urgency } from '@dhvani/audio-engine'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const WEAK = { hardwareConcurrency: 2, deviceMemory: 4 }
const STRONG = { hardwareConcurrency: 8, deviceMemory: 8 }
const TINY = { hardwareConcurrency: 2, deviceMemory: 2 }
const rain = (index: number, urgency: Urgency = 'routine') =>
  ({ id: 'rain', urgency, index }) as const

const plenty = () => Promise.resolve(false)
const scarce = () => Promise.resolve(true)

it('gives a weak device every third period', async () => {
  const isTurn = createTurns(WEAK)
  const turns = [1, 2, 3].map((index) => isTurn(rain(index), plenty))
  expect(await Promise.all(turns)).toEqual([false, false, true])
})

it('gives a whole period out of turn to a sound that plays something short', async () => {
  const isTurn = createTurns(WEAK)
  expect(await isTurn(rain(1, 'standing-in'), plenty)).toBe(true)
  expect(await isTurn(rain(2), plenty)).toBe(false)
})

it('gives it one in a hidden page with a nearly empty battery, and none after it', async () => {
  const isTurn = createTurns(STRONG)
  expect(await isTurn(rain(1, 'standing-in'), scarce)).toBe(true)
  expect(await isTurn(rain(2), scarce)).toBe(false)
})

it('gives a device with too little memory none', async () => {
  expect(await createTurns(TINY)(rain(3, 'standing-in'), plenty)).toBe(false)
})
