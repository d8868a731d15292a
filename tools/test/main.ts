import { LANDING_RING } from './rings.ts'
import { endRun } from './run-stages.ts'
import { runRing } from './run-ring.ts'

/** `npm test`. */
endRun(await runRing(LANDING_RING, { engines: false }))
