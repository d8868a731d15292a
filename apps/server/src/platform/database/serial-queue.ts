/** Runs one piece of work at a time, in the order of asking. */
export type SerialQueue = {
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** How many tasks are not done: the running one and those that wait. */
  length(): number
}

export const createSerialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve()
  let undone = 0
  return {
    run: (work) => {
      undone += 1
      const mine = last.then(work, work).finally(() => {
        undone -= 1
      })
      last = mine.catch(() => undefined)
      return mine
    },
    length: () => undone,
  }
}
