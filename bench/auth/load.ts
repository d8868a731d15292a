import { Agent, request } from 'node:http'

export type Answer = { readonly status: number; readonly body: string }

/** Connections that stay open. */
export const createSender = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    send: (
      url: string,
      options: { method: string; headers: Record<string, string>; body?: string },
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const { method, headers, body } = options
        const outgoing = request(url, { agent, method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
            }),
          )
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      }),
    close: () => agent.destroy(),
  }
}

export type Load = {
  /** Answered requests a second. */
  readonly rate: number
  readonly answered: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly refused: number
}

/** One request of a connection; false when it was refused. */
export type Work = (connection: number) => Promise<boolean>

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export const median = (values: readonly number[]): number =>
  at(
    values.toSorted((left, right) => left - right),
    0.5,
  )

export const joinLoads = (loads: readonly Load[]): Load => {
  const mean = (read: (load: Load) => number) =>
    loads.reduce((sum, load) => sum + read(load), 0) / loads.length
  return {
    rate: mean(({ rate }) => rate),
    answered: mean(({ answered }) => answered) * loads.length,
    medianMs: mean(({ medianMs }) => medianMs),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
    refused: mean(({ refused }) => refused) * loads.length,
  }
}

/** As many closed loops as connections: each sends its next request when the last is answered. */
export const measure = async (connections: number, seconds: number, work: Work): Promise<Load> => {
  const durations: number[] = []
  let refused = 0
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < end) {
        const start = performance.now()
        if (await work(connection)) durations.push(performance.now() - start)
        else refused += 1
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1000
  const sorted = durations.toSorted((left, right) => left - right)
  return {
    rate: durations.length / elapsed,
    answered: durations.length,
    medianMs: at(sorted, 0.5),
    p99Ms: at(sorted, 0.99),
    refused,
  }
}
