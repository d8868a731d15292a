import { expect, it } from 'vitest'
import { playStorageRounds, type StorageReport } from './storage-rounds.ts'

const ROUNDS = 5

it(
  'has every acknowledged file byte for byte, and nothing else, after kill -9',
  { timeout: 180_000 },
  async () => {
    const reports: StorageReport[] = []
    await playStorageRounds(ROUNDS, (report) => reports.push(report))
    expect(reports.flatMap(({ problems }) => problems)).toEqual([])
    expect(reports).toHaveLength(ROUNDS)
    expect(Math.max(...reports.map(({ acknowledged }) => acknowledged))).toBeGreaterThan(0)
  },
)
