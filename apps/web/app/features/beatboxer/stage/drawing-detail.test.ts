import { expect, it } from 'vitest'
import { createDetailMeter } from './drawing-detail.ts'

/** @returns the detail after `count` frames of `each` milliseconds */
const after = (
  watch: ReturnType<typeof createDetailMeter>,
  start: number,
  count: number,
  each: number,
) => Array.from({ length: count }, (_, index) => watch(start + (index + 1) * each)).at(-1)

it('draws everything at sixty frames a second, also after a minute in the background', () => {
  const watch = createDetailMeter()
  expect(after(watch, 0, 200, 16.7)).toBe('full')
  expect(watch(200 * 16.7 + 60_000)).toBe('full')
  expect(after(watch, 200 * 16.7 + 60_000, 200, 16.7)).toBe('full')
})

it('lowers the detail step by step on a machine that stays slow', () => {
  const watch = createDetailMeter()
  expect(after(watch, 0, 20, 40)).toBe('full')
  expect(after(watch, 800, 60, 40)).toBe('less')
  expect(after(watch, 3200, 60, 40)).toBe('least')
})

it('lowers the detail within seconds where a machine draws two frames a second', () => {
  const watch = createDetailMeter()
  expect(after(watch, 0, 8, 500)).toBe('less')
  expect(after(watch, 4000, 8, 500)).toBe('least')
})

it('draws everything although two files were decoded', () => {
  const watch = createDetailMeter()
  after(watch, 0, 100, 16.7)
  watch(3670)
  expect(watch(5670)).toBe('full')
  expect(after(watch, 5670, 200, 16.7)).toBe('full')
})

it('never raises the detail again', () => {
  const watch = createDetailMeter()
  after(watch, 0, 80, 40)
  expect(after(watch, 3200, 600, 16.7)).toBe('less')
})
