import { expect, it, onTestFinished } from 'vitest'
import { openContext } from './open-context.ts'

it('computes 512 frames at once, where the usual context computes 128', () => {
  const [ours, usual] = [openContext(), new AudioContext()]
  onTestFinished(async () => {
    await Promise.all([ours.close(), usual.close()])
  })
  expect(ours).toHaveProperty('renderQuantumSize', 512)
  expect(usual).toHaveProperty('renderQuantumSize', 128)
})
