import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** The end-to-end tests; one that passes only when tried again counts as failed. */
export const playwrightStep: Step = {
  name: 'end to end',
  run: async (print) => {
    const folder = await mkdtemp(join(tmpdir(), 'dhvani-playwright-'))
    const report = join(folder, 'report.json')
    try {
      const code = await runPrinting(
        print,
        'playwright',
        ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
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
}
