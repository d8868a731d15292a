import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Socket } from 'node:net'
import type { RequestListener, ServerResponse } from 'node:http'
import { refuseConnection } from './refuse-connection.ts'

/** Of one connection, behind the request whose turn it is. Browsers and proxies send one at a time. */
export const MOST_WAITING = 16

type Line = { current: ServerResponse; readonly waiting: Turn[] }
type Turn = { readonly response: ServerResponse; begin(): void }

const lines = new WeakMap<Socket, Line>()

/** Whether bytes on this connection would be read as part of an answer. */
export const isAnswering = (socket: Socket): boolean =>
  lines.get(socket)?.current.headersSent === true

/**
 * Requests of one connection are handled one after the other, as their answers leave. HTTP/1.1 lets a client send many
 * before it reads an answer; if all were handled at once, each would hold its rows or a buffer of its file until the
 * client has read those before it.
 *
 * A client that sends more than `MOST_WAITING` loses its connection. Node parses all that it has read of a connection
 * before it can pause it, so that keeping what waits would cost thousands of requests for each.
 */
export const answersInTurn = fp(async (app: FastifyInstance) => {
  const follow = (socket: Socket, response: ServerResponse): void => {
    response.once('close', () => {
      const line = lines.get(socket)
      const turn = line?.waiting.shift()
      if (!line || !turn || socket.destroyed) {
        lines.delete(socket)
        return
      }
      line.current = turn.response
      follow(socket, turn.response)
      turn.begin()
    })
  }

  // Node goes on with what it has read of a connection that was ended. Without this, the framework would, too.
  const handlers = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (request.socket.writable) for (const handle of handlers) handle(request, response)
  })

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    // A request that is injected without a network has no socket of this kind.
    if (!(socket instanceof Socket)) return done()
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, { current: reply.raw, waiting: [] })
      follow(socket, reply.raw)
      return done()
    }
    if (line.waiting.length < MOST_WAITING) {
      line.waiting.push({ response: reply.raw, begin: done })
      return
    }
    line.waiting.length = 0
    reply.hijack()
    if (isAnswering(socket)) socket.destroy()
    else refuseConnection(socket, 429, 'Too many requests wait on this connection.')
  })
})
