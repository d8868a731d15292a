const READY_TIMEOUT_MS = 2_000

export type ReadinessCheck = { readonly name: string; readonly check: () => Promise<unknown> }

type CheckResult = { readonly name: string; readonly error: unknown }

/** @throws when the work fails or takes more than two seconds */
export const withinTwoSeconds = async <Result>(work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('took too long')), READY_TIMEOUT_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** @returns the checks in their order; `error` is `undefined` for one that passed */
export const runChecks = (checks: readonly ReadinessCheck[]): Promise<CheckResult[]> =>
  Promise.all(
    checks.map(async ({ name, check }) => {
      try {
        await withinTwoSeconds(check())
        return { name, error: undefined }
      } catch (error) {
        return { name, error }
      }
    }),
  )
