import { makePeriod } from './make-period.ts'
import type { PeriodRequest } from './period-protocol.ts'

addEventListener('message', ({ data }: MessageEvent<PeriodRequest>) => {
  const answer = makePeriod(data)
  const samples = 'channels' in answer ? answer.channels.map(({ buffer }) => buffer) : []
  postMessage(answer, { transfer: samples })
})
