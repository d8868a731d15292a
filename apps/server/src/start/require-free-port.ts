import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { connect } from 'node:net'

/** No service is asked for there: what answers, if anything does, is all the same. */
const PORT_OF_NOBODY = 1

/**
 * The server checks the port before it opens anything: a first start takes seconds, which an
 * operator should not wait for to learn that the port is taken.
 *
 * It does not listen for that. A proxy would connect at that moment, send its request, and lose it
 * when the check ends. Instead, a connection goes out from the port: the system refuses it when
 * another process listens there.
 *
 * @throws the system's error, `EADDRINUSE` or another
 */
export const requireFreePort = async (address: {
  readonly port: number
  readonly host: string
}): Promise<void> => {
  const { address: localAddress, family } = await lookup(address.host)
  const socket = connect({
    host: family === 6 ? '::1' : '127.0.0.1',
    port: PORT_OF_NOBODY,
    localAddress,
    localPort: address.port,
  })
  try {
    await once(socket, 'connect')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === 'bind') throw error
  } finally {
    socket.destroy()
  }
}
