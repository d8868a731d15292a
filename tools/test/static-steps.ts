import { commandStep, type Step } from './run-step.ts'

const WORKSPACES = [
  'packages/units',
  'packages/catalogue',
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

/** What generated types need before anything can be checked (route types, messages). */
const generateStep = commandStep(
  'generated types',
  'npm',
  'run',
  '--silent',
  'generate',
  '--workspace',
  'apps/web',
)

/** The checks that read the code and run none of it. */
export const STATIC_STEPS: readonly Step[] = [
  generateStep,
  commandStep('format', 'prettier', '--check', '--log-level=warn', '.'),
  commandStep('lint', 'oxlint', '--type-aware', '--deny-warnings', '--quiet'),
  ...WORKSPACES.map((workspace) => commandStep(`types of ${workspace}`, 'tsc', '-p', workspace)),
  commandStep('dead code', 'knip', '--no-progress'),
]
