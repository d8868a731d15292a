import { createMixdownJob } from './mixdown-job.ts'
import type { PageNews, WorkerNews } from './mixdown-protocol.ts'

/** Types what this worker posts: `postMessage` itself takes any value. */
const tell = (news: WorkerNews) => postMessage(news)

const job = createMixdownJob(tell)

addEventListener('message', ({ data }: MessageEvent<PageNews>) => job.hear(data))
addEventListener('messageerror', () =>
  tell({ kind: 'refused', code: 'failed', reason: 'The worker cannot read the request.' }),
)
