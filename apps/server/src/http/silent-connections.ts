import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** A browser opens a connection before it knows its request. */
export const LONGEST_SILENCE_MS = 60_000

/**
 * Closes a connection that has sent no byte. Node limits how long headers take from their first byte on, and how long a
 * connection is idle after an answer: one that says nothing at all would stay open for ever.
 */
export const silentConnections = fp(
  async (app: FastifyInstance, { silentMs }: { readonly silentMs: number }) => {
    app.server.on('connection', (socket) => {
      const timer = setTimeout(() => {
        if (socket.bytesRead === 0) socket.destroy()
      }, silentMs)
      timer.unref()
      socket.once('close', () => clearTimeout(timer))
    })
  },
)
