import { addOutcomes, closingLine, NOTHING, ONE_FAILED, type Outcome } from './outcome.ts'
import { renderTimes, type StepTime } from './render-times.ts'
import type { Print, Step } from './run-step.ts'

/** Lanes that run at the same time; the steps of a lane run one after another. */
export type Stage = readonly (readonly Step[])[]

type Finished = StepTime & { readonly outcome: Outcome }

const printNow: Print = (text) => void process.stdout.write(text)

const runStep = async (step: Step, isAlone: boolean): Promise<Finished> => {
  const started = performance.now()
  // Steps that run at the same time print when they end, so that their lines do not mix.
  let held = ''
  const hold: Print = (text) => {
    held += text
  }
  let outcome: Outcome
  try {
    outcome = await step.run(isAlone ? printNow : hold)
  } catch (error) {
    hold(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    outcome = ONE_FAILED
  }
  const seconds = (performance.now() - started) / 1000
  const verdict = outcome.failed === 0 ? 'ok  ' : 'FAIL'
  printNow(`${held}${verdict} ${step.name}: ${closingLine(outcome)} (${seconds.toFixed(1)} s)\n`)
  return { name: step.name, seconds, outcome }
}

const runLane = async (lane: readonly Step[], isAlone: boolean): Promise<Finished[]> => {
  const finished: Finished[] = []
  for (const step of lane) finished.push(await runStep(step, isAlone))
  return finished
}

/** How a whole run came out. */
export type Run = { readonly outcome: Outcome; readonly seconds: number; readonly isGreen: boolean }

/**
 * Runs stages one after another, all of them even when a step fails. It prints a table of seconds and, as
 * the last line, the sum. A run is green when no step failed and at least one check ran.
 *
 * @param before what was done before the first stage, for the table
 */
export const runStages = async (
  stages: readonly Stage[],
  before: readonly StepTime[] = [],
): Promise<Run> => {
  const started = performance.now()
  const finished: Finished[] = []
  for (const stage of stages) {
    const lanes = await Promise.all(stage.map((lane) => runLane(lane, stage.length === 1)))
    finished.push(...lanes.flat())
  }
  const outcome = finished.map((step) => step.outcome).reduce(addOutcomes, NOTHING)
  const failed = finished.filter((step) => step.outcome.failed > 0).map(({ name }) => name)
  const waited = before.reduce((sum, { seconds }) => sum + seconds, 0)
  const seconds = waited + (performance.now() - started) / 1000
  printNow(`\n${renderTimes([...before, ...finished], seconds)}\n`)
  if (failed.length > 0) printNow(`\nFailed: ${failed.join(', ')}\n`)
  return { outcome, seconds, isGreen: failed.length === 0 && outcome.passed > 0 }
}

/** Prints the closing line of a run and ends the process, with 0 only where the run was green. */
export const endRun = ({ outcome, isGreen }: Run): never => {
  printNow(`\n${closingLine(outcome)}\n`)
  process.exit(isGreen ? 0 : 1)
}
