import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { createLoopSource, createStreamSource } from './loop-source.ts'
import type { BlockSource } from './stereo-block.ts'

const count = (length: number) => Float32Array.from({ length }, (_, at) => at)

const readAll = async (source: BlockSource, length: number, piece = 7) => {
  const all = { left: [] as number[], right: [] as number[] }
  while (all.left.length < length) {
    const block = await source.read(piece)
    all.left.push(...block.left)
    all.right.push(...block.right)
  }
  return all
}

it('plays to the end of a loop, and from then on the loop alone', async () => {
  const { left } = await readAll(createLoopSource({ channels: [count(10)], from: 4, to: 10 }), 20)
  expect(left.slice(0, 18)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 4, 5])
})

it('plays a texture 49/128 of a round later in the right ear', async () => {
  const source = createLoopSource({ channels: [count(128)], from: 0, to: 128, isTexture: true })
  const { right } = await readAll(source, 128)
  expect(right.slice(77, 81)).toEqual([126, 127, 0, 1])
})

/** A sound that comes in pieces of uneven lengths. */
const aSound = (length: number) => {
  const random = seededRandom('stream')
  const samples = Float32Array.from({ length }, () => 2 * random() - 1)
  let opened = 0
  async function* open() {
    opened += 1
    for (let at = 0; at < length; at += 130) {
      const piece = samples.slice(at, at + 130)
      yield await Promise.resolve({ left: piece, right: piece.map((value) => -value) })
    }
  }
  return { samples, open, opened: () => opened }
}

it('begins a long sound anew at its end, and passes from one into the other without a hole', async () => {
  const { samples, open, opened } = aSound(10_000)
  const { left, right } = await readAll(createStreamSource(open, 1000), 26_000, 333)
  expect(opened()).toBe(3)
  expect(left.slice(0, 9000)).toEqual([...samples.subarray(0, 9000)])
  expect(left.slice(10_000, 18_000)).toEqual([...samples.subarray(1000, 9000)])
  expect(right[12_345]).toBe(-left[12_345]!)
  const power = (from: number) => Math.hypot(...left.slice(from, from + 500))
  for (const at of [9000, 9250, 9500]) expect(power(at) / power(4000)).toBeCloseTo(1, 0)
})

it('tells of a sound that is empty instead of turning in a circle', async () => {
  const { open } = aSound(0)
  await expect(createStreamSource(open, 10).read(5)).rejects.toThrow('empty')
})
