import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readConfig } from '#start/read-config.ts'
import { examineInside } from './examine-inside.ts'

it.each([200, 308, 404])('names another program at the port, which answers %i', async (status) => {
  const other = createServer((_, answer) => {
    answer.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: String(port),
    SERVICE_KEY: 'a-key-of-an-operator-1',
    AUTH_AUTOCONFIRM: 'true',
  })
  expect(await examineInside(config)).toEqual([
    {
      level: 'problem',
      text: `server: another program answers at 127.0.0.1:${port}; see PORT`,
    },
  ])
  other.closeAllConnections()
  other.close()
})
