import { expect, it } from 'vitest'
import { judgeClock } from './check-clock.ts'
import { judgeDisk } from './check-disk.ts'
import { judgeInspection, judgeMigrations } from './judge-inspection.ts'

const levels = (findings: readonly { readonly level: string }[]) =>
  findings.map(({ level }) => level)

const SOUND = {
  version: '1.2.0',
  pending: [],
  unknown: [],
  aheadOfDatabaseMs: 400,
  databaseSize: { rowsBytes: 41_943_040, logBytes: 16_777_216 },
  storage: { withoutBytes: [], strayFiles: [], soundsWithoutFile: [], objects: 12 },
}

it('finds nothing at a site that is well', () => {
  expect(judgeInspection(SOUND, '1.2.0')).toEqual([
    { level: 'ok', text: 'version: 1.2.0' },
    { level: 'ok', text: 'migrations: all have run' },
    { level: 'ok', text: 'clock: as that of the database, within 0 s' },
    { level: 'ok', text: 'database: 40.0 MiB of rows and indexes and 16.0 MiB of log' },
    { level: 'ok', text: '12 files looked at, 0 problems' },
  ])
})

it('finds a server that still runs the release before', () => {
  expect(judgeInspection(SOUND, '1.3.0')[0]).toEqual({
    level: 'problem',
    text: 'version: the server runs 1.2.0, this is 1.3.0; restart it',
  })
})

it('names each file and row that has lost the other', () => {
  const found = judgeInspection(
    {
      ...SOUND,
      storage: {
        withoutBytes: [{ bucketId: 'user-sounds', name: 'a.mp3' }],
        strayFiles: ['objects/ab/c'],
        soundsWithoutFile: [{ id: '7', name: 'Bells' }],
        objects: 12,
      },
    },
    '1.2.0',
  )
  expect(found.slice(4)).toEqual([
    { level: 'problem', text: 'a row without its file: user-sounds/a.mp3' },
    { level: 'problem', text: 'a file that no row names: objects/ab/c' },
    { level: 'problem', text: 'a sound without its file: Bells (7)' },
    {
      level: 'problem',
      text: expect.stringMatching(/^12 files looked at, 3 problems; .* --mend removes/),
    },
  ])
})

it('tells migrations that wait from those of a newer release', () => {
  expect(judgeMigrations({ pending: ['server/050.sql'], unknown: [] })).toMatchObject({
    level: 'warning',
    text: expect.stringContaining('server/050.sql'),
  })
  expect(judgeMigrations({ pending: [], unknown: ['server/060.sql'] })).toMatchObject({
    level: 'problem',
    text: expect.stringContaining('a newer release was here'),
  })
})

it('warns of a disk under a tenth, and complains under a fiftieth', () => {
  const disks = [500, 100, 99, 20, 19].map((free) => judgeDisk(free, 1000))
  expect(levels(disks)).toEqual(['ok', 'ok', 'warning', 'warning', 'problem'])
  expect(judgeDisk(3.5 * 2 ** 30, 10 * 2 ** 30).text).toContain('3.5 of 10.0 GiB')
})

it('complains of a clock that is more than half a minute off, on either side', () => {
  const clocks = [0, 30_000, -30_000, 31_000, -31_000].map((ms) => judgeClock('the database', ms))
  expect(levels(clocks)).toEqual(['ok', 'ok', 'ok', 'problem', 'problem'])
  expect(clocks[3]?.text).toContain('31 s ahead of that of the database')
  expect(clocks[4]?.text).toContain('31 s behind that of the database')
})
