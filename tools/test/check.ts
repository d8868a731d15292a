import { runSteps } from './run-steps.ts'
import { STATIC_STEPS } from './static-steps.ts'
import { vitestStep } from './vitest-step.ts'

// The renderer's own tests make whole sounds and take minutes: `npm test` has them.
const quickUnitTests = vitestStep('unit', ['unit'], '--exclude', 'packages/sound-render/**')

await runSteps([...STATIC_STEPS, quickUnitTests])
