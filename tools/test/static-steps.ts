import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { REPOSITORY } from '../start/repository.ts'
import { addOutcomes, NOTHING } from './outcome.ts'
import { commandStep, type Step } from './run-step.ts'

/** Folders with a `tsconfig.json`, each of which the compiler reads by itself. */
const TYPED_FOLDERS = globSync(
  '{packages/*,apps/*,apps/web/service-worker,tools,e2e,bench}/tsconfig.json',
  {
    cwd: REPOSITORY,
  },
)
  .map((file) => dirname(file))
  .toSorted()

/** Makes what the type checker and the linter read and git does not keep: routes, messages. */
export const GENERATED_TYPES = commandStep(
  'generated types',
  'npm',
  'run',
  '--silent',
  'generate',
  '--workspace',
  'apps/web',
)

const FORMAT_AND_DEAD_CODE: readonly Step[] = [
  commandStep('format', 'oxfmt', '--check'),
  commandStep('dead code', 'knip', '--no-progress'),
]

const lintStep = (name: string, ...more: readonly string[]): Step =>
  commandStep(name, 'oxlint', '--type-aware', ...more, '--deny-warnings', '--quiet')

/**
 * The checks that read the code and run none of it, in two lanes. The linter reports errors of types as well:
 * it knows all types anyway, and a compiler that finds them again takes as long once more.
 */
export const STATIC_LANES: readonly (readonly Step[])[] = [
  FORMAT_AND_DEAD_CODE,
  [lintStep('lint and types', '--type-check')],
]

/** The compiler, whose word on types is the last. */
export const TYPES_BY_COMPILER: Step = {
  name: 'types by the compiler',
  run: async (print) => {
    let outcome = NOTHING
    for (const folder of TYPED_FOLDERS)
      outcome = addOutcomes(outcome, await commandStep(folder, 'tsc', '-p', folder).run(print))
    return outcome
  },
}

/** The same with the compiler. */
export const STATIC_LANES_BY_COMPILER: readonly (readonly Step[])[] = [
  FORMAT_AND_DEAD_CODE,
  [lintStep('lint'), TYPES_BY_COMPILER],
]
