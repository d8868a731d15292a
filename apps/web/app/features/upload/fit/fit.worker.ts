import { fitFile } from './fit-in-worker.ts'
import { findPeaks } from './find-peaks.ts'
import type { FitNews, FitRequest, PeaksRequest } from './fit-protocol.ts'

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
