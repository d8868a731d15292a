import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Socket } from 'node:net'

/** A browser that holds a download back asks for the rest anew when its connection is gone. */
export const LONGEST_UNREAD_MS = 120_000

/**
 * Closes the connection of a client that has read no byte of its answer for `idleMs`: it would hold a
 * buffer and a file open for ever. A slow reader keeps its connection, since every byte counts. A
 * handler that has not begun to answer keeps it too.
 */
export const unreadAnswers = fp(
  async (app: FastifyInstance, { idleMs }: { readonly idleMs: number }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { socket } = request.raw
      // A request that is injected without a network has no socket to watch.
      if (socket instanceof Socket)
        reply.raw.setTimeout(idleMs, () => {
          if (reply.raw.headersSent) socket.destroy()
        })
      done()
    })
  },
)
