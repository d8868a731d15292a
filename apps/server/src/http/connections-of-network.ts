import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'

/** A browser opens six to one site, so that 170 people share one address. */
export const MOST_CONNECTIONS = 1024

/**
 * Bounds the open connections of one network: each is a file of the process, and a stranger who opens all that a process may
 * have lets nobody else in. A connection beyond the bound is closed at once, before it has sent anything.
 */
export const connectionsOfNetwork = fp(
  async (app: FastifyInstance, { most }: { readonly most: number }) => {
    const open = new Map<string, number>()
    app.server.on('connection', (socket) => {
      const network = subjectOfAddress(socket.remoteAddress ?? '')
      const count = (open.get(network) ?? 0) + 1
      if (count > most) {
        socket.destroy()
        return
      }
      open.set(network, count)
      socket.once('close', () => {
        const left = (open.get(network) ?? 1) - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      })
    })
  },
)
