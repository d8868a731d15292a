import { Worker } from 'node:worker_threads'
import type { CheckReply, CheckRequest } from './check-worker.ts'

/** A thread that reads files through, one at a time. */
export type CheckThread = {
  /**
   * @returns what the thread found; after an end of the thread, what a new one found; `undefined` when that one
   *   ended too, or was closed
   */
  check(path: string): Promise<CheckReply | undefined>
  close(): Promise<void>
}

/** The thread's own budget ends a check long before, unless the code of the check hangs. */
const MOST_MS = 30_000
/**
 * A check takes a window of 128 KiB and a few megabytes at most. A file that makes it take this much ends the thread, not
 * the server.
 */
const MOST_HEAP_MEGABYTES = 64

const WORKER = new URL('./check-worker.ts', import.meta.url)

/**
 * The thread starts with the first file. A thread that dies, or that does not answer within half a minute, is
 * replaced; its file is checked once more by the next one.
 */
export const createCheckThread = (script: URL = WORKER): CheckThread => {
  let worker: Worker | undefined

  const start = (): Worker => {
    const started = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MEGABYTES },
    })
    // The server may end while no file is checked.
    started.unref()
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    // The `exit` that follows tells the check that waits for an answer.
    started.on('error', () => {})
    worker = started
    return started
  }

  /** @returns `undefined` when the thread ended before it answered */
  const ask = (path: string): Promise<CheckReply | undefined> => {
    const asked = worker ?? start()
    return new Promise((resolve) => {
      const finish = (reply: CheckReply | undefined) => {
        clearTimeout(timer)
        asked.off('message', finish)
        asked.off('exit', handleExit)
        resolve(reply)
      }
      const handleExit = () => finish(undefined)
      const timer = setTimeout(() => void asked.terminate(), MOST_MS)
      asked.once('message', finish)
      asked.once('exit', handleExit)
      asked.postMessage({ path } satisfies CheckRequest)
    })
  }

  let isClosed = false
  return {
    async check(path) {
      for (let tries = 0; tries < 2 && !isClosed; tries += 1) {
        const reply = await ask(path)
        if (reply) return reply
      }
      return undefined
    },
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}
