import { execFileSync } from 'node:child_process'
import { join, matchesGlob, relative } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'
import { findRing } from './busy-arguments.ts'
import { LANDING_RING, shareOfWholeRing, SHARES, WHOLE_RING } from './rings.ts'
import type { Stage } from './run-stages.ts'

const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

type Project = {
  /** Where its patterns begin. */
  readonly root?: string
  readonly test: { readonly name: string; readonly include: string[]; readonly exclude?: string[] }
}
const { default: config } = (await import(join(REPOSITORY, 'vitest.config.ts'))) as {
  readonly default: { readonly test: { readonly projects: readonly Project[] } }
}
const { projects } = config.test

const matches = (file: string, patterns: readonly string[], root = REPOSITORY) =>
  patterns.some((pattern) => matchesGlob(relative(root, join(REPOSITORY, file)), pattern))

const projectsOf = (file: string): readonly string[] =>
  projects
    .filter(
      ({ test, root }) => matches(file, test.include, root) && !matches(file, test.exclude ?? []),
    )
    .map(({ test }) => test.name)

it('has each file of tests in one project of Vitest, which test:busy finds, too', () => {
  const found = new Map(files.map((file) => [file, projectsOf(file)]))
  expect([...found].filter(([file, names]) => names.join() !== findRing(file))).toEqual([])
  expect(found.size).toBeGreaterThan(500)
  expect(projectsOf('bench/sea.browser.test.ts')).toEqual([])
})

const namesIn = (stages: readonly Stage[]): readonly string[] =>
  stages.flat(2).map(({ name }) => name)

it('reaches every step of the whole ring by npm test and all shares', () => {
  const shares = Array.from({ length: SHARES }, (_, index) => shareOfWholeRing(index + 1))
  const reached = new Set([...namesIn(LANDING_RING), ...shares.flatMap(namesIn)])
  // The linter of npm test reports types as well; Playwright's projects are one step of a share.
  const alike = new Map([
    ['lint', 'lint and types'],
    ['end to end, journey', 'journeys'],
    ...['desktop', 'phone', 'thorough'].map(
      (name) => [`end to end, ${name}`, 'end to end'] as const,
    ),
  ])
  expect(namesIn(WHOLE_RING).filter((name) => !reached.has(alike.get(name) ?? name))).toEqual([])
})
