import type { JobResult } from '../sounds/render/job.ts'
import { explainFailure } from './explain-failure.ts'

/** What the processes that make the sounds and the site tell the one that started them. */
export type MakingMessage =
  | { readonly kind: 'line'; readonly line: string }
  /** The manifest is written; these are still to be rendered. */
  | { readonly kind: 'foretold'; readonly sounds: readonly Pick<JobResult, 'job' | 'files'>[] }
  | { readonly kind: 'made'; readonly job: JobResult['job'] }
  /** The process ends with a failure. */
  | { readonly kind: 'failed'; readonly message: string }

/** What these processes are told. */
export type MakingOrder =
  /** The site may be built. */
  | { readonly kind: 'begin' }
  /** The sound of this name (`jobName`) goes before the others. */
  | { readonly kind: 'first'; readonly name: string }

/** Tells the process that started this one, if that still listens. */
export const tell = (message: MakingMessage): void => {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
}

/**
 * Does the work of such a process. A signal of the terminal reaches all processes at once: this one leaves it to
 * the one that started it, and ends when that one ends or closes the channel.
 *
 * @param work gets a signal that says that its work is not wanted any more
 */
export const serveMaking = async (
  onOrder: (order: MakingOrder) => void,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
  process.on('message', onOrder)
  const abort = () => end.abort()
  process.once('disconnect', abort)
  try {
    await work(end.signal)
  } catch (error) {
    // Nothing waits for what is still at work.
    if (end.signal.aborted) process.exit(1)
    tell({ kind: 'failed', message: explainFailure(error) })
    process.exitCode = 1
  }
  process.off('disconnect', abort)
  if (process.connected) process.disconnect()
}
