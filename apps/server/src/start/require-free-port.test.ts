import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { requireFreePort } from './require-free-port.ts'

const CHECKS = 2000

/** A client beside the server, which connects all the time, as a proxy does. */
const CLIENT = `
  const { connect } = require('node:net')
  const { parentPort, workerData } = require('node:worker_threads')
  let connections = 0
  const next = () => {
    const socket = connect(workerData, '127.0.0.1')
    socket.on('connect', () => { connections += 1; socket.destroy() })
    // A server that takes the connection and then ends it may be seen as one that resets it.
    socket.on('error', ({ code }) => { if (code !== 'ECONNREFUSED') connections += 1 })
    socket.on('close', () => setImmediate(next))
  }
  for (let clients = 0; clients < 8; clients += 1) next()
  parentPort.on('message', () => { parentPort.postMessage(connections); process.exit() })
  parentPort.postMessage('runs')
`

/** @returns a port at which another server listens, and one that was just given back */
const twoPorts = async () => {
  const [taken, free] = [createServer(), createServer()]
  for (const server of [taken, free]) await once(server.listen(0, '127.0.0.1'), 'listening')
  const portOf = (server: typeof taken) => (server.address() as AddressInfo).port
  const ports = { taken: portOf(taken), free: portOf(free), end: () => taken.close() }
  await once(free.close(), 'close')
  return ports
}

it.each(['127.0.0.1', '0.0.0.0', 'localhost'])(
  'refuses a port of %s at which another process listens, and no other',
  async (host) => {
    const { taken, free, end } = await twoPorts()
    await expect(requireFreePort({ host, port: taken })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    await expect(requireFreePort({ host, port: free })).resolves.toBeUndefined()
    await expect(requireFreePort({ host, port: 0 })).resolves.toBeUndefined()
    end()
  },
)

it('refuses an address that is not of this machine', async () => {
  await expect(requireFreePort({ host: '203.0.113.9', port: 0 })).rejects.toMatchObject({
    code: 'EADDRNOTAVAIL',
  })
})

it('takes no connection of a proxy while it looks', async () => {
  const { free, end } = await twoPorts()
  end()
  const client = new Worker(CLIENT, { eval: true, workerData: free })
  await once(client, 'message')
  for (let checks = 0; checks < CHECKS; checks += 1)
    await requireFreePort({ host: '127.0.0.1', port: free })
  client.postMessage('end')
  expect(await once(client, 'message')).toEqual([0])
})
