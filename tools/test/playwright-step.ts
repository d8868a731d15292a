import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingPrograms, whyLeftOut, type EngineName } from '@dhvani/e2e/engine-programs'
import { z } from 'zod'
import { ONE_FAILED } from './outcome.ts'
import { runPrinting, type Step } from './run-step.ts'

const reportSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/**
 * A step that runs Playwright and counts its tests; one that passes only when tried again counts as
 * failed.
 *
 * @param args configuration and choice of tests
 */
export const playwrightStep = (name: string, ...args: readonly string[]): Step => ({
  name,
  run: async (print) => {
    const folder = await mkdtemp(join(tmpdir(), 'dhvani-playwright-'))
    const report = join(folder, 'report.json')
    try {
      const code = await runPrinting(
        print,
        'playwright',
        ['test', ...args, '--forbid-only', '--reporter=list,json'],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      )
      const text = await readFile(report, 'utf8').catch(() => undefined)
      if (text === undefined) return ONE_FAILED
      const { stats } = reportSchema.parse(JSON.parse(text))
      const failed = stats.unexpected + stats.flaky
      return {
        passed: stats.expected,
        failed: code !== 0 && failed === 0 ? 1 : failed,
        skipped: stats.skipped,
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

/** The tests of an engine, all of them left out and counted so where it is not installed. */
const engineStep = (title: string, engine: EngineName, args: readonly string[]): Step => {
  const config = ['--config', 'e2e/engines/playwright.config.ts', '--project', engine]
  const { name, run } = playwrightStep(`end to end in ${title}`, ...config, ...args)
  return {
    name,
    run: (print) => {
      if (missingPrograms(engine).length > 0)
        print(`The tests in ${title} are left out. ${whyLeftOut(engine)}\n`)
      return run(print)
    },
  }
}

/** @param args of Playwright, for both engines */
export const engineSteps = (...args: readonly string[]): readonly Step[] => [
  engineStep('Firefox', 'firefox', args),
  engineStep('WebKit', 'webkit', args),
]
