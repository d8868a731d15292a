import { describe, expect, it } from 'vitest'
import { namedTestsIn, problemOf } from './named-tests.ts'
import { readTrackedTexts } from './tracked-texts.ts'

const texts = readTrackedTexts()
const problemsIn = (page: string): string[] =>
  namedTestsIn(page).flatMap((named) => problemOf(texts, named) ?? [])

it.each(['docs/security/costs.md', 'docs/security/asvs.md'])(
  '%s names tests that exist',
  (path) => {
    const page = texts.get(path) ?? ''
    expect(namedTestsIn(page).length).toBeGreaterThan(50)
    expect(problemsIn(page)).toEqual([])
  },
)

it('each route and bound of the page on costs names a test', () => {
  const rows = (texts.get('docs/security/costs.md') ?? '').split('\n')
  const tables = rows.filter((row) =>
    /^\| (?!(What|Counted by|Routes|-+|network|reader|site)\b)/.test(row),
  )
  const bare = tables.filter((row) => !row.startsWith('| -') && namedTestsIn(row).length === 0)
  expect(tables.length).toBeGreaterThan(40)
  expect(bare).toEqual([])
})

const WRITTEN_DOWN = /written down|policy$|inventory|classified|has its protection|time frames/
/** A section of a page, which citations.test.ts resolves. */
const PLACE = /docs\/contract\/[\w-]+\.md §\d|\]\([^)]+\.md#/

it('each line of ASVS that is met names a test, or the place where it is written down', () => {
  const met = (texts.get('docs/security/asvs.md') ?? '')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter(([, , , , state]) => state === 'Met')
  expect(met.length).toBeGreaterThan(150)
  const unshown = met.filter(([, , , requirement = '', , by = '']) => {
    const isWritten = WRITTEN_DOWN.test(requirement) && PLACE.test(by)
    return !isWritten && namedTestsIn(by).length === 0
  })
  expect(unshown.map(([, id]) => id)).toEqual([])
})

describe('a test that a page names', () => {
  const FILE = 'a.test.ts'
  const one = new Map([
    [
      FILE,
      `describe('a door', () => { it("isn't open", f); it.skip('is red', f); it.each([
        ['x', 1],
      ])('has %s', f) })`,
    ],
  ])
  const problem = (title: string) => problemOf(one, { file: FILE, title })

  it('is found by a part of its title, in every form', () => {
    for (const title of ['door', 'isn’t open', 'has %s']) expect(problem(title)).toBeUndefined()
  })

  it('is missed where file or title is gone, or the test does not run', () => {
    expect(problem('a window')).toBe('a.test.ts has no test “a window”')
    expect(problem('is red')).toBe('a.test.ts has no test “is red”')
    expect(problemOf(one, { file: 'b.test.ts', title: 'door' })).toBe('b.test.ts does not exist')
  })

  it('may be one of several of a file', () => {
    expect(namedTestsIn('see `a.test.ts` “one”, “two”; `b.spec.ts` “three”')).toEqual([
      { file: 'a.test.ts', title: 'one' },
      { file: 'a.test.ts', title: 'two' },
      { file: 'b.spec.ts', title: 'three' },
    ])
  })
})
