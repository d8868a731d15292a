import { once } from 'node:events'
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WAITING_CONNECTIONS } from '#http/connections/open-connections.ts'
import { type Proxy, startProxy } from '../harness/index.ts'

/** 500 listeners at once, each with the six connections that a browser opens to one origin. */
const CONNECTIONS = 500 * 6
/** Listeners do not arrive in one instant. */
const ARRIVE = { together: 20, everyMs: 10 }

let replica: Server
let proxy: Proxy
const agent = new Agent()
const held: ServerResponse[] = []
const outcomes: string[] = []

/** No answer begins before every request is at the replica, or was refused: all are open at once. */
const releaseWhenAllCame = () => {
  if (held.length + outcomes.length < CONNECTIONS) return
  for (const response of held.splice(0)) response.end('a page')
}

beforeAll(async () => {
  replica = createServer((_request, response) => {
    held.push(response)
    releaseWhenAllCame()
  })
  replica.listen({ port: 0, host: '127.0.0.1', backlog: WAITING_CONNECTIONS })
  await once(replica, 'listening')
  const { port } = replica.address() as AddressInfo
  proxy = await startProxy([port, port])
})

afterAll(async () => {
  agent.destroy()
  await proxy.stop()
  replica.closeAllConnections()
  replica.close()
})

const ask = (): Promise<string> =>
  new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port: proxy.port, agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(String(response.statusCode)))
    })
    asked.once('error', (error) => resolve(error.message))
  })

it('answers 500 listeners whose browsers each use six connections at once', async () => {
  const asked: Promise<void>[] = []
  const note = (outcome: string) => {
    outcomes.push(outcome)
    releaseWhenAllCame()
  }
  while (asked.length < CONNECTIONS) {
    for (let count = 0; count < ARRIVE.together; count += 1) asked.push(ask().then(note))
    await wait(ARRIVE.everyMs)
  }
  await Promise.all(asked)
  const counts = [...Map.groupBy(outcomes, String)].map(([text, those]) => [text, those.length])
  expect(counts).toEqual([['200', CONNECTIONS]])
}, 30_000)
