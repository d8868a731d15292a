import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { REPOSITORY } from '../start/repository.ts'
import type { Step } from './run-step.ts'
import { findTree } from './whole-ring-verdict.ts'

/** Outside every commit: git leaves this folder out. */
const PASSED_FILE = join(REPOSITORY, 'build/test-all-passed.json')

const count = z.number().int().nonnegative()
const passedSchema = z.object({
  /** Git's hash of all files that were tested. */
  tree: z.string(),
  /** Seconds from the first step to the last that passed, without the time between two sittings. */
  seconds: z.number(),
  steps: z.array(z.object({ name: z.string(), passed: count, failed: count, skipped: count })),
})

/** A whole run that may take several sittings: one goes on where the last was interrupted. */
export type Sitting = {
  /** Seconds that earlier sittings took. */
  readonly earlierSeconds: number
  /** The step, run only where no earlier sitting saw it pass. */
  resume(step: Step): Step
  /** Forgets what passed. The run has come to its end. */
  end(): Promise<void>
}

/**
 * Opens a sitting of a whole run. Steps that passed on these very files count until the run ends. A step that
 * fails or a file that changes voids them all, so that no failure is tried again until it passes.
 *
 * @param options.repository whose files are tested
 * @param options.file where the steps that passed are kept
 * @throws when that file holds something else
 */
export const openSitting = async ({
  repository = REPOSITORY,
  file = PASSED_FILE,
}: { readonly repository?: string; readonly file?: string } = {}): Promise<Sitting> => {
  const started = performance.now()
  const tree = findTree(repository)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const kept = text === undefined ? undefined : passedSchema.parse(JSON.parse(text))
  const earlier = kept?.tree === tree ? kept : { tree, seconds: 0, steps: [] }
  const steps = [...earlier.steps]
  let isVoid = false
  const forget = () => rm(file, { force: true })
  // At once, since two lanes can end at the same time.
  const keep = () => {
    const seconds = earlier.seconds + (performance.now() - started) / 1000
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.draft`, JSON.stringify({ tree, seconds, steps }))
    renameSync(`${file}.draft`, file)
  }
  return {
    earlierSeconds: earlier.seconds,
    resume: ({ name, run }) => ({
      name,
      run: async (print) => {
        const found = earlier.steps.find((step) => step.name === name)
        if (found !== undefined) {
          print(`It passed before the run was interrupted: ${name}.\n`)
          return found
        }
        try {
          const outcome = await run(print)
          isVoid ||= outcome.failed > 0 || findTree(repository) !== tree
          steps.push({ name, ...outcome })
          return outcome
        } catch (error) {
          isVoid = true
          throw error
        } finally {
          if (isVoid) await forget()
          else keep()
        }
      },
    }),
    end: forget,
  }
}
