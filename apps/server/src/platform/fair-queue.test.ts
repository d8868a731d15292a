import { expect, it } from 'vitest'
import { AskerLeftError, createFairQueue, QueueFullError } from './fair-queue.ts'

/** A queue with the order in which work began. Work ends when `finish` is called. */
const aQueue = (most: number, places = ['it']) => {
  const queue = createFairQueue(places, most)
  const begun: string[] = []
  const left = new Set<string>()
  const running: (() => void)[] = []
  /** @returns the name when the work was done, else the refusal */
  const ask = (group: string, name: string, isKnown = false) =>
    queue
      .run({ group, isKnown, hasLeft: () => left.has(name) }, (place) => {
        begun.push(place === 'it' ? name : `${name} in ${place}`)
        return new Promise<string>((resolve) => running.push(() => resolve(name)))
      })
      .catch((error: unknown) => error)
  const askMany = (group: string, count: number) =>
    Array.from({ length: count }, (_, index) => ask(group, `${group}${index + 1}`))
  /** Ends what runs until nothing does. */
  const finish = async () => {
    for (;;) {
      const end = running.shift()
      if (!end) return
      end()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { queue, begun, left, ask, askMany, finish }
}

const full: unknown = expect.any(QueueFullError)
const gone: unknown = expect.any(AskerLeftError)

it('lets groups take turns, and the requests of one in their order', async () => {
  const { queue, begun, askMany, finish } = aQueue(100)
  const asked = [...askMany('a', 5), ...askMany('b', 2), ...askMany('c', 1)]
  await finish()
  await Promise.all(asked)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
  expect(queue.load()).toEqual({ waiting: 0, refused: 0 })
})

it('runs one piece of work in each place, the next in the place that comes free', async () => {
  const { begun, askMany, finish } = aQueue(100, ['left', 'right'])
  const asked = askMany('a', 3)
  expect(begun).toEqual(['a1 in right', 'a2 in left'])
  await finish()
  await Promise.all(asked)
  expect(begun).toEqual(['a1 in right', 'a2 in left', 'a3 in right'])
})

it('takes from the group with most waiting when it is full, its newest first', async () => {
  const { queue, askMany, finish } = aQueue(3)
  const asked = [...askMany('a', 5), ...askMany('b', 1), ...askMany('c', 1)]
  expect(queue.load()).toEqual({ waiting: 3, refused: 3 })
  await finish()
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', full, full, full, 'b1', 'c1'])
})

it('refuses the newcomer when, with it, no group has more waiting than its own', async () => {
  const { queue, ask, askMany, finish } = aQueue(2)
  const asked = [...askMany('a', 2), ...askMany('b', 2), ...askMany('c', 1)]
  expect(queue.load()).toEqual({ waiting: 2, refused: 2 })
  await finish()
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'b1', full, full])
  const later = ask('d', 'later')
  await finish()
  expect(await later).toBe('later')
})

it('gives every second turn to those who are known, however many groups of strangers wait', async () => {
  const { begun, ask, finish } = aQueue(100)
  const strangers = ['a', 'b', 'c', 'd', 'e'].map((group) => ask(group, group))
  const known = ['f', 'g'].map((group) => ask(group, group, true))
  await finish()
  await Promise.all([...strangers, ...known])
  expect(begun).toEqual(['a', 'f', 'b', 'g', 'c', 'd', 'e'])
})

it('refuses a stranger for one who is known, and a known one only where no stranger waits', async () => {
  const { ask, finish } = aQueue(2)
  const asked = [ask('a', 'a'), ask('b', 'b'), ask('c', 'c')]
  asked.push(ask('d', 'd', true), ask('e', 'e', true), ask('f', 'f', true))
  await finish()
  expect(await Promise.all(asked)).toEqual(['a', full, full, 'd', 'e', full])
})

it('forgets those who left, and lets others wait instead', async () => {
  const { queue, begun, left, askMany, finish } = aQueue(3)
  const asked = askMany('a', 4)
  for (const name of ['a2', 'a3', 'a4']) left.add(name)
  asked.push(...askMany('b', 3))
  expect(queue.load()).toEqual({ waiting: 3, refused: 0 })
  left.add('b1')
  await finish()
  expect(await Promise.all(asked)).toEqual(['a1', gone, gone, gone, gone, 'b2', 'b3'])
  expect(begun).toEqual(['a1', 'b2', 'b3'])
})

it('forgets those who left as soon as it hears of it', async () => {
  const { queue, left, askMany, finish } = aQueue(3)
  const asked = [...askMany('a', 2), ...askMany('b', 1)]
  left.add('a2')
  queue.forgetThoseWhoLeft()
  queue.forgetThoseWhoLeft()
  expect(queue.load()).toEqual({ waiting: 1, refused: 0 })
  expect(await asked[1]).toEqual(gone)
  await finish()
  expect(await Promise.all(asked)).toEqual(['a1', gone, 'b1'])
})

it('goes on after work that fails', async () => {
  const { queue, ask, finish } = aQueue(3)
  const asker = { group: 'a', hasLeft: () => false }
  const broken = new Error('broken hash')
  const failed = queue.run(asker, () => Promise.reject(broken)).catch((error: unknown) => error)
  const next = ask('a', 'next')
  expect(await failed).toBe(broken)
  await finish()
  expect(await next).toBe('next')
})
