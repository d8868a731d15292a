import type { Seconds } from '@dhvani/units'
import type { Scope } from './scope.ts'

/** One try at making the context run. */
export type ResumeAttempt = {
  /** Resolves to whether the context runs. */
  readonly outcome: Promise<boolean>
  /** Ends this attempt; does nothing once it has ended. */
  readonly settle: () => void
}

export type ResumeAttempts = {
  readonly findPending: () => ResumeAttempt | undefined
  /** @returns the attempt under way, or a new one: callers that come meanwhile share its outcome */
  readonly begin: () => ResumeAttempt
}

export const createResumeAttempts = ({
  scope,
  patience,
  isRunning,
  onSettled,
}: {
  readonly scope: Scope
  /** How long an attempt waits for the browser's answer. */
  readonly patience: Seconds
  readonly isRunning: () => boolean
  readonly onSettled: () => void
}): ResumeAttempts => {
  let pending: ResumeAttempt | undefined

  const open = (): ResumeAttempt => {
    let resolve: (isRunning: boolean) => void
    const outcome = new Promise<boolean>((settled) => (resolve = settled))
    const settle = () => {
      if (pending?.settle !== settle) return
      pending = undefined
      cancelWait()
      resolve(isRunning())
      onSettled()
    }
    const cancelWait = scope.after(patience, settle)
    return { outcome, settle }
  }

  return {
    findPending: () => pending,
    begin: () => (pending ??= open()),
  }
}
