import { setTimeout as delay } from 'node:timers/promises'

export type PacedReading = {
  /** Reads at once, after a reading that is under way. */
  now(): Promise<void>
  /** Waits for a reading that begins after this call, at most a pause later; callers share it. */
  soon(): Promise<void>
  /** Like `soon`, but resolves at once if the last reading was less than a pause ago. */
  lately(): Promise<void>
}

const PAUSE_MS = 250

/** Keeps requests for names that do not exist from asking the store each time. */
export const createPacedReading = (read: () => Promise<void>): PacedReading => {
  let last: Promise<unknown> = Promise.resolve()
  let pause: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  let isFresh = false

  const begin = (): Promise<void> => {
    const reading = last.then(read).then(() => {
      isFresh = true
    })
    last = reading.catch(() => undefined)
    pause = last
      .then(() => delay(PAUSE_MS, undefined, { ref: false }))
      .then(() => {
        isFresh = false
      })
    return reading
  }

  const soon = (): Promise<void> => {
    next ??= pause.then(() => {
      next = undefined
      return begin()
    })
    return next
  }

  return {
    now: begin,
    soon,
    lately: async () => {
      if (!isFresh) await soon()
    },
  }
}
