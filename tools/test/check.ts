import { endRun, runStages } from './run-stages.ts'
import { GENERATED_TYPES, STATIC_LANES } from './static-steps.ts'
import { vitestStep } from './vitest-step.ts'

// The renderer's own tests make whole sounds and take minutes: `npm test` has them.
const quickUnitTests = vitestStep('unit', ['unit'], '--exclude', 'packages/sound-render/**')

endRun(await runStages([[[GENERATED_TYPES]], STATIC_LANES, [[quickUnitTests]]]))
