import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const createLine = (most: number) => {
  const queue = createFairQueue<string>(most)
  const events: string[] = []
  const add = (owner: string, name: string) =>
    queue.add(owner, {
      start: (tool) => void events.push(`${name} with ${tool}`),
      refuse: () => void events.push(`no ${name}`),
    })
  const startNext = () => queue.next()?.start('it')
  return { queue, events, add, startNext }
}

it('lets owners take turns, each in the order of their own work', () => {
  const { queue, events, add, startNext } = createLine(10)
  for (const name of ['a1', 'a2', 'a3']) add('asha', name)
  add('bela', 'b1')
  for (let turn = 0; turn < 5; turn += 1) startNext()
  expect(events).toEqual(['a1 with it', 'b1 with it', 'a2 with it', 'a3 with it'])
  expect(queue.count()).toBe(0)
})

it('drops the newest work of the owner who has the most in it when it is full', () => {
  const { queue, events, add } = createLine(3)
  for (const name of ['a1', 'a2', 'a3']) add('asha', name)
  add('bela', 'b1')
  expect(events).toEqual(['no a3'])
  add('asha', 'a4')
  expect(events).toEqual(['no a3', 'no a4'])
  expect(queue.count()).toBe(3)
})

it('forgets work that nobody waits for any more', () => {
  const { queue, events, add, startNext } = createLine(3)
  const forget = add('asha', 'a1')
  add('bela', 'b1')
  forget()
  forget()
  expect(queue.count()).toBe(1)
  startNext()
  startNext()
  expect(events).toEqual(['b1 with it'])
})
