import { expect, it } from 'vitest'
import { createReceptions } from './receptions.ts'

const refuse = () => new Error('refused')

it('counts what arrives, the operator’s files too, until each has ended once', () => {
  const receptions = createReceptions({ tooMany: refuse, noRoom: refuse })
  const asha = receptions.begin('asha', 100)
  const operator = receptions.begin(undefined, 0)
  operator.take(1_000_000)
  expect(receptions.count()).toBe(2)
  asha.end()
  asha.end()
  expect(receptions.count()).toBe(1)
  operator.end()
  expect(receptions.count()).toBe(0)
})
