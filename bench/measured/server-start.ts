import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startServerProcess, type ServerProcess } from '@dhvani/server/testing'
import { memoryOf } from '../listeners/usage.ts'

/** What a start leaves to be collected is gone by then. */
const REST_MS = 15_000

export type Started = {
  readonly server: ServerProcess
  readonly origin: string
  /** From the start of the process to the line that it is ready. */
  readonly seconds: number
}

export const start = async (dataDirectory: string): Promise<Started> => {
  const port = await freePort()
  const began = performance.now()
  const server = startServerProcess({
    PORT: String(port),
    DATA_DIR: dataDirectory,
    AUTH_AUTOCONFIRM: 'true',
  })
  await server.ready
  const seconds = (performance.now() - began) / 1000
  return { server, origin: `http://127.0.0.1:${port}`, seconds }
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN

/** Each run starts once on an empty directory, and once more on the same. */
export const measureStarts = async (directory: string, runs: number) => {
  const cold: number[] = []
  const warm: number[] = []
  const atRest: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const data = join(directory, `start-${run}`)
    const first = await start(data)
    cold.push(first.seconds)
    await first.server.stop('SIGTERM')
    const second = await start(data)
    warm.push(second.seconds)
    await wait(REST_MS)
    atRest.push(await memoryOf(second.server.child.pid ?? 0))
    await second.server.stop('SIGTERM')
  }
  return {
    coldSeconds: median(cold),
    warmSeconds: median(warm),
    bytesAtRest: median(atRest),
    dataDirectory: join(directory, 'start-0'),
  }
}
