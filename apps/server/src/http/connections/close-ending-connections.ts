import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Socket } from 'node:net'

const LOOK_EVERY_MS = 50

/**
 * Closes, while the server closes, every connection over which nothing is asked. Node ends those that are idle only once,
 * and counts one as busy whose answer is just ending, or that has not sent a byte yet, as a browser opens them ahead:
 * each would hold the server open for a minute.
 */
export const closeEndingConnections = fp(async (app: FastifyInstance) => {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    const look = () => {
      app.server.closeIdleConnections()
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }
    const timer = setInterval(look, LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
})
