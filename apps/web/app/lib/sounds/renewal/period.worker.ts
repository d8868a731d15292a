import {
  makeFilePeriod,
  type FilePeriodAnswer,
  type FilePeriodRequest,
} from './make-file-period.ts'
import { makePeriod } from './make-period.ts'
import type { PeriodAnswer, PeriodNews, PeriodRequest } from './period-protocol.ts'

type Answer = PeriodAnswer | FilePeriodAnswer

/** Types what this worker posts: `postMessage` itself takes any value. */
const tell = (news: PeriodNews<Answer>, transfer: Transferable[] = []) =>
  postMessage(news, { transfer })

const samplesOf = (answer: Answer) => {
  if ('channels' in answer) return answer.channels
  return 'held' in answer ? answer.held : []
}

addEventListener('message', ({ data }: MessageEvent<PeriodRequest | FilePeriodRequest>) => {
  const answer = 'seconds' in data ? makeFilePeriod(data) : makePeriod(data)
  tell(
    answer,
    samplesOf(answer).map(({ buffer }) => buffer),
  )
})

tell('arrived')
