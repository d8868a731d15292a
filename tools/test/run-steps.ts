import { addOutcomes, closingLine, NOTHING, ONE_FAILED, type Outcome } from './outcome.ts'
import type { Step } from './run-step.ts'

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)

const runStep = async (step: Step): Promise<Outcome> => {
  const started = performance.now()
  let outcome: Outcome
  try {
    outcome = await step.run()
  } catch (error) {
    console.error(error)
    outcome = ONE_FAILED
  }
  const verdict = outcome.failed === 0 ? 'ok  ' : 'FAIL'
  console.log(`${verdict} ${step.name}: ${closingLine(outcome)} (${seconds(started)} s)`)
  return outcome
}

/**
 * Runs steps one after another, all of them even when one fails, and ends the process: the last
 * line printed is the sum, the exit code is 0 only when nothing failed and something ran.
 */
export const runSteps = async (steps: readonly Step[]): Promise<never> => {
  const started = performance.now()
  let total = NOTHING
  const failed: string[] = []
  for (const step of steps) {
    const outcome = await runStep(step)
    if (outcome.failed > 0) failed.push(step.name)
    total = addOutcomes(total, outcome)
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  console.log(`\nAll of it took ${seconds(started)} s.`)
  console.log(closingLine(total))
  process.exit(failed.length === 0 && total.passed > 0 ? 0 : 1)
}
