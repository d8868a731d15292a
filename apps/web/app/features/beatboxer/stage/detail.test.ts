import { expect, it } from 'vitest'
import { createDetail } from './detail.ts'

/** What is drawn after `count` frames of so many milliseconds. */
const after = (
  watch: ReturnType<typeof createDetail>,
  start: number,
  count: number,
  each: number,
) => Array.from({ length: count }, (_, index) => watch(start + (index + 1) * each)).at(-1)

it('draws everything at sixty frames a second, and through a hiccup', () => {
  const watch = createDetail()
  expect(after(watch, 0, 200, 16.7)).toBe('full')
  expect(watch(200 * 16.7 + 4000)).toBe('full')
  expect(after(watch, 200 * 16.7 + 4000, 200, 16.7)).toBe('full')
})

it('sheds one step after the other on a machine that stays slow', () => {
  const watch = createDetail()
  expect(after(watch, 0, 20, 40)).toBe('full')
  expect(after(watch, 800, 60, 40)).toBe('less')
  expect(after(watch, 3200, 60, 40)).toBe('least')
})

it('never takes up again what it shed', () => {
  const watch = createDetail()
  after(watch, 0, 80, 40)
  expect(after(watch, 3200, 600, 16.7)).toBe('less')
})
