import type { FileCheck } from './check-file.ts'
import { takeFile } from './take-file.ts'

/** Checks files one after the other: each is read into memory, and one that is made to fit needs the whole device. */
export const createCheckQueue = () => {
  const stops = new Map<number, AbortController>()
  let last: Promise<unknown> = Promise.resolve()

  const checkNow = async (
    file: File,
    { signal }: AbortController,
    onFit: (share: number) => void,
  ): Promise<FileCheck | undefined> => {
    const { promise: cancelled, resolve } = Promise.withResolvers<undefined>()
    const cancel = () => resolve(undefined)
    signal.addEventListener('abort', cancel)
    try {
      if (signal.aborted) return undefined
      return await Promise.race([takeFile(file, { onProgress: onFit, signal }), cancelled])
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

  return {
    /**
     * @param onFit gets the share of the work that is done, 0 to 1, of a file that is made to fit
     * @returns what was found; `undefined` where the check was cancelled
     */
    check(key: number, file: File, onFit: (share: number) => void): Promise<FileCheck | undefined> {
      const stop = new AbortController()
      stops.set(key, stop)
      const checked = last.then(() => checkNow(file, stop, onFit))
      last = checked.then(
        () => stops.delete(key),
        () => stops.delete(key),
      )
      return checked
    },
    cancel(key: number) {
      stops.get(key)?.abort()
    },
    cancelAll() {
      for (const stop of stops.values()) stop.abort()
    },
  }
}
