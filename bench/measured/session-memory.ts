import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PUBLISHABLE_KEY } from '@dhvani/server/testing'
import { recordPage } from '../listeners/record-page.ts'
import { startLoad } from '../listeners/start-load.ts'
import { memoryOf } from '../listeners/usage.ts'
import { start } from './server-start.ts'

const REST_MS = 10_000
/** The first ones warm the server up and do not count. */
const WARMING_SHARE = 0.2
/** The document and two files for each connection of a browser. */
const FILES = 13

/**
 * What one more person adds to the server's memory who has signed up, opened the page and keeps their
 * connections.
 *
 * @returns bytes; 0 when nothing could be told from the noise
 */
export const measureSessionMemory = async (directory: string, people: number): Promise<number> => {
  const { server, origin } = await start(join(directory, 'sessions'))
  try {
    const page = (await recordPage(origin, PUBLISHABLE_KEY)).slice(0, FILES)
    const arrive = async (count: number) => {
      const load = await startLoad({ origin, key: PUBLISHABLE_KEY, people: count })
      await load.do({ do: 'hold', people: count, page })
      await wait(REST_MS)
      return { load, memory: await memoryOf(server.child.pid ?? 0) }
    }
    const warming = Math.max(1, Math.round(people * WARMING_SHARE))
    const before = await arrive(warming)
    const after = await arrive(people - warming)
    await Promise.all([before.load.stop(), after.load.stop()])
    return Math.max(0, (after.memory - before.memory) / (people - warming))
  } finally {
    await server.stop('SIGTERM')
  }
}
