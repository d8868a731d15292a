import { expect, it } from 'vitest'
import { findBox, moveTo } from './order.ts'

it('moves one id to a place and keeps the order of the others', () => {
  const ids = ['rain', 'train', 'breeze']
  expect(moveTo(ids, 'breeze', 0)).toEqual(['breeze', 'rain', 'train'])
  expect(moveTo(ids, 'rain', 1)).toEqual(['train', 'rain', 'breeze'])
  expect(moveTo(ids, 'rain', 2)).toEqual(['train', 'breeze', 'rain'])
  expect(moveTo(ids, 'train', 1)).toEqual(ids)
})

it('changes nothing for a sound that left the mix meanwhile', () => {
  expect(moveTo(['rain'], 'train', 0)).toEqual(['rain'])
})

it('finds the box under a pointer, and none between two', () => {
  const boxes = [
    { left: 0, right: 100, top: 0, bottom: 50 },
    { left: 110, right: 210, top: 0, bottom: 50 },
  ]
  expect(findBox(boxes, { clientX: 20, clientY: 20 })).toBe(0)
  expect(findBox(boxes, { clientX: 110, clientY: 49 })).toBe(1)
  expect(findBox(boxes, { clientX: 105, clientY: 20 })).toBeUndefined()
  expect(findBox(boxes, { clientX: 20, clientY: 80 })).toBeUndefined()
})
