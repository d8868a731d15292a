import { makeFilePeriod, type FilePeriodRequest } from './make-file-period.ts'
import { makePeriod } from './make-period.ts'
import type { PeriodNews, PeriodRequest } from './period-protocol.ts'

/** Types what this worker posts: `postMessage` itself takes any value. */
const tell = (news: PeriodNews, transfer: Transferable[] = []) => postMessage(news, { transfer })

addEventListener('message', ({ data }: MessageEvent<PeriodRequest | FilePeriodRequest>) => {
  const answer = 'seconds' in data ? makeFilePeriod(data) : makePeriod(data)
  const samples = 'channels' in answer ? answer.channels.map(({ buffer }) => buffer) : []
  tell(answer, samples)
})

tell('arrived')
