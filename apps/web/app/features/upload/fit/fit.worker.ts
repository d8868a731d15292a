import { fitFile } from './fit-in-worker.ts'
import type { FitNews, FitRequest, PeaksRequest } from './fit-protocol.ts'
import { openSound } from './open-sound.ts'

/**
 * Finds the peaks of a sound while it is decoded, so that only an instant of it is in memory.
 *
 * @returns `count` peaks of its first channel, from 0 to 1; or why the worker cannot decode it
 */
const findPeaks = async (file: File, count: number): Promise<FitNews> => {
  const sound = await openSound(file)
  if (sound.kind !== 'open') return sound
  const { codec, seconds, track } = sound
  if (!(await track.canDecode())) return { kind: 'undecoded', codec, seconds }
  const peaks = Array.from({ length: count }, () => 0)
  for await (const { rate, channels, end } of sound.decode()) {
    const [samples] = channels
    if (!samples) continue
    const first = end - samples.length / rate
    for (const [at, sample] of samples.entries()) {
      const bar = Math.min(count - 1, Math.floor(((first + at / rate) / seconds) * count))
      peaks[bar] = Math.max(peaks[bar] ?? 0, Math.abs(sample))
    }
  }
  return { kind: 'peaks', peaks }
}

const tell = (news: FitNews) => postMessage(news)

/** What browsers call a file that was changed or removed since it was chosen. */
const GONE = new Set(['NotReadableError', 'NotFoundError'])

/** A longer sound would tell of each frame. */
const LEAST_SHARE = 0.005

const tellProgress = () => {
  let told = 0
  return (share: number) => {
    if (share - told < LEAST_SHARE) return
    told = share
    tell({ kind: 'progress', share })
  }
}

const answer = async (request: FitRequest | PeaksRequest): Promise<void> => {
  try {
    if ('peaks' in request) tell(await findPeaks(request.file, request.peaks))
    else tell(await fitFile(request, tellProgress()))
  } catch (error) {
    const isGone = error instanceof DOMException && GONE.has(error.name)
    tell({ kind: 'failed', reason: String(error), isGone })
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<FitRequest | PeaksRequest>) => void answer(data),
)
addEventListener('messageerror', () =>
  tell({ kind: 'failed', reason: 'The worker cannot read the request.', isGone: false }),
)
