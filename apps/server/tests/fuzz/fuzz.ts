import fc from 'fast-check'
import type { TestServer } from '../harness/index.ts'
import { oddRequest, type OddRequest } from './grammar/odd-request.ts'
import { usedMegabytes } from './heap.ts'
import { findProblem, isAllowedToTakeLong } from './judge.ts'
import type { Route } from './route-table.ts'
import { setScene } from './scene.ts'
import { createSender, type Answer, type Sender } from './send.ts'

export type FuzzReport = {
  readonly requests: number
  /** How many answers began with each digit; `none` for a connection closed without one. */
  readonly classes: ReadonlyMap<string, number>
  /** Share of requests that the API key or a rate limit stopped, from 0 to 1. */
  readonly stoppedAtDoor: number
  readonly slowestMs: number
  readonly slowestAim: string
  /** Megabytes in use after the second half of the requests, less those after the first half. */
  readonly grownMegabytes: number
  /** One text for each answer that breaks a claim, with the request. */
  readonly problems: readonly string[]
  /** The first answer of each request that was then asked again alone, where it may have been well. */
  readonly seenOnce: readonly string[]
}

/** Requests that share a person; after them a new one is made. */
const CHUNK = 500
const AT_ONCE = 8
const SLOWEST_MS = 1000
/** A busy machine makes an answer slow by chance; a costly request is slow each time. */
const TRIES_ALONE = 3
/**
 * What a first use of code and caches keeps, and 2.8 kilobytes a request: of 10,000 the rate limits alone
 * may keep 15 megabytes.
 */
const mostGrownMegabytes = (requests: number): number => 4 + requests * 0.0028

const show = (request: OddRequest): string => {
  const { aim, method, path, headers, body, rawLine } = request
  const shown = JSON.stringify({ headers, body: body?.toString('latin1').slice(0, 400), rawLine })
  return `${aim}\n    ${method} ${path.slice(0, 400)}\n    ${shown}`
}

/** @returns the shortest time of a few tries, while nothing else is asked */
const fastestAlone = async (sender: Sender, request: OddRequest): Promise<number> => {
  const times: number[] = []
  for (let attempt = 0; attempt < TRIES_ALONE; attempt += 1)
    times.push((await sender.send(request)).ms)
  return Math.min(...times)
}

/**
 * Sends odd requests to all routes of a server and compares every answer with what all of them
 * promise. The same seed makes the same requests.
 *
 * @param most how many requests at least; rounded up to whole chunks
 */
export const fuzz = async (
  server: TestServer,
  routes: readonly Route[],
  {
    seed,
    most,
    chunk = CHUNK,
  }: { readonly seed: number; readonly most: number; readonly chunk?: number },
): Promise<FuzzReport> => {
  const sender = createSender(Number(new URL(server.url).port), AT_ONCE)
  const keys = { publishable: server.publishableKey, service: server.serviceKey }
  const classes = new Map<string, number>()
  const problems: string[] = []
  const seenOnce: string[] = []
  let suspects: OddRequest[] = []
  let [requests, stopped, slowestMs, slowestAim] = [0, 0, 0, '']

  const look = (request: OddRequest, answer: Answer) => {
    requests += 1
    const name = answer.status === undefined ? 'none' : `${String(answer.status)[0]}xx`
    classes.set(name, (classes.get(name) ?? 0) + 1)
    if (answer.status === 429 || answer.status === 401) stopped += 1
    if (answer.ms > slowestMs) [slowestMs, slowestAim] = [answer.ms, request.aim]
    const problem = findProblem(request, answer, server.dataDirectory)
    if (problem === undefined) return
    suspects.push(request)
    seenOnce.push(`${problem}\n    ${show(request)}`)
  }

  const askAgain = async (request: OddRequest): Promise<void> => {
    const answer = await sender.send(request)
    const problem = findProblem(request, answer, server.dataDirectory)
    if (problem !== undefined) problems.push(`${problem}\n    ${show(request)}`)
  }

  const playChunk = async (index: number): Promise<void> => {
    const scene = await setScene(server, index)
    const draw = (some: readonly Route[], numRuns: number) =>
      fc.sample(oddRequest(some, keys, scene), { numRuns, seed: seed + index })
    // However few requests there are, each route gets one.
    const once = index === 0 ? routes.flatMap((route) => draw([route], 1)) : []
    const all = [...once, ...draw(routes, Math.max(0, chunk - once.length))]
    const waiting = all.values()
    const slow: OddRequest[] = []
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      for (const request of waiting) {
        const answer = await sender.send(request)
        look(request, answer)
        if (answer.ms > SLOWEST_MS && !isAllowedToTakeLong(request)) slow.push(request)
      }
    })
    await Promise.all(lanes)
    for (const request of suspects) await askAgain(request)
    suspects = []
    for (const request of slow) {
      const ms = await fastestAlone(sender, request)
      if (ms > SLOWEST_MS) problems.push(`${ms.toFixed(0)} ms\n    ${show(request)}`)
    }
  }

  const half = Math.ceil(most / chunk / 2)
  try {
    for (let index = 0; index < half; index += 1) await playChunk(index)
    const before = usedMegabytes()
    for (let index = half; index < 2 * half; index += 1) await playChunk(index)
    const grownMegabytes = usedMegabytes() - before
    if (grownMegabytes > mostGrownMegabytes(half * chunk))
      problems.push(`memory grew by ${grownMegabytes.toFixed(1)} MB in the second half`)
    return {
      requests,
      classes,
      stoppedAtDoor: stopped / requests,
      slowestMs,
      slowestAim,
      grownMegabytes,
      problems,
      seenOnce,
    }
  } finally {
    sender.close()
  }
}
