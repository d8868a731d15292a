import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionsOfNetwork } from '../../src/http/connections/open-connections.ts'

const MOST = 3
const app = Fastify()
let port: number
beforeAll(async () => {
  await app.register(connectionsOfNetwork, { most: MOST })
  app.get('/', async () => 'hello')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** @returns a connection, and what it brings: an answer, or nothing because it is closed */
const ask = async (localAddress: string): Promise<{ socket: Socket; answer: string }> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer = await Promise.race([
    once(socket, 'data').then(([chunk]) => String(chunk).slice(9, 12)),
    new Promise<string>((resolve) => socket.once('close', () => resolve('closed'))),
  ])
  return { socket, answer }
}

it('a network has so many connections, another one has its own, and one that ends makes room', async () => {
  const asked = []
  for (let count = 0; count <= MOST; count += 1) asked.push(await ask('127.0.0.2'))
  expect(asked.map(({ answer }) => answer)).toEqual(['200', '200', '200', 'closed'])
  expect((await ask('127.0.0.3')).answer).toBe('200')

  const ended = new Promise((resolve) => {
    app.server.getConnections((_error, before) => {
      const look = () =>
        app.server.getConnections((_failed, now) =>
          now < before ? resolve(now) : setImmediate(look),
        )
      look()
    })
  })
  asked[0]?.socket.destroy()
  await ended
  expect((await ask('127.0.0.2')).answer).toBe('200')
  for (const { socket } of asked) socket.destroy()
})
