import Fastify from 'fastify'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { heldBytes } from '../../src/http/connections/held-bytes.ts'

const MEGABYTE = 1_048_576
const PATIENCE = { timeout: 50_000, interval: 5 }
/** More than the system's buffers of both ends take. */
const ANSWER_BYTES = 16 * MEGABYTE
const app = Fastify({ trustProxy: true })
let port: number
/** The server's ends of connections, by the name that the client gave. */
const served = new Map<string, Socket>()

beforeAll(async () => {
  await app.register(heldBytes, {
    mostBytes: 2.5 * ANSWER_BYTES,
    streamBytes: ANSWER_BYTES,
  })
  app.addHook('onRequest', async (request) => {
    served.set(request.headers['x-name'] as string, request.raw.socket)
  })
  app.get('/rows', async () => 'x'.repeat(ANSWER_BYTES))
  app.get('/stream', async () => Readable.from(endless()))
  app.get('/shared', async () => Buffer.alloc(ANSWER_BYTES))
  app.post('/rows', { bodyLimit: ANSWER_BYTES }, async () => 'taken')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

function* endless() {
  for (;;) yield Buffer.alloc(65_536)
}

const clients: Socket[] = []
/** Asks, reads nothing, and waits until the server has what it needs to begin. */
const ask = async (name: string, network: string, line: string, more = ''): Promise<Socket> => {
  const client = connect(port, '127.0.0.1')
  clients.push(client)
  client.on('error', () => undefined)
  client.pause()
  client.write(
    `${line} HTTP/1.1\r\nHost: x\r\nX-Name: ${name}\r\nX-Forwarded-For: ${network}\r\n${more}\r\n`,
  )
  return vi.waitFor(() => {
    const socket = served.get(name)
    expect(socket).toBeDefined()
    return socket as Socket
  }, PATIENCE)
}
const endAll = async () => {
  const all = [...served.values()].filter((socket) => !socket.closed)
  // Not by `once`, which takes a reset for a failure.
  const closed = all.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  for (const client of clients.splice(0)) client.destroy()
  await Promise.all(closed)
  served.clear()
}

it('ends the oldest connection of the network that holds most, and no other', async () => {
  const other = await ask('other', '198.51.100.9', 'GET /rows')
  const first = await ask('first', '192.0.2.1', 'GET /rows')
  expect(first.destroyed).toBe(false)
  const second = await ask('second', '192.0.2.1', 'GET /rows')
  await vi.waitFor(() => expect(first.destroyed).toBe(true), PATIENCE)
  expect([other.destroyed, second.destroyed]).toEqual([false, false])
  await endAll()
})

it('counts files that are passed on from a store', async () => {
  const first = await ask('first', '192.0.2.1', 'GET /stream')
  const second = await ask('second', '192.0.2.1', 'GET /stream')
  expect(first.destroyed).toBe(false)
  const other = await ask('other', '198.51.100.9', 'GET /stream')
  await vi.waitFor(() => expect(first.destroyed).toBe(true), PATIENCE)
  expect([second.destroyed, other.destroyed]).toEqual([false, false])
  await endAll()
})

it('counts bodies before they have come', async () => {
  const body = `Content-Type: text/plain\r\nContent-Length: ${ANSWER_BYTES}\r\n`
  const chunked = 'Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n'
  const first = await ask('first', '192.0.2.1', 'POST /rows', body)
  const second = await ask('second', '192.0.2.1', 'POST /rows', chunked)
  expect(first.destroyed).toBe(false)
  const third = await ask('third', '192.0.2.1', 'POST /rows', body)
  await vi.waitFor(() => expect(first.destroyed).toBe(true), PATIENCE)
  expect([second.destroyed, third.destroyed]).toEqual([false, false])
  await endAll()
})

it('counts no answer that was read, and no bytes that readers share', async () => {
  for (let time = 0; time < 4; time += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/rows`, { headers: { 'x-name': 'read' } })
    expect(await response.text()).toHaveLength(ANSWER_BYTES)
  }
  // Stays open for another request.
  served.delete('read')
  const sockets: Socket[] = []
  for (let number = 0; number < 4; number += 1)
    sockets.push(await ask(`shared ${number}`, '192.0.2.1', 'GET /shared'))
  sockets.push(await ask('rows', '192.0.2.1', 'GET /rows'))
  await vi.waitFor(
    () => expect(sockets.every(({ bytesWritten }) => bytesWritten > 0)).toBe(true),
    PATIENCE,
  )
  expect(sockets.some(({ destroyed }) => destroyed)).toBe(false)
  await endAll()
})
