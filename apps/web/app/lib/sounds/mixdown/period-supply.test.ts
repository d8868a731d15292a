import { expect, it } from 'vitest'
import { createPeriodSupply } from './period-supply.ts'

const aSupply = (count: number) => {
  const asked: number[] = []
  const supply = createPeriodSupply(
    Array.from({ length: count }, (_, track) => track),
    (track) => {
      asked.push(track)
      return Promise.resolve([new Int16Array([track])])
    },
  )
  return { supply, asked }
}

it('asks for two periods ahead, the ones that are needed first, and for one more when one is taken', async () => {
  const { supply, asked } = aSupply(5)
  for (const [track, need] of [50, 10, 40, 20, 30].entries()) supply.tellNeed(track, need)
  expect(asked).toEqual([0, 1])
  await expect(supply.take(1)).resolves.toEqual([new Int16Array([1])])
  supply.tellNeed(1, 100)
  expect(asked).toEqual([0, 1, 3])
})

it('asks at once for a period that is needed and was not asked for', async () => {
  const { supply, asked } = aSupply(1)
  await supply.take(0)
  expect(asked).toEqual([0])
})
