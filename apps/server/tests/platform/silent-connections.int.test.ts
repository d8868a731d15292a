import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentConnections } from '../../src/http/connections/open-connections.ts'

const SILENT_MS = 1000
const app = Fastify()
let port: number
beforeAll(async () => {
  await app.register(silentConnections, { silentMs: SILENT_MS })
  app.get('/', async () => 'hello')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

it('a connection that sends nothing is closed, and one that has asked goes on', async () => {
  const [asking, silent] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  const ask = async () => {
    asking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    const [chunk] = (await once(asking, 'data')) as [Buffer]
    return chunk.toString().split('\r\n', 1)[0]
  }
  const closed = once(silent.resume(), 'close')
  expect(await ask()).toBe('HTTP/1.1 200 OK')
  await closed
  expect(await ask()).toBe('HTTP/1.1 200 OK')
  asking.destroy()
})
