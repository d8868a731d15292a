import { useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'

/** One task at a time; a task that throws ends in an error toast. */
export type Task = {
  readonly isBusy: boolean
  /** Does nothing while another task runs. */
  readonly run: (task: () => Promise<void>) => void
}

export const useTask = (): Task => {
  const [isBusy, setIsBusy] = useState(false)
  const work = async (task: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await task()
    } catch (error) {
      reportError(error)
      showProblem(m.unexpected_error())
    }
    setIsBusy(false)
  }
  return {
    isBusy,
    run: (task) => {
      if (!isBusy) void work(task)
    },
  }
}
