/** Runs one piece of work at a time, in the order of asking. */
export type SerialQueue = { run<Result>(work: () => Promise<Result>): Promise<Result> }

export const createSerialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (work) => {
      const mine = last.then(work, work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}
