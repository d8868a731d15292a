import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart } from './load-part.ts'

const PART = 'the part'

/** A page that loses the first tries for a part. */
const openPage = ({ isOnline, losses }: { isOnline: boolean; losses: number }) => {
  const events = new EventTarget()
  const told: unknown[] = []
  let left = losses
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('reportError', (error: unknown) => told.push(error))
  const load = vi.fn(() => {
    left -= 1
    return left < 0 ? Promise.resolve(PART) : Promise.reject(new TypeError('Failed to fetch'))
  })
  return { load, told, comeOnline: () => events.dispatchEvent(new Event('online')) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the network where the browser is offline', async () => {
  const { load, told, comeOnline } = openPage({ isOnline: false, losses: 1 })
  const part = loadPart(load)
  await vi.advanceTimersByTimeAsync(7000)
  expect(load).toHaveBeenCalledOnce()
  comeOnline()
  await expect(part).resolves.toBe(PART)
  expect(told).toEqual([])
})

it('fails when the network stays away, and tells the log', async () => {
  const { load, told } = openPage({ isOnline: false, losses: 2 })
  const failure = expect(loadPart(load)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(7500)
  await failure
  expect(told).toHaveLength(1)
})

it('does not wait where a place of the page says that the part is missing', async () => {
  const { load, told } = openPage({ isOnline: false, losses: 1 })
  await expect(loadPart(load, { isTold: true })).rejects.toThrow('Failed to fetch')
  expect(told).toHaveLength(1)
})

it('does not wait where the browser is online', async () => {
  const { load, told } = openPage({ isOnline: true, losses: 1 })
  await expect(loadPart(load)).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledOnce()
  expect(told).toHaveLength(1)
})
