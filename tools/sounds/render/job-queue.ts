/** Jobs that wait for a thread. */
export type JobQueue<Job> = {
  readonly length: number
  /** @returns the first job, which waits no longer */
  take(): Job | undefined
  /** Lets the jobs that a caller waits for go before all others; their own order stays. */
  putFirst(isWanted: (job: Job) => boolean): void
}

export const createJobQueue = <Job>(jobs: readonly Job[]): JobQueue<Job> => {
  let waiting = [...jobs]
  return {
    get length() {
      return waiting.length
    },
    take: () => waiting.shift(),
    putFirst(isWanted) {
      const others = waiting.filter((job) => !isWanted(job))
      waiting = [...waiting.filter(isWanted), ...others]
    },
  }
}
