import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** Below the ports that the system gives to servers and connections that name none (Linux: from 32768). */
const FIRST = 20_000
const LAST = 32_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * Binds the UDP port of the same number, which nothing here uses, until this process ends. So no other test
 * chooses the TCP port while its server is not there yet, or is killed and started again.
 */
const reserve = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4')
    socket.once('error', () => resolve(false))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref()
      resolve(true)
    })
  })

/** A port of this machine on which no process listens, and which no other caller gets while this process lives. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(FIRST, LAST)
    if ((await reserve(port)) && (await isFree(port))) return port
  }
  throw new Error('No free port.')
}
