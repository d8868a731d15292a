import { createServer } from 'node:net'
import { once } from 'node:events'

/**
 * The server checks the port before it opens anything: a first start takes seconds, which an
 * operator should not wait for to learn that the port is taken.
 *
 * @throws the system's error, `EADDRINUSE` or another
 */
export const requireFreePort = async (address: {
  readonly port: number
  readonly host: string
}): Promise<void> => {
  const server = createServer()
  server.listen(address.port, address.host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
