import Fastify from 'fastify'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { slowBodies } from '../../src/http/connections/slow-bodies.ts'

const WINDOW_MS = 300
const LEAST_BYTES = 100
const app = Fastify({ requestTimeout: 0 })
let port: number

beforeAll(async () => {
  await app.register(slowBodies, { windowMs: WINDOW_MS, leastBytes: LEAST_BYTES })
  app.post('/', async (request) => ({ bytes: String(request.body).length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

/** Sends so many pieces of a body, one every 50 ms. */
const send = async (pieces: number, piece: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  // A piece that arrives after the close is answered by a reset, which counts as closed too.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${pieces * piece.length}\r\n\r\n`,
  )
  for (let count = 0; count < pieces && !socket.destroyed; count += 1) {
    socket.write(piece)
    await wait(50)
  }
  await closed
  return answer
}

it('accepts a body for as long as bytes keep arriving', async () => {
  expect(await send(40, 'x'.repeat(200))).toContain('{"bytes":8000}')
})

it('closes the connection of a body that hardly arrives', async () => {
  expect(await send(400, 'x')).toBe('')
})
