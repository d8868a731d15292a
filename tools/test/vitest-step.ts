import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ONE_FAILED, type Outcome } from './outcome.ts'
import { runPrinting, type Step } from './run-step.ts'

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
})

const readOutcome = async (report: string, code: number): Promise<Outcome> => {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return ONE_FAILED
  const counted = reportSchema.parse(JSON.parse(text))
  const failed = counted.numFailedTests
  return {
    passed: counted.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: counted.numPendingTests + counted.numTodoTests,
  }
}

/** A step that runs projects of vitest.config.ts and counts their tests. */
export const vitestStep = (
  name: string,
  projects: readonly string[],
  ...more: readonly string[]
): Step => ({
  name,
  run: async (print) => {
    const folder = await mkdtemp(join(tmpdir(), 'dhvani-vitest-'))
    const report = join(folder, 'report.json')
    try {
      const code = await runPrinting(print, 'vitest', [
        'run',
        // A forgotten `only` would leave all other tests out.
        '--allowOnly=false',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...more,
      ])
      return await readOutcome(report, code)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})
