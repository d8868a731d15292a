/** How many checks of a step passed, failed and were left out. */
export type Outcome = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0 }
export const ONE_PASSED: Outcome = { passed: 1, failed: 0, skipped: 0 }
export const ONE_FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 }

export const addOutcomes = (left: Outcome, right: Outcome): Outcome => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
})

/** The closing line of a run. */
export const closingLine = (outcome: Outcome): string =>
  `${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`
