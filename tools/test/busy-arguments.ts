import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { REPOSITORY } from '../start/repository.ts'
import { playwrightStep } from './playwright-step.ts'
import type { Step } from './run-step.ts'
import { vitestStep } from './vitest-step.ts'

const MOST_TIMES = 100

/** The rings of vitest.config.ts by the ends of their files' names, the most exact first. */
const RINGS = [
  ['.all.int.test.ts', 'integration-all'],
  ['.all.browser.test.ts', 'browser-all'],
  ['.int.test.ts', 'integration'],
  ['.contract.test.ts', 'contract'],
  ['.site.test.ts', 'site'],
  ['.browser.test.ts', 'browser'],
  ['.browser.test.tsx', 'browser'],
  ['.page.test.tsx', 'pages'],
  ['.test.ts', 'unit'],
] as const

const ENGINE = /^e2e\/engines\/(firefox|webkit)\//

const endToEndStep = (file: string, times: number): Step => {
  const engine = ENGINE.exec(file)?.[1]
  const config = engine ? 'e2e/engines/playwright.config.ts' : 'e2e/playwright.config.ts'
  const project = engine ? ['--project', engine] : []
  return playwrightStep(file, file, '--config', config, '--repeat-each', String(times), ...project)
}

/** @returns the project of Vitest that runs a file, or `undefined` where it holds no tests of one */
export const findRing = (file: string): string | undefined =>
  RINGS.find(([end]) => file.endsWith(end))?.[1]

const stepsOf = (file: string, times: number): readonly Step[] => {
  if (file.endsWith('.spec.ts')) return [endToEndStep(file, times)]
  const ring = findRing(file)
  if (!ring) throw new Error(`${file} is no file of tests.`)
  return Array.from({ length: times }, () => vitestStep(file, [ring], file))
}

/**
 * @param files  paths of files of tests, from the current folder
 * @param times  how often each runs, 1 to 100
 * @returns the steps that run them
 * @throws when there is no file, when one is missing or holds no tests, or when `times` is no such number
 */
export const readBusyArguments = (files: readonly string[], times: string): readonly Step[] => {
  const count = Number(times)
  if (!Number.isInteger(count) || count < 1 || count > MOST_TIMES)
    throw new Error(`--times takes a whole number from 1 to ${MOST_TIMES}.`)
  if (files.length === 0) throw new Error('Name the files of tests to run.')
  return files.flatMap((named) => {
    const file = relative(REPOSITORY, resolve(named))
    if (!existsSync(join(REPOSITORY, file))) throw new Error(`There is no ${named}.`)
    return stepsOf(file, count)
  })
}
