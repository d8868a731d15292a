import type { BuiltInSoundId } from '@dhvani/catalogue'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPeriodQueue, type PeriodWorker } from './create-period-queue.ts'
import type { PeriodAnswer, PeriodNews, PeriodRequest } from './period-protocol.ts'

type FakeWorker = PeriodWorker & {
  readonly requests: string[]
  readonly isEnded: () => boolean
  readonly answer: (answer: PeriodAnswer) => void
  readonly arrive: () => void
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
    answer: (data) => worker.onmessage?.({ data } as MessageEvent<PeriodNews>),
    arrive: () => worker.onmessage?.({ data: 'arrived' } as MessageEvent<PeriodNews>),
    crash: () => worker.onerror?.({ message: 'Out of memory' } as ErrorEvent),
  }
  return worker
}

const wish = (sound: BuiltInSoundId): PeriodRequest => ({
  sound,
  setting: {},
  isShort: false,
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
  let time = 0
  const queue = createPeriodQueue({ createWorker, report, now: () => time, patience })
  const pass = (minutes: number) => {
    time += 60_000 * minutes
  }
  return { queue, workers, reported, createWorker, pass }
}

const useFakeTimers = () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

/** Has workers crash until the queue rests. */
const breakDown = async ({ queue, workers }: ReturnType<typeof open>) => {
  for (let failure = 0; failure < 3; failure += 1) {
    const asked = queue.ask(wish('rain'), 1)
    workers.at(-1)!.crash()
    expect(await asked).toBeUndefined()
  }
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
    ['posts what cannot be read', (worker) => worker.onmessageerror?.({} as MessageEvent)],
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
    const train = queue.ask(wish('train'), 0, { signal: taken.signal })
    const river = queue.ask(wish('river-flowing'), 0)
    taken.abort()
    expect(await train).toBeUndefined()
    workers[0]!.answer(PERIOD)
    expect(await rain).toBe(PERIOD)
    expect(workers[0]!.requests).toEqual(['rain', 'river-flowing'])
    workers[0]!.answer(PERIOD)
    expect(await river).toBe(PERIOD)
  })

  it('gives no period, and is no failure, when code is on its way for longer than its caller waits', async () => {
    useFakeTimers()
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

  it('waits for a worker as long again when its code came late', async () => {
    useFakeTimers()
    const { queue, workers, reported } = open(30_000)
    const rain = queue.ask(wish('rain'), 0)
    vi.advanceTimersByTime(29_000)
    workers[0]!.arrive()
    vi.advanceTimersByTime(29_000)
    workers[0]!.answer(PERIOD)
    expect(await rain).toBe(PERIOD)
    expect(reported).toEqual([])
  })

  it('counts a worker as failed that has arrived and is silent, and asks a new one next', async () => {
    useFakeTimers()
    const { queue, workers, reported } = open(30_000)
    const [rain, train] = [queue.ask(wish('rain'), 1), queue.ask(wish('train'), 2)]
    workers[0]!.arrive()
    vi.advanceTimersByTime(30_000)
    expect(await rain).toBeUndefined()
    expect(workers[0]!.isEnded()).toBe(true)
    expect(reported).toEqual([new Error('The worker was silent for 30 s.')])
    workers[1]!.arrive()
    workers[1]!.answer(PERIOD)
    expect(await train).toBe(PERIOD)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('counts the silence of a worker from its first word alone', async () => {
    useFakeTimers()
    const { queue, workers, reported } = open(30_000)
    const rain = queue.ask(wish('rain'), 0)
    workers[0]!.arrive()
    vi.advanceTimersByTime(20_000)
    workers[0]!.arrive()
    vi.advanceTimersByTime(10_000)
    expect(workers[0]!.isEnded()).toBe(true)
    expect(await rain).toBeUndefined()
    expect(reported).toHaveLength(1)
  })

  it('lets no request wait any more once three workers hang one after another', async () => {
    useFakeTimers()
    const { queue, workers } = open(30_000)
    const asked = Array.from({ length: 6 }, (_, due) => queue.ask(wish('rain'), due))
    for (let hung = 0; hung < 3; hung += 1) {
      workers.at(-1)!.arrive()
      vi.advanceTimersByTime(30_000)
    }
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }))
    expect(workers.length).toBe(3)
  })

  it('gives no period where no worker can be started', async () => {
    const { queue, createWorker, reported } = open()
    createWorker.mockImplementation(() => {
      throw new RangeError('Out of memory')
    })
    expect(await queue.ask(wish('rain'), 1)).toBeUndefined()
    expect(reported).toEqual([new RangeError('Out of memory')])
  })

  it('rests after three failures one after another, each time for longer', async () => {
    const opened = open()
    const { queue, workers, pass } = opened
    await breakDown(opened)
    expect(await queue.ask(wish('rain'), 1)).toBeUndefined()
    expect(workers.length).toBe(3)

    pass(1)
    const tried = queue.ask(wish('rain'), 1)
    workers[3]!.crash()
    expect(await tried).toBeUndefined()
    pass(1)
    expect(await queue.ask(wish('rain'), 1)).toBeUndefined()
    expect(workers.length).toBe(4)

    pass(1)
    const made = queue.ask(wish('rain'), 1)
    workers[4]!.answer(PERIOD)
    expect(await made).toBe(PERIOD)
  })

  it('never rests for longer than an hour', async () => {
    const opened = open()
    const { queue, workers, pass } = opened
    await breakDown(opened)
    for (let hour = 0; hour < 12; hour += 1) {
      pass(60)
      const asked = queue.ask(wish('rain'), 1)
      expect(workers.length).toBe(4 + hour)
      workers.at(-1)!.crash()
      expect(await asked).toBeUndefined()
    }
  })

  it('tries each choice of the listener once while it rests, and works again after one that is made', async () => {
    const opened = open()
    const { queue, workers } = opened
    await breakDown(opened)
    const failing = queue.ask(wish('rain'), 0, { urgency: 'chosen' })
    workers[3]!.crash()
    expect(await failing).toBeUndefined()
    expect(await queue.ask(wish('rain'), 0)).toBeUndefined()
    expect(workers.length).toBe(4)

    const working = queue.ask(wish('train'), 0, { urgency: 'chosen' })
    workers[4]!.answer(PERIOD)
    expect(await working).toBe(PERIOD)
    const unchosen = queue.ask(wish('rain'), 0)
    workers[5]!.answer(PERIOD)
    expect(await unchosen).toBe(PERIOD)
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
