import Fastify from 'fastify'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unreadAnswers } from '../../src/http/connections/unread-answers.ts'

const IDLE_MS = 200
/** More than the system's buffers of both ends take. */
const MANY_BYTES = 64 * 1_048_576
const PIECE = Buffer.alloc(65_536)

const start = async (leastBytesPerSecond: number) => {
  const app = Fastify()
  await app.register(unreadAnswers, { idleMs: IDLE_MS, leastBytesPerSecond })
  app.get('/many', () => Buffer.alloc(MANY_BYTES))
  app.get('/endless', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.push(PIECE)
        },
      }),
    ),
  )
  app.get('/late', async () => {
    await wait(4 * IDLE_MS)
    return 'late'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as { port: number }).port }
}

let patient: Awaited<ReturnType<typeof start>>
/** Asks for more than any reader takes. */
let demanding: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  patient = await start(1)
  demanding = await start(1_000_000_000_000)
})
afterAll(async () => {
  await patient.app.close()
  await demanding.app.close()
})

const ask = (path: string, { port } = patient): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  return socket
}

it('closes the connection of a client that reads nothing of its answer', async () => {
  const accepted = once(patient.app.server, 'connection') as Promise<[Socket]>
  const client = ask('/many')
  client.pause()
  const [served] = await accepted
  await once(served, 'close')
  expect(served.bytesWritten).toBeGreaterThan(0)
  client.destroy()
})

it('waits for an answer that begins late', async () => {
  const client = ask('/late')
  let answer = ''
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  await once(client, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*late$/s)
})

it('closes the connection of a client that takes far too little of a long answer', async () => {
  const accepted = once(demanding.app.server, 'connection') as Promise<[Socket]>
  const client = ask('/endless', demanding)
  client.pause()
  // So often that the server’s end is never idle.
  const reading = setInterval(() => client.read(), 2)
  const [served] = await accepted
  await once(served, 'close')
  clearInterval(reading)
  client.destroy()
  expect(served.bytesWritten).toBeGreaterThan(0)
})
