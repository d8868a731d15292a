import { expect, it } from 'vitest'
import { playRound } from './kill-rounds.ts'

const ROUNDS = 3

it(
  'starts again and has every acknowledged account after kill -9',
  { timeout: 180_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const report = await playRound()
      expect(report.missing).toEqual([])
      expect(report.acknowledged).toBeGreaterThan(0)
    }
  },
)
