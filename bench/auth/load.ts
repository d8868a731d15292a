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
  readonly medianMs: number
  readonly p99Ms: number
  readonly refused: number
}

/** One request of a connection; false when it was refused. */
type Work = (connection: number) => Promise<boolean>

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const SLICES = 8

/**
 * Two loads in turns, slice by slice: what else the machine does meanwhile hits both alike, and
 * their ratio holds where their rates do not.
 */
export const measureInTurns = async (
  connections: number,
  seconds: number,
  works: readonly [Work, Work],
): Promise<readonly [Load, Load]> => {
  const slices: [Load[], Load[]] = [[], []]
  for (let slice = 0; slice < SLICES; slice += 1)
    for (const side of [0, 1] as const)
      slices[side].push(await measure(connections, seconds / SLICES, works[side]))
  const mean = (loads: readonly Load[], read: (load: Load) => number) =>
    loads.reduce((sum, load) => sum + read(load), 0) / loads.length
  const join = (loads: readonly Load[]): Load => ({
    rate: mean(loads, ({ rate }) => rate),
    medianMs: mean(loads, ({ medianMs }) => medianMs),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
    refused: loads.reduce((sum, { refused }) => sum + refused, 0),
  })
  return [join(slices[0]), join(slices[1])]
}

/** As many closed loops as connections: each sends its next request when the last is answered. */
export const measure = async (connections: number, seconds: number, work: Work): Promise<Load> => {
  const durations: number[] = []
  let refused = 0
  const end = performance.now() + seconds * 1000
  const began = performance.now()
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
    medianMs: at(sorted, 0.5),
    p99Ms: at(sorted, 0.99),
    refused,
  }
}
