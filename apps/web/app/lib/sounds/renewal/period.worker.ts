import { makePeriod } from './make-period.ts'
import type { PeriodNews, PeriodRequest } from './period-protocol.ts'

/** Types what this worker posts: `postMessage` itself takes any value. */
const tell = (news: PeriodNews, transfer: Transferable[] = []) => postMessage(news, { transfer })

addEventListener('message', ({ data }: MessageEvent<PeriodRequest>) => {
  const answer = makePeriod(data)
  const samples = 'channels' in answer ? answer.channels.map(({ buffer }) => buffer) : []
  tell(answer, samples)
})

tell('arrived')
