import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'

/** A browser opens six to one site, so that 170 people share one address. */
export const MOST_CONNECTIONS = 1024

/**
 * Connections that may wait until the event loop takes them: as many as Linux allows unless its `somaxconn` is raised. Node's
 * own 511 are full within one long turn of a busy hour, and a proxy gives up on a connection that finds no place.
 */
export const WAITING_CONNECTIONS = 4096

/**
 * Bounds the open connections of one network. A process can have only so many, and a stranger who opened them all would
 * lock all others out. The server closes a connection beyond the bound at once, before it reads a request.
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
