import { expect, it } from 'vitest'
import { lengthText } from './length-text.ts'

it('tells a length as players do', () => {
  expect([0.2, 59.6, 153.4, 420, 4000].map(lengthText)).toEqual([
    '0:01',
    '1:00',
    '2:33',
    '7:00',
    '1:06:40',
  ])
})
