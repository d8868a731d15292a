/** Lets one piece of work at a time through, in the order of asking. */
export type Turns = { take<Result>(work: () => Promise<Result>): Promise<Result> }

export const createTurns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take: (work) => {
      const mine = last.then(work, work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}
