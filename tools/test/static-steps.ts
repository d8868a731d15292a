import { commandStep, type Step } from './run-step.ts'

const WORKSPACES = [
  'packages/units',
  'packages/catalogue',
  'packages/audio-files',
  'packages/sound-render',
  'packages/audio-engine',
  'packages/audio-measures',
  'apps/server',
  'apps/web',
  'apps/web/service-worker',
  'tools',
  'e2e',
  'bench',
]

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

/** The checks that read the code and run none of it: those on one core beside those on more. */
export const STATIC_LANES: readonly (readonly Step[])[] = [
  [commandStep('format', 'oxfmt', '--check'), commandStep('dead code', 'knip', '--no-progress')],
  [
    commandStep('lint', 'oxlint', '--type-aware', '--deny-warnings', '--quiet'),
    ...WORKSPACES.map((workspace) => commandStep(`types of ${workspace}`, 'tsc', '-p', workspace)),
  ],
]
