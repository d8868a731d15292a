import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { holdBlock, releaseBlock } from './held-block.ts'
import { silentBlock } from './stereo-block.ts'

const noise = (level: number) => {
  const random = seededRandom('held')
  const side = () => Float32Array.from({ length: 1000 }, () => level * (2 * random() - 1))
  return { left: side(), right: side() }
}

it('gives a piece of any level back to 96 dB below its peak, also one above full scale', () => {
  for (const level of [1e-4, 0.3, 7]) {
    const block = noise(level)
    const back = releaseBlock(holdBlock(block))
    for (const side of ['left', 'right'] as const)
      for (const [at, sample] of block[side].entries())
        expect(Math.abs(sample - back[side][at]!)).toBeLessThan(level * 2e-5)
  }
})

it('keeps silence as silence', () => {
  expect(releaseBlock(holdBlock(silentBlock(5)))).toEqual(silentBlock(5))
})
