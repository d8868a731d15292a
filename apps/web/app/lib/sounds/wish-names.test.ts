import { expect, it } from 'vitest'
import { wishNames } from './wish-names.ts'

const named = (...ids: readonly string[]) => wishNames(ids.map((id) => ({ id })))

it.each([
  [['rain'], 'Rain'],
  [['rain', 'breeze'], 'Rain and Breeze'],
  [['rain', 'breeze', 'train'], 'Rain, Breeze, and Train'],
  [['rain', 'breeze', 'train', 'sea-waves', 'thunder'], 'Rain, Breeze, Train, and 2 more'],
])('reads %j as %s', (ids, words) => {
  expect(named(...ids)).toBe(words)
})
