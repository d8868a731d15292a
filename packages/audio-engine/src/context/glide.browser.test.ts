import { milliseconds, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { OFFLINE_RATE } from '../testing/offline.ts'
import { glide } from './glide.ts'

const TAU = milliseconds(15)
const PANS = 20
const LENGTH = seconds(6)

/** Milliseconds that a context takes for pans which were moved once, at its beginning. */
const costOf = async (move: (pan: AudioParam) => void): Promise<number> => {
  const context = new OfflineAudioContext(2, LENGTH * OFFLINE_RATE, OFFLINE_RATE)
  const source = new ConstantSourceNode(context)
  for (let index = 0; index < PANS; index += 1) {
    const pan = new StereoPannerNode(context)
    move(pan.pan)
    source.connect(pan).connect(context.destination)
  }
  source.start()
  const from = performance.now()
  await context.startRendering()
  return performance.now() - from
}

/** In turns, and the least of each: what else the machine does only adds to a time. */
const leastCosts = async (moves: readonly ((pan: AudioParam) => void)[]): Promise<number[]> => {
  const least = moves.map(() => Infinity)
  for (let round = 0; round < 12; round += 1)
    for (const [index, move] of moves.entries())
      least[index] = Math.min(least[index] ?? Infinity, await costOf(move))
  return least
}

it('a pan that has glided costs no more than one that was set, unlike one that glides for ever', async () => {
  const [set = 0, glided = 0, endless = 0] = await leastCosts([
    (pan) => (pan.value = 0.3),
    (pan) => glide(pan, 0.3, seconds(0), TAU),
    (pan) => pan.setTargetAtTime(0.3, 0, TAU),
  ])
  expect(glided / set).toBeLessThan(2)
  expect(endless / set).toBeGreaterThan(2.5)
})
