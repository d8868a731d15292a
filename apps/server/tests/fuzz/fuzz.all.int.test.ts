import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { fuzz } from './fuzz.ts'
import { startFuzzedServer } from './fuzzed-server.ts'
import type { Route } from './route-table.ts'

const LEAK_BYTES = 2_000_000
const SLOW_MS = 1300

const leaked: Buffer[] = []
let slowAddress: string | undefined

/** Routes with the faults that fuzzing is there to find. */
const plant = (app: FastifyInstance) => {
  app.get('/planted/well', async () => ({ well: true }))
  app.get('/planted/fault', async (_request, reply) => reply.code(500).send({ message: 'fault' }))
  app.get('/planted/stack', async (_request, reply) =>
    reply.code(400).send({ message: new Error('refused').stack }),
  )
  app.get('/planted/path', async (_request, reply) =>
    reply.code(400).send({ message: `no such file: ${import.meta.dirname}` }),
  )
  app.get('/planted/silence', async (request) => request.raw.destroy())
  app.get('/planted/slow', async (request) => {
    slowAddress ??= request.url
    if (request.url === slowAddress) await wait(SLOW_MS)
    return {}
  })
  app.get('/planted/leak', async () => {
    leaked.push(Buffer.alloc(LEAK_BYTES))
    return {}
  })
}

let server: TestServer
let routes: readonly Route[]
beforeAll(async () => {
  ;({ server, routes } = await startFuzzedServer({ extend: plant }))
})
afterAll(() => server.close())

const problemsOf = async (name: string): Promise<readonly string[]> => {
  const planted = routes.filter(({ url, method }) => url === `/planted/${name}` && method === 'GET')
  expect(planted).toHaveLength(1)
  return (await fuzz(server, planted, { seed: 1, most: 80, chunk: 40 })).problems
}

it.each([
  ['fault', /^500 /],
  ['stack', /^a (stack|path of the machine): /],
  ['path', /^a path of the machine: /],
  ['silence', /^no answer: /],
  ['slow', /^\d{4,} ms\n/],
  ['leak', /^memory grew by /],
])('finds a route with the fault "%s", which it learns from the router', async (name, problem) => {
  expect(await problemsOf(name)).toContainEqual(expect.stringMatching(problem))
})

it('asks every route, however few requests there are', async () => {
  const { requests } = await fuzz(server, routes, { seed: 1, most: 2, chunk: 1 })
  expect(requests).toBe(routes.length + 1)
})

it('finds nothing at a route that is well', async () => {
  expect(await problemsOf('well')).toEqual([])
})

it('knows the routes of all services', () => {
  const urls = new Set(routes.map(({ url }) => url))
  for (const url of ['/auth/v1/token', '/rest/v1/:table', '/storage/v1/bucket', '/readyz', '/*'])
    expect(urls).toContain(url)
})
