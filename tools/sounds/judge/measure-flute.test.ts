import { expect, it } from 'vitest'
import { measureFlute } from './measure-flute.ts'

const RATE = 44_100

/** Notes of a second with a breath after each; the second overtone of each is as weak as asked. */
const blow = (frequency: number, seconds: readonly number[]): Float32Array => {
  const signal = new Float32Array(seconds.length * RATE)
  seconds.forEach((second, note) => {
    for (let index = 0; index < 0.8 * RATE; index += 1) {
      const phase = (2 * Math.PI * frequency * index) / RATE
      const edge = Math.min(1, index / 900, (0.8 * RATE - index) / 900)
      signal[note * RATE + index] =
        0.3 *
        edge *
        (Math.sin(phase) + 10 ** (second / 20) * Math.sin(2 * phase) + 0.03 * Math.sin(3 * phase))
    }
  })
  return signal
}

it('reads overtones, breaths and register of notes that are known', () => {
  const measured = measureFlute(blow(620, [-14, -18, -20, -22, -26]), RATE)
  expect(measured['Second overtone']).toBeCloseTo(-20, 0)
  expect(measured['Third overtone']).toBeCloseTo(-30.5, 0)
  expect(measured['Second overtone, between notes']).toBeCloseTo(4, 0)
  // Four between five notes, in five seconds.
  expect(measured['Dips of 8 dB']).toBeCloseTo(0.8, 6)
  expect(measured['Pitch of a note']).toBeCloseTo(620, 0)
})

it('finds no difference between notes that are blown alike', () => {
  const measured = measureFlute(blow(620, [-20, -20, -20, -20]), RATE)
  expect(measured['Second overtone, between notes']).toBeLessThan(0.1)
})
