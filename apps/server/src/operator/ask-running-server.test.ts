import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { readConfig } from '#start/read-config.ts'
import { askRunningServer, SilentServerError } from './ask-running-server.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['localhost', 'http://localhost:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['::', 'http://[::1]:4000'],
  ['2001:db8::7', 'http://[2001:db8::7]:4000'],
])('asks a server that listens on %s', async (HOST, origin) => {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL(input instanceof Request ? input.url : input).href)
    return new Response()
  })
  const SERVICE_KEY = 'a-key-of-an-operator-1'
  const config = readConfig({ HOST, PORT: '4000', SERVICE_KEY, AUTH_AUTOCONFIRM: 'true' })
  await askRunningServer(config, '/inspection')
  expect(asked).toEqual([`${origin}/healthz`, `${origin}/operator/v1/inspection`])
})

it('does not wait for ever for a server that hangs, and tells it from one that is stopped', async () => {
  const sockets: Socket[] = []
  const hanging = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  const { port } = hanging.address() as AddressInfo
  const SERVICE_KEY = 'a-key-of-an-operator-1'
  const config = readConfig({ PORT: String(port), SERVICE_KEY, AUTH_AUTOCONFIRM: 'true' })
  await expect(askRunningServer(config, '/inspection', 200)).rejects.toThrow(SilentServerError)
  for (const socket of sockets) socket.destroy()
  hanging.close()
  await once(hanging, 'close')
  expect(await askRunningServer(config, '/inspection')).toBeUndefined()
})

it('gives the key to no address that another program at the port names', async () => {
  const asked: (string | undefined)[] = []
  const elsewhere = createHttpServer((request, answer) => {
    asked.push(request.headers.apikey?.toString())
    answer.end()
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const location = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`
  const other = createHttpServer((_, answer) => {
    answer.writeHead(308, { location }).end()
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  const SERVICE_KEY = 'a-key-of-an-operator-1'
  const config = readConfig({ HOST: '127.0.0.1', PORT, SERVICE_KEY, AUTH_AUTOCONFIRM: 'true' })
  expect((await askRunningServer(config, '/inspection'))?.status).toBe(308)
  expect(asked).toEqual([])
  for (const server of [elsewhere, other]) {
    server.closeAllConnections()
    server.close()
  }
})
