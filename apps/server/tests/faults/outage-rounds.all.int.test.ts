import { expect, it } from 'vitest'
import { playOutageRounds, type OutageReport } from './outage-rounds.ts'

it(
  'refuses in words while PostgreSQL or S3 is stopped, recovers by itself and keeps what it acknowledged',
  { timeout: 180_000 },
  async () => {
    const reports: OutageReport[] = []
    await playOutageRounds(4, (report) => reports.push(report))
    expect(reports.flatMap(({ problems }) => problems)).toEqual([])
    expect(reports.map(({ service }) => service)).toEqual(['PostgreSQL', 'S3', 'PostgreSQL', 'S3'])
    for (const { refusals } of reports) expect(refusals.size).toBeGreaterThan(0)
  },
)
