import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryWhenOnline } from './online.ts'

const LOST = new TypeError('Failed to fetch')

let browser = { onLine: true }
let page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  browser = { onLine: true }
  page = new EventTarget()
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fails as often as the test says, then succeeds. */
const failing = (times: number) => {
  let runs = 0
  return {
    runs: () => runs,
    run: async () => {
      runs += 1
      if (runs <= times) throw LOST
      return 'heard'
    },
  }
}

const comeOnline = async () => {
  browser.onLine = true
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
}

const goOffline = () => {
  browser.onLine = false
}

it('runs again each time the network comes back', async () => {
  const { run, runs } = failing(2)
  goOffline()
  const result = retryWhenOnline(run, () => true)
  await vi.advanceTimersByTimeAsync(0)
  goOffline()
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(runs()).toBe(2)
  await comeOnline()
  expect(await result).toBe('heard')
})

it('does not blame a network that was there', async () => {
  const { run, runs } = failing(1)
  await expect(retryWhenOnline(run, () => true)).rejects.toBe(LOST)
  expect(runs()).toBe(1)
})

it.each([
  ['is wanted no more', 0, false],
  ['has waited for a minute', 60_000, true],
])('gives up what %s', async (_, wait, isWanted) => {
  const { run, runs } = failing(1)
  goOffline()
  const result = retryWhenOnline(run, () => isWanted)
  const refused = expect(result).rejects.toBe(LOST)
  await vi.advanceTimersByTimeAsync(wait)
  await comeOnline()
  await refused
  expect(runs()).toBe(1)
})
