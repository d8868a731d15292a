import type { BuiltInSoundId } from '@dhvani/catalogue'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPeriodQueue, type PeriodWorker } from './create-period-queue.ts'
import type { PeriodAnswer, PeriodRequest } from './period-protocol.ts'

type FakeWorker = PeriodWorker & {
  readonly requests: string[]
  readonly isEnded: () => boolean
  readonly answer: (answer: PeriodAnswer) => void
  readonly crash: () => void
}

const createFakeWorker = (): FakeWorker => {
  let isEnded = false
  const requests: string[] = []
  const worker: FakeWorker = {
    requests,
    isEnded: () => isEnded,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: ({ sound }) => void requests.push(sound),
    terminate() {
      isEnded = true
    },
    answer: (data) => worker.onmessage?.({ data } as MessageEvent<PeriodAnswer>),
    crash: () => worker.onerror?.({ message: 'Out of memory' } as ErrorEvent),
  }
  return worker
}

const wish = (sound: BuiltInSoundId): PeriodRequest => ({
  sound,
  setting: {},
  isSoon: false,
  hour: 1,
  index: 1,
  sampleRate: 44_100,
  targetLufs: -23,
  isTexture: false,
})

const PERIOD: PeriodAnswer = { channels: [new Float32Array(2)], passage: 2 }

const open = (patience = 60_000) => {
  const workers: FakeWorker[] = []
  const reported: unknown[] = []
  const createWorker = vi.fn(() => {
    const worker = createFakeWorker()
    workers.push(worker)
    return worker
  })
  const report = (reason: unknown) => void reported.push(reason)
  const queue = createPeriodQueue({ createWorker, report, now: () => 0, patience })
  return { queue, workers, reported, createWorker }
}

describe('the queue of periods', () => {
  it('starts no worker before the first wish, and ends it after the last', async () => {
    const { queue, workers } = open()
    expect(workers).toEqual([])
    const rain = queue.ask(wish('rain'), 1000)
    workers[0]!.answer(PERIOD)
    expect(await rain).toBe(PERIOD)
    expect(workers[0]!.isEnded()).toBe(true)
  })

  it('has one worker make one period at a time, the one first that is due first', async () => {
    const { queue, workers } = open()
    const asked = [
      queue.ask(wish('rain'), 9000),
      queue.ask(wish('train'), 8000),
      queue.ask(wish('koel-singing'), 2000),
    ]
    const [worker] = workers
    expect(worker!.requests).toEqual(['rain'])
    for (const _ of asked) worker!.answer(PERIOD)
    expect(worker!.requests).toEqual(['rain', 'koel-singing', 'train'])
    expect(await Promise.all(asked)).toEqual([PERIOD, PERIOD, PERIOD])
    expect(workers.length).toBe(1)
  })

  it.each<[string, (worker: FakeWorker) => void]>([
    ['crashes', (worker) => worker.crash()],
    [
      'posts what cannot be read',
      (worker) => worker.onmessageerror?.({} as MessageEvent<PeriodAnswer>),
    ],
  ])('gives no period when the worker %s, and the next wish to another worker', async (_, harm) => {
    const { queue, workers, reported } = open()
    const [rain, train] = [queue.ask(wish('rain'), 1), queue.ask(wish('train'), 2)]
    harm(workers[0]!)
    expect(await rain).toBeUndefined()
    expect(workers[0]!.isEnded()).toBe(true)
    expect(reported.length).toBe(1)
    workers[1]!.answer(PERIOD)
    expect(await train).toBe(PERIOD)
  })

  it('gives no period, and is no failure, when the code of the worker does not arrive', async () => {
    const { queue, workers, reported } = open()
    for (let round = 0; round < 4; round += 1) {
      const asked = queue.ask(wish('rain'), 1)
      workers.at(-1)!.onerror?.({ type: 'error' } as ErrorEvent)
      expect(await asked).toBeUndefined()
    }
    expect(reported).toEqual([])
    const train = queue.ask(wish('train'), 1)
    workers.at(-1)!.answer(PERIOD)
    expect(await train).toBe(PERIOD)
  })

  it('makes nothing for a request that was taken back while it waited', async () => {
    const { queue, workers } = open()
    const rain = queue.ask(wish('rain'), 0)
    const taken = new AbortController()
    const train = queue.ask(wish('train'), 0, taken.signal)
    const river = queue.ask(wish('river-flowing'), 0)
    taken.abort()
    expect(await train).toBeUndefined()
    workers[0]!.answer(PERIOD)
    expect(await rain).toBe(PERIOD)
    expect(workers[0]!.requests).toEqual(['rain', 'river-flowing'])
    workers[0]!.answer(PERIOD)
    expect(await river).toBe(PERIOD)
  })

  it('gives no period when a worker is silent for longer than its caller waits', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { queue, workers, reported } = open(30_000)
    for (let round = 0; round < 4; round += 1) {
      const asked = queue.ask(wish('rain'), 0)
      vi.advanceTimersByTime(30_000)
      expect(await asked).toBeUndefined()
      expect(workers.at(-1)!.isEnded()).toBe(true)
    }
    const train = queue.ask(wish('train'), 0)
    workers.at(-1)!.answer(PERIOD)
    expect(await train).toBe(PERIOD)
    expect(vi.getTimerCount()).toBe(0)
    expect(reported).toEqual([])
  })

  it('gives no period where no worker can be started', async () => {
    const { queue, createWorker, reported } = open()
    createWorker.mockImplementation(() => {
      throw new RangeError('Out of memory')
    })
    expect(await queue.ask(wish('rain'), 1)).toBeUndefined()
    expect(reported).toEqual([new RangeError('Out of memory')])
  })

  it('gives up after three failures one after another', async () => {
    const { queue, createWorker, workers } = open()
    for (let failure = 0; failure < 3; failure += 1) {
      const asked = queue.ask(wish('rain'), 1)
      workers.at(-1)!.crash()
      expect(await asked).toBeUndefined()
    }
    expect(await queue.ask(wish('rain'), 1)).toBeUndefined()
    expect(createWorker).toHaveBeenCalledTimes(3)
  })

  it('forgets failures when a period has come', async () => {
    const { queue, workers } = open()
    for (let round = 0; round < 4; round += 1) {
      const failing = queue.ask(wish('rain'), 1)
      workers.at(-1)!.crash()
      expect(await failing).toBeUndefined()
      const working = queue.ask(wish('rain'), 1)
      workers.at(-1)!.answer(PERIOD)
      expect(await working).toBe(PERIOD)
    }
  })
})
