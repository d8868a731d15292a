import { beforeEach, expect, test, vi } from 'vitest'
import { findLift } from './toast-lift.ts'

const WINDOW = 700

/** A box over the whole width of a phone. */
const box = (top: number, bottom: number) => ({ left: 16, right: 344, top, bottom })

/** Where a toast of 100 pixels is by itself. */
const TOAST = box(584, 684)

beforeEach(() => vi.stubGlobal('innerHeight', WINDOW))

test('a toast that covers nothing stays at the lower edge', () => {
  expect(findLift(TOAST, [box(500, 544)])).toBe(0)
})

test('a toast goes above the control that it would cover', () => {
  expect(findLift(TOAST, [box(600, 644)])).toBe(684 - 600 + 8)
})

test('a toast goes on to the first gap that takes it', () => {
  const controls = [box(600, 644), box(540, 584), box(380, 424)]
  expect(findLift(TOAST, controls)).toBe(684 - 540 + 8)
})

test('a card of which enough is seen beside the toast counts as free', () => {
  expect(findLift(TOAST, [box(500, 690)])).toBe(0)
})

test('a control beside the toast is none of its business', () => {
  expect(findLift(TOAST, [{ ...box(600, 644), left: 400, right: 500 }])).toBe(0)
})

test('where each place covers a control, or the header, the toast stays at the lower edge', () => {
  const rows = Array.from({ length: 12 }, (_, row) => box(100 + 50 * row, 144 + 50 * row))
  expect(findLift(TOAST, rows)).toBe(0)
})

test('a lifted toast stays while it covers nothing there', () => {
  expect(findLift(TOAST, [box(200, 244)], 120)).toBe(120)
})
