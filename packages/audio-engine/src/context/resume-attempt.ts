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
  /**
   * @param patience  how long a new attempt waits for the browser's answer
   * @returns the attempt under way, or a new one: callers that come meanwhile share its outcome
   */
  readonly begin: (patience: Seconds) => ResumeAttempt
}

export const createResumeAttempts = ({
  scope,
  isRunning,
  onSettled,
}: {
  readonly scope: Scope
  readonly isRunning: () => boolean
  readonly onSettled: () => void
}): ResumeAttempts => {
  let pending: ResumeAttempt | undefined

  const open = (patience: Seconds): ResumeAttempt => {
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
    begin: (patience) => (pending ??= open(patience)),
  }
}
