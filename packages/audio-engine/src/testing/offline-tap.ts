import { seconds } from '@dhvani/units'
import { onTestFinished, vi } from 'vitest'
import { OFFLINE_RATE } from './offline.ts'
import { createRecorder } from './recorder.ts'
import type { Tap } from './tap.ts'

/** Most audio that passes between two looks at timers and conditions, in frames: 23 ms. */
const LONGEST_STEP = 1024

const QUANTUM = 128

/** Most audio time of one test. */
const LONGEST_TEST = seconds(100)

/** Real work of a test that takes no audio time: requests, decoding, stretching, exports. */
const createPendingWork = () => {
  const pending = new Set<Promise<unknown>>()
  return {
    track<T>(work: Promise<T>): Promise<T> {
      pending.add(work)
      const forget = () => pending.delete(work)
      work.then(forget, forget)
      return work
    },
    async settle() {
      do {
        await Promise.allSettled(pending)
        await nextTask()
      } while (pending.size > 0)
    },
  }
}

/** Resolves after the code that runs now and all that waits for settled promises. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Gives an offline context the interface of a live one that always runs. */
const disguise = (context: OfflineAudioContext, destination: AudioNode): AudioContext => {
  const done = () => Promise.resolve()
  const listen = context.addEventListener.bind(context)
  const overrides = {
    destination: { value: destination },
    state: { value: 'running' },
    resume: { value: done },
    suspend: { value: done },
    close: { value: done },
    addEventListener: {
      value: (type: string, handler: EventListener) => {
        if (type !== 'statechange') listen(type, handler)
      },
    },
  }
  return Object.defineProperties(context, overrides) as unknown as AudioContext
}

/**
 * A context that the engine takes for a live one, rendered offline. Audio time and the engine's
 * timers pass only while a test waits in `record` or `until`, as fast as the machine can render,
 * and stand still while files load: on a busy machine the test is slower, but its result the same.
 * At most one per test, since all timers share one clock. It has no media elements.
 */
export const createOfflineTap = async (): Promise<Tap> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const context = new OfflineAudioContext(2, LONGEST_TEST * OFFLINE_RATE, OFFLINE_RATE)
  const work = createPendingWork()
  const recorder = await createRecorder(context)
  const suspendAt = context.suspend.bind(context)
  const resume = context.resume.bind(context)
  const decode = context.decodeAudioData.bind(context)
  context.decodeAudioData = (bytes: ArrayBuffer) => work.track(decode(bytes))
  const render = vi.spyOn(OfflineAudioContext.prototype, 'startRendering')
  render.mockImplementation(function track(this: OfflineAudioContext) {
    return work.track(startRendering.call(this))
  })
  onTestFinished(() => {
    render.mockRestore()
    vi.useRealTimers()
  })

  let frames = 0
  let isRunning = false
  const ticks = new Map<() => void, number>()

  const step = async () => {
    const isFirst = frames === 0
    const before = frames
    const next = Math.min(frames + LONGEST_STEP, ...ticks.values())
    frames = Math.max(frames + QUANTUM, Math.ceil(next / QUANTUM) * QUANTUM)
    const reached = suspendAt(frames / OFFLINE_RATE)
    if (isFirst) void startRendering.call(context)
    else await resume()
    await reached
    await recorder.delivered(frames)
    vi.advanceTimersByTime(((frames - before) / OFFLINE_RATE) * 1000)
    await work.settle()
    for (const tick of ticks.keys()) tick()
    // The test that waited acts now. Without this, audio would pass meanwhile for another recording.
    await work.settle()
  }

  const run = async () => {
    if (isRunning) return
    isRunning = true
    await work.settle()
    while (ticks.size > 0) await step()
    isRunning = false
  }

  /** Lets time pass until `look` gives an answer, with a look at frame `due` at the latest. */
  const wait = <T>(look: () => T | undefined, due = Infinity): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const tick = () => {
        const answer = look()
        if (answer !== undefined) {
          ticks.delete(tick)
          resolve(answer)
        } else if (frames + LONGEST_STEP >= LONGEST_TEST * OFFLINE_RATE) {
          ticks.delete(tick)
          reject(new Error(`A test takes at most ${String(LONGEST_TEST)} s of audio.`))
        }
      }
      ticks.set(tick, due)
      run().catch(reject)
    })

  return {
    context: disguise(context, recorder.node),
    track: work.track,
    level: recorder.level,
    async record(length) {
      const recording = recorder.begin(length)
      return wait(recording, frames + length * OFFLINE_RATE)
    },
    async until(isTrue, patience = seconds(10)) {
      const from = frames
      const outcome = await wait(() => {
        if (isTrue()) return 'true'
        return (frames - from) / OFFLINE_RATE > patience ? 'late' : undefined
      })
      if (outcome === 'late') {
        throw new Error(`It did not become true within ${String(patience)} s of audio.`)
      }
    },
  }
}

const { startRendering } = OfflineAudioContext.prototype
