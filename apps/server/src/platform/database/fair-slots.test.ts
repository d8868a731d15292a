import { expect, it, onTestFinished } from 'vitest'
import { DatabaseUnavailableError } from './database-error.ts'
import { asOwner, createFairSlots } from './fair-slots.ts'

const PATIENCE_MS = 60_000

/** Starts work that ends when it is told to. */
const createScene = (slots: number, mostOfOne: number, patienceMs = PATIENCE_MS) => {
  const fair = createFairSlots(slots, mostOfOne, patienceMs)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => async () => {
    begun.push(name)
    await new Promise<void>((resolve) => ends.push(resolve))
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = async () => {
    ends.shift()?.()
    await turn()
  }
  // What still waited would be refused while another file's tests run.
  onTestFinished(async () => {
    while (ends.length > 0) await endOne()
  })
  return {
    fair,
    begun,
    ask: (owner: string, name: string) => asOwner(owner, () => fair.run(work(name))),
    own: (name: string) => fair.run(work(name)),
    turn,
    endOne,
  }
}

it('lets another owner begin before the rest of a flood', async () => {
  const { ask, begun, endOne, turn } = createScene(2, 2)
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('asha', name)
  void ask('ravi', 'r1')
  await turn()
  expect(begun).toEqual(['a1', 'a2'])
  await endOne()
  await endOne()
  expect(begun).toEqual(['a1', 'a2', 'r1', 'a3'])
})

it('leaves slots to others however long the work of one owner takes', async () => {
  const { ask, begun, turn, fair, own } = createScene(3, 2)
  for (const name of ['a1', 'a2', 'a3']) void ask('asha', name)
  void ask('ravi', 'r1')
  void own('of the server')
  await turn()
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'of the server', 'r1'])
  expect(fair.waiting()).toBe(1)
})

it('refuses what could not begin in time', async () => {
  const { ask, fair } = createScene(1, 1, 10)
  void ask('asha', 'a1')
  await expect(ask('ravi', 'r1')).rejects.toThrow(DatabaseUnavailableError)
  expect(fair.waiting()).toBe(0)
})
