import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { drainConnections } from '../../src/http/connections/drain-connections.ts'
import { startTestServer } from '../harness/index.ts'

/** Nothing here measures time. */
const PATIENCE = { timeout: 50_000 }

it('answers a request that comes over an open connection while the server closes, then closes the connection', async () => {
  const held = Promise.withResolvers<string>()
  const isAsked = Promise.withResolvers<void>()
  const isClosing = Promise.withResolvers<void>()
  const server = await startTestServer({
    extend(app) {
      app.get('/held', () => {
        isAsked.resolve()
        return held.promise
      })
      app.addHook('preClose', async () => isClosing.resolve())
      app.server.on('request', ({ url }) => {
        if (url === '/healthz') held.resolve('let go')
      })
    },
  })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let answers = ''
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()))
  const ended = once(socket, 'close')
  socket.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\n')
  await isAsked.promise
  const closed = server.close()
  await isClosing.promise
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await ended
  await closed
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(answers).toContain('let go')
  expect(answers).toMatch(/connection: close[^]*"status":"up"/i)
})

/** A server with a connection over which one request was answered, and which stays open. */
const startWithOpenConnection = async () => {
  const http = Promise.withResolvers<Server>()
  const server = await startTestServer({ extend: (app) => http.resolve(app.server) })
  const port = Number(new URL(server.url).port)
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()))
  const ask = () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  ask()
  await vi.waitFor(() => expect(answers).toContain('"status":"up"'), PATIENCE)
  return { server, http: await http.promise, port, socket, ask, answers: () => answers }
}

it('answers over a proxy’s open connection while it takes no new ones, and ends it with the answer', async () => {
  const { server, http, port, socket, ask, answers } = await startWithOpenConnection()
  const ended = once(socket, 'close')
  const drained = drainConnections(http, PATIENCE.timeout)
  await vi.waitFor(async () => {
    const late = connect(port, '127.0.0.1')
    const isRefused = expect(once(late, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await isRefused.finally(() => late.destroy())
  }, PATIENCE)
  ask()
  await ended
  await drained
  expect(answers().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(answers()).toMatch(/connection: keep-alive[^]*connection: close/i)
  await server.close()
})

it('closes a connection over which nothing was ever sent, as browsers open them ahead', async () => {
  const { server, port, socket } = await startWithOpenConnection()
  socket.destroy()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const ended = once(silent.resume(), 'close')
  await server.close()
  await ended
}, 15_000)

it('waits no longer for a connection that is not used', async () => {
  const { server, http, socket } = await startWithOpenConnection()
  await drainConnections(http, 1)
  expect(socket.closed).toBe(false)
  const ended = once(socket, 'close')
  await server.close()
  await ended
})
