import { jobName, type JobResult } from '../sounds/render/job.ts'

type Awaited = { readonly name: string; readonly made: PromiseWithResolvers<void> }

/** The files that are still to be rendered, and who waits for them. */
export const awaitSounds = (putFirst: (name: string) => void) => {
  let files = new Map<string, Awaited>()

  const settleAll = (settle: (made: Awaited['made']) => void) => {
    const awaited = files
    files = new Map()
    for (const { made } of awaited.values()) settle(made)
  }

  return {
    expect(sounds: readonly Pick<JobResult, 'job' | 'files'>[]) {
      for (const { job, files: names } of sounds) {
        const made = Promise.withResolvers<void>()
        // A file that no request waits for may stay away without a fault.
        made.promise.catch(() => undefined)
        for (const file of names) files.set(file, { name: jobName(job), made })
      }
    },
    made(job: JobResult['job']) {
      for (const [file, { name, made }] of files) {
        if (name !== jobName(job)) continue
        files.delete(file)
        made.resolve()
      }
    },
    allMade: () => settleAll((made) => made.resolve()),
    giveUp: (reason: unknown) => settleAll((made) => made.reject(reason)),
    ask(file: string): Promise<void> | undefined {
      const awaited = files.get(file)
      if (awaited) putFirst(awaited.name)
      return awaited?.made.promise
    },
  }
}
