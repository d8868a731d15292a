import { ENGINES, missingPrograms } from '@dhvani/e2e/engine-programs'
import { findTree, keepVerdict } from './whole-ring-verdict.ts'
import { openSitting } from './passed-steps.ts'
import { MAKING_STEPS, WHOLE_RING, WHOLE_RING_SETTINGS } from './rings.ts'
import { runRing } from './run-ring.ts'
import { endRun } from './run-stages.ts'

/**
 * `npm run test:all`: every test there is, in several sittings where it is interrupted. `npm run
 * release:check` reads what it found.
 */
Object.assign(process.env, WHOLE_RING_SETTINGS)
const before = findTree()
const sitting = await openSitting()
const stages = WHOLE_RING.map((stage) =>
  stage.map((lane) =>
    lane.map((step) => (MAKING_STEPS.includes(step) ? step : sitting.resume(step))),
  ),
)
const run = await runRing(stages, { engines: true })
await sitting.end()
const after = findTree()
if (before === after)
  await keepVerdict({
    tree: after,
    date: new Date().toISOString(),
    seconds: Math.round(sitting.earlierSeconds + run.seconds),
    isGreen: run.isGreen,
    leftOut: ENGINES.filter((engine) => missingPrograms(engine).length > 0),
    ...run.outcome,
  })
else console.log('A file changed during the run, so the run says nothing about a tree.')
endRun(run)
