import { expect, it, onTestFinished } from 'vitest'
import { openContext } from './open-context.ts'

it('computes 512 frames at once and 50 ms each time it wakes up, where the usual context computes 128 and wakes up for less', () => {
  const [ours, usual] = [openContext(), new AudioContext()]
  onTestFinished(async () => {
    await Promise.all([ours.close(), usual.close()])
  })
  expect(ours).toHaveProperty('renderQuantumSize', 512)
  expect(usual).toHaveProperty('renderQuantumSize', 128)
  expect(ours.baseLatency).toBeGreaterThanOrEqual(0.05)
  expect(usual.baseLatency).toBeLessThan(0.05)
})
