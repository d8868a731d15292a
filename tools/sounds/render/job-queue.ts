/** Jobs that wait for a thread. */
export type JobQueue<Job> = {
  readonly length: number
  /** @returns the first job, which waits no longer */
  take(): Job | undefined
  /** Lets the jobs that a caller waits for go before all others; their own order stays. */
  putFirst(isWanted: (job: Job) => boolean): void
  /** @param begin called when a job that still waits was put first */
  whenPutFirst(begin: () => void): void
}

export const createJobQueue = <Job>(jobs: readonly Job[]): JobQueue<Job> => {
  let waiting = [...jobs]
  let tell = () => {}
  return {
    get length() {
      return waiting.length
    },
    take: () => waiting.shift(),
    putFirst(isWanted) {
      const wanted = waiting.filter(isWanted)
      waiting = [...wanted, ...waiting.filter((job) => !isWanted(job))]
      if (wanted.length > 0) tell()
    },
    whenPutFirst(begin) {
      tell = begin
    },
  }
}
