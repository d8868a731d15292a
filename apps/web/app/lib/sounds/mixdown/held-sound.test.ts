import { bakeLoop } from '@dhvani/audio-engine/bake-loop'
import { hertz, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { bakeHeldLoop, holdSound, STEP } from './held-sound.ts'

const RATE = hertz(1000)

const noise = (name: string, length: number, peak = 0.5) => {
  const random = seededRandom(name)
  return Float32Array.from({ length }, () => peak * (2 * random() - 1))
}

/** A sound that a decoder gives in pieces. */
const inPieces = (left: Float32Array, right = left) =>
  async function* () {
    for (let at = 0; at < left.length; at += 130) {
      const [near, other] = [left, right].map((side) => side.slice(at, at + 130)) as [
        Float32Array<ArrayBuffer>,
        Float32Array<ArrayBuffer>,
      ]
      yield await Promise.resolve({ left: near, right: right === left ? near : other })
    }
  }

const asFloats = (side: Int16Array) => Array.from(side, (sample) => STEP * sample)

it('holds a sound as it is within a step, also peaks above full scale, and one of a single channel once', async () => {
  const [left, right] = [noise('left', 1000, 1.6), noise('right', 1000)]
  const both = await holdSound(inPieces(left, right), 2000)
  for (const [index, side] of [left, right].entries()) {
    const away = asFloats(both[index]!).map((sample, at) => Math.abs(sample - side[at]!))
    expect(away.length).toBe(1000)
    expect(Math.max(...away)).toBeLessThan(STEP)
  }
  expect((await holdSound(inPieces(left), 2000)).length).toBe(1)
  expect((await holdSound(inPieces(left), 300))[0]!.length, 'longer than was said').toBe(300)
})

it.each([
  ['longer than what is looked at', 25_001],
  ['shorter', 7001],
])('makes the loop that the mix makes of a sound that is %s', async (_, length) => {
  const sides = [noise('left', length), noise('right', length)] as const
  // Silence at both ends, and a step in loudness between them.
  for (const side of sides)
    for (let at = 0; at < length; at += 1)
      side[at]! *= at < 80 || at > length - 60 ? 0 : 1 - (0.7 * at) / length
  const sound = await holdSound(inPieces(...sides), length)
  const rounded = sound.map((side) => Float32Array.from(asFloats(side)))
  const { from, to } = bakeHeldLoop(sound, RATE)
  const { channels, loop } = bakeLoop(rounded, RATE)
  expect([from, to]).toEqual([Math.round(loop.start * RATE), Math.round(loop.end * RATE)])
  expect(from).toBeGreaterThan(80)
  const most = Math.max(
    ...sound.flatMap((side, index) =>
      asFloats(side).map((sample, at) => Math.abs(sample - channels[index]![at]!)),
    ),
  )
  expect(most).toBeLessThan(STEP)
  const changed = channels[0]!.filter((sample, at) => Math.abs(sample - rounded[0]![at]!) > STEP)
  expect(changed.length, 'control: the end was changed').toBeGreaterThan(500)
})
