import { connect, createServer, type Socket } from 'node:net'

/** A port in front of a service; cutting it looks to clients as if the service had stopped. */
export type TcpProxy = {
  readonly port: number
  cut(): void
  /** Holds back all bytes of open connections, as a line does that is dead at its other end. */
  hang(): void
  open(): void
  close(): Promise<void>
}

export const startTcpProxy = async (target: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>()
  let isOpen = true
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    keep(near)
    if (!isOpen) {
      near.destroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    keep(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  const cut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    cut,
    hang: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    open: () => {
      isOpen = true
    },
    close: () => {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
