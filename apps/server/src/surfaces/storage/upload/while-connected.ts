import type { FastifyRequest } from 'fastify'

/**
 * Runs work with a signal that aborts when the caller's connection ends. (The request's own signal aborts when its
 * body has arrived.)
 */
export const whileConnected = async <Result>(
  request: FastifyRequest,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const { socket } = request.raw
  const ended = new AbortController()
  const handleClose = () => ended.abort()
  if (socket.destroyed) handleClose()
  socket.once('close', handleClose)
  try {
    return await work(ended.signal)
  } finally {
    socket.off('close', handleClose)
  }
}
