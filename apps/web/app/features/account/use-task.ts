import { useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'

export type Task = {
  readonly isBusy: boolean
  /** One at a time; what is thrown is told in a toast. */
  readonly run: (task: () => Promise<void>) => void
}

/** Nothing is disabled meanwhile, so that the focus stays where it is. */
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
