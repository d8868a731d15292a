import { expect, it } from 'vitest'
import { AskerLeftError, createFairQueue, PasswordQueueFullError } from './fair-queue.ts'

/** A queue for one at a time, with the order in which work began. Work ends when `finish` is called. */
const aQueue = (most: number) => {
  const queue = createFairQueue(1, most)
  const begun: string[] = []
  const left = new Set<string>()
  const running: (() => void)[] = []
  /** @returns the name when the work was done, else the refusal */
  const ask = (network: string, name: string) =>
    queue
      .run({ network, hasLeft: () => left.has(name) }, () => {
        begun.push(name)
        return new Promise<string>((resolve) => running.push(() => resolve(name)))
      })
      .catch((error: unknown) => error)
  const askMany = (network: string, count: number) =>
    Array.from({ length: count }, (_, index) => ask(network, `${network}${index + 1}`))
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

it('lets networks take turns, and the requests of one in their order', async () => {
  const { begun, askMany, finish } = aQueue(100)
  const asked = [...askMany('a', 5), ...askMany('b', 2), ...askMany('c', 1)]
  await finish()
  await Promise.all(asked)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
})

it('takes from the network with most waiting when it is full, its newest first', async () => {
  const { queue, askMany, finish } = aQueue(3)
  const asked = [...askMany('a', 4), ...askMany('b', 1), ...askMany('c', 1)]
  expect(queue.load()).toEqual({ waiting: 3, refused: 2 })
  await finish()
  const full: unknown = expect.any(PasswordQueueFullError)
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', full, full, 'b1', 'c1'])
})

it('refuses the newcomer when its own network has as much waiting as any other', async () => {
  const { queue, askMany, finish } = aQueue(2)
  const asked = [...askMany('a', 2), ...askMany('b', 2)]
  expect(queue.load()).toEqual({ waiting: 2, refused: 1 })
  await finish()
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'b1', expect.any(PasswordQueueFullError)])
})

it('forgets those who left, and gives their places to others', async () => {
  const { queue, begun, left, askMany, finish } = aQueue(3)
  const asked = askMany('a', 4)
  for (const name of ['a2', 'a3', 'a4']) left.add(name)
  asked.push(...askMany('b', 3))
  expect(queue.load()).toEqual({ waiting: 3, refused: 0 })
  left.add('b1')
  await finish()
  const gone: unknown = expect.any(AskerLeftError)
  expect(await Promise.all(asked)).toEqual(['a1', gone, gone, gone, gone, 'b2', 'b3'])
  expect(begun).toEqual(['a1', 'b2', 'b3'])
})

it('goes on after work that fails', async () => {
  const { queue, ask, finish } = aQueue(3)
  const asker = { network: 'a', hasLeft: () => false }
  const broken = new Error('broken hash')
  const failed = queue.run(asker, () => Promise.reject(broken)).catch((error: unknown) => error)
  const next = ask('a', 'next')
  expect(await failed).toBe(broken)
  await finish()
  expect(await next).toBe('next')
})
