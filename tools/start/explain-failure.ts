const FULL = /\b(?:ENOSPC|EDQUOT)\b|no space left on device/i

/** @returns what the operator is told of something that could not be made: one sentence where the cause is known */
export const explainFailure = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  return FULL.test(message)
    ? 'The disk is full. Free some space and run the command again: what is complete is kept.'
    : message
}
