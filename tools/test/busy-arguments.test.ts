import { expect, it } from 'vitest'
import { findRing, readBusyArguments } from './busy-arguments.ts'

const UNIT = 'tools/test/outcome.test.ts'
const END_TO_END = 'e2e/home/two-tabs.spec.ts'

it('runs a file of a ring as often as asked, and hands the times of an end-to-end file to Playwright', () => {
  expect(readBusyArguments([UNIT, END_TO_END], '3').map(({ name }) => name)).toEqual([
    UNIT,
    UNIT,
    UNIT,
    END_TO_END,
  ])
})

it.each([
  ['tools/test/outcome.test.ts', 'unit'],
  ['apps/web/tests/site/head.site.test.ts', 'site'],
  ['packages/sound-render/src/hour.all.browser.test.ts', 'browser-all'],
  ['apps/server/tests/platform/site.int.test.ts', 'integration'],
  ['package.json', undefined],
])('%s is of the ring %s', (file, ring) => {
  expect(findRing(file)).toBe(ring)
})

it.each([
  { files: [], times: '3', says: 'Name the files of tests to run.' },
  { files: ['e2e/home/none.spec.ts'], times: '3', says: 'There is no e2e/home/none.spec.ts.' },
  { files: ['package.json'], times: '3', says: 'package.json is no file of tests.' },
  { files: [UNIT], times: '0', says: '--times takes a whole number from 1 to 100.' },
  { files: [UNIT], times: '1.5', says: '--times takes a whole number from 1 to 100.' },
])('refuses $files with $times times', ({ files, times, says }) => {
  expect(() => readBusyArguments(files, times)).toThrow(says)
})
