import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBoundedFetch } from './bounded-fetch.ts'

let service: Server
let url: string
beforeAll(async () => {
  service = createServer((request, response) => {
    if (request.url === '/good') response.setHeader('x-kept', 'yes').end('good')
    if (request.url === '/drips') response.write('a')
    if (request.url === '/bomb')
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000)))
    if (request.url === '/endless') {
      const more = () => {
        while (response.write(Buffer.alloc(65_536))) if (response.destroyed) return
      }
      response.on('drain', more)
      more()
    }
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

it('hands an answer on', async () => {
  const answer = await createBoundedFetch(60_000)(`${url}/good`, { method: 'POST', body: 'a' })
  expect([answer.status, answer.headers.get('x-kept'), await answer.text()]).toEqual([
    200,
    'yes',
    'good',
  ])
})

it.each(['/hangs', '/drips'])('ends a call to a service that %s', async (path) => {
  await expect(createBoundedFetch(50)(url + path, {})).rejects.toThrow(/timeout|aborted/i)
})

it.each(['/endless', '/bomb'])('refuses an answer without end: %s', async (path) => {
  await expect(createBoundedFetch(60_000)(url + path, {})).rejects.toThrow('more than 262144 bytes')
})
