import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { isUnreached } from '#lib/network/no-answer.ts'
import { showFailure } from '#lib/notices/show-failure.ts'
import { toasts } from '#lib/notices/toasts.ts'
import { useUnreached, type Unreached } from '#lib/network/use-unreached.ts'
import { beginWait } from '#lib/notices/waits.ts'

type Run = (
  task: () => Promise<void>,
  /** Words for what the task waits for, shown after a second; by default, for the server. */
  waiting?: string,
) => void

/**
 * One task at a time. A task that throws because the server was not reached leaves `unreached`, for a
 * notice beside its button; any other ends in an error toast.
 */
export type Task = {
  readonly isBusy: boolean
  readonly unreached: Unreached | undefined
  /** Does nothing while another task runs. */
  readonly run: Run
  /** Like `run`, for a form. The notice has no button: the form itself sends again, as its fields change. */
  readonly submit: Run
}

/** Tells whether the component is still on the page: without it, a notice has no place. */
const useIsMounted = () => {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

export const useTask = (): Task => {
  const [isBusy, setIsBusy] = useState(false)
  const { unreached, show, clear } = useUnreached()
  const isMounted = useIsMounted()

  const work = async (task: () => Promise<void>, waiting?: string, again?: () => void) => {
    setIsBusy(true)
    const endWait = beginWait(waiting ?? m.server_waiting())
    clear()
    toasts.dismissProblem()
    try {
      await task()
    } catch (error) {
      reportError(error)
      if (isMounted.current && isUnreached(error)) show(again, m.unexpected_error())
      else showFailure(m.unexpected_error(), error)
    }
    endWait()
    setIsBusy(false)
  }
  const run: Run = (task, waiting) => {
    if (!isBusy) void work(task, waiting, () => run(task, waiting))
  }
  const submit: Run = (task, waiting) => {
    if (!isBusy) void work(task, waiting)
  }
  return { isBusy, unreached, run, submit }
}
