import type { Hour } from '../renewal/hour.ts'
import type {
  MixdownRefusal,
  MixdownRequest,
  MixdownResult,
  PageNews,
  WorkerNews,
} from './mixdown-protocol.ts'
import { createPeriodMakers, type MadeSound } from './period-makers.ts'

/** The rate at which the worker mixes (opus-file.ts), in hertz. */
const RATE_HZ = 48_000

/** Why no file was made. */
export class MixdownError extends Error {
  override readonly name = 'MixdownError'
  readonly code: MixdownRefusal
  constructor(code: MixdownRefusal, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

type Watch = {
  /** Gets the share that is written, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Tracks of the file; those that recipes make say of which sound. */
type Wanted = Omit<MixdownRequest, 'kind'> & {
  readonly made: ReadonlyMap<number, MadeSound>
  readonly hour: Hour
}

/**
 * Computes a mix as a file, in workers of its own, while the mix plays on.
 *
 * @throws {MixdownError} with the reason; nothing of the file is left then
 * @throws the signal's reason when it was cancelled
 */
export const saveMixdown = (
  { made, hour, ...request }: Wanted,
  { onProgress, signal }: Watch,
): Promise<MixdownResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mixdown.worker.ts', import.meta.url), { type: 'module' })
    const makers = createPeriodMakers(hour, RATE_HZ)
    const tell = (news: PageNews, transfer: Transferable[] = []) =>
      worker.postMessage(news, { transfer })
    const end = () => {
      worker.terminate()
      makers.end()
      signal.removeEventListener('abort', cancel)
    }
    const fail = (error: unknown) => {
      end()
      reject(error as Error)
    }
    const cancel = () => fail(signal.reason)

    const give = async (track: number) => {
      const sound = made.get(track)
      const period = sound && (await makers.next(sound))
      tell(
        { kind: 'period', track, period },
        period?.map(({ buffer }) => buffer),
      )
    }

    signal.addEventListener('abort', cancel)
    worker.addEventListener('error', ({ message }) =>
      fail(new MixdownError(message ? 'failed' : 'missing', { cause: message })),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => {
      switch (data.kind) {
        case 'want':
          give(data.track).catch(fail)
          break
        case 'progress':
          onProgress(data.share)
          break
        case 'refused':
          fail(new MixdownError(data.code, { cause: data.reason }))
          break
        case 'done':
          end()
          resolve(data)
      }
    })
    if (signal.aborted) cancel()
    else tell({ kind: 'begin', ...request })
  })
