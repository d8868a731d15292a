import { expect, it } from 'vitest'
import { findReleaseFaults, type Release } from './find-faults.ts'

const TESTED = {
  tree: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  date: '2026-11-30T10:00:00.000Z',
  seconds: 4000,
  isGreen: true,
  passed: 6000,
  failed: 0,
  skipped: 3,
  leftOut: [],
}

const READY: Release = {
  versions: new Map([
    ['package.json', '1.10.0'],
    ['apps/web/package.json', '1.10.0'],
  ]),
  changelog:
    '# Changelog\n\n## 1.10.0 (2026-11-30)\n\n- Rain on leaves.\n\n## 1.9.0 (2026-11-01)\n\n- Sea.\n',
  released: ['1.9.0', '0.1.0'],
  uncommitted: [],
  changedMigrations: [],
  migrations: ['server/001-auth.sql', 'public/002-sounds.sql'],
  keptMigrations: ['server/001-auth.sql', 'public/002-sounds.sql'],
  tree: TESTED.tree,
  tested: TESTED,
}

const faultsOf = (change: Partial<Release>) => findReleaseFaults({ ...READY, ...change })

it('finds nothing in a release that is ready, nor in the first of all', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ released: [] })).toEqual([])
})

it.each<[string, Partial<Release>, string]>([
  [
    'a package with another version',
    { versions: new Map([...READY.versions, ['e2e/package.json', '1.9.0']]) },
    'e2e/package.json: version 1.9.0, but package.json has 1.10.0',
  ],
  [
    'a version that is released already',
    { released: ['1.9.0', '1.10.0'] },
    'package.json: version 1.10.0 is not above 1.10.0, which is released',
  ],
  [
    'a version below the last by its numbers',
    { released: ['1.11.0', '1.9.0'] },
    'package.json: version 1.10.0 is not above 1.11.0, which is released',
  ],
  [
    'changes that have no version yet',
    { changelog: '# Changelog\n\n## Unreleased\n\n- Rain.\n' },
    'CHANGELOG.md: the first section is not "## 1.10.0 (YYYY-MM-DD)"',
  ],
  [
    'a version without a day',
    { changelog: '# Changelog\n\n## 1.10.0\n\n- Rain.\n' },
    'CHANGELOG.md: the first section is not "## 1.10.0 (YYYY-MM-DD)"',
  ],
  [
    'a section that says nothing',
    { changelog: '# Changelog\n\n## 1.10.0 (2026-11-30)\n\n## 1.9.0 (2026-11-01)\n\n- Sea.\n' },
    'CHANGELOG.md: the section of 1.10.0 says nothing',
  ],
  [
    'a migration that was edited',
    { changedMigrations: ['apps/server/migrations/001-auth.sql'] },
    'apps/server/migrations/001-auth.sql: a migration of the last release never changes; put the change in a new file',
  ],
  [
    'a version of which nothing is kept',
    { keptMigrations: undefined },
    'apps/server/tests/upgrade/releases/1.10.0: missing; run npm run release:keep',
  ],
  [
    'a version that was kept before its last migration',
    { keptMigrations: ['server/001-auth.sql'] },
    'apps/server/tests/upgrade/releases/1.10.0: made before the last migration; run npm run release:keep again',
  ],
  ['a tree that was not tested', { tested: undefined }, 'npm run test:all: was not run here'],
  [
    'a tree that changed after its test',
    { tree: '0000000000000000000000000000000000000000' },
    'npm run test:all: ran on 2026-11-30T10:00:00.000Z, and a file has changed since',
  ],
  [
    'a test that failed',
    { tested: { ...TESTED, isGreen: false, failed: 2 } },
    'npm run test:all: 2 failed on 2026-11-30T10:00:00.000Z',
  ],
  [
    'an engine whose tests were left out',
    { tested: { ...TESTED, leftOut: ['webkit'] } },
    'npm run test:all: ran without webkit',
  ],
  ['a file that is not committed', { uncommitted: ['README.md'] }, 'README.md: not committed'],
])('finds %s', (_, change, fault) => {
  expect(faultsOf(change)).toEqual([fault])
})

it('finds a version that is none', () => {
  expect(faultsOf({ versions: new Map([['package.json', '1.10']]) })).toContain(
    'package.json: 1.10 is not MAJOR.MINOR.PATCH',
  )
})
