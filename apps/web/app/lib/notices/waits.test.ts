import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginWait, endWait, namedWait } from './waits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('names a wait after a second, until it ends', () => {
  const end = beginWait('Loading the page…')
  vi.advanceTimersByTime(999)
  expect(namedWait.getSnapshot()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(namedWait.getSnapshot()).toBe('Loading the page…')
  end()
  expect(namedWait.getSnapshot()).toBeUndefined()
})

it('never names a wait that ends within a second', () => {
  beginWait('Loading the page…')
  vi.advanceTimersByTime(900)
  endWait('Loading the page…')
  vi.advanceTimersByTime(5000)
  expect(namedWait.getSnapshot()).toBeUndefined()
})

it('names an earlier wait again when a later one ends before it', () => {
  const end = beginWait('Loading the page…')
  beginWait('Loading the sound…')
  vi.advanceTimersByTime(1000)
  endWait('Loading the sound…')
  expect(namedWait.getSnapshot()).toBe('Loading the page…')
  end()
  expect(namedWait.getSnapshot()).toBeUndefined()
})

it('keeps the name of a later wait when an earlier one ends', () => {
  const end = beginWait('Loading the page…')
  beginWait('Loading the sound…')
  vi.advanceTimersByTime(1000)
  end()
  expect(namedWait.getSnapshot()).toBe('Loading the sound…')
  endWait('Loading the sound…')
})
