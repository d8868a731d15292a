import { expect, it } from 'vitest'
import { letGo } from './let-go.ts'

it('takes the memory of arrays away', () => {
  const arrays = [new Int16Array(10), new Float32Array(5)]
  letGo(arrays)
  expect(arrays.map(({ length }) => length)).toEqual([0, 0])
})
