import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export type SlowestReader = {
  /** Without a byte the connection is closed after this. */
  readonly idleMs: number
  /** What it must take on average, after as long once more. */
  readonly leastBytesPerSecond: number
}

/**
 * 1 kB a second, as for bodies: on a slow line a page shares 20 kB a second between six connections. A browser that
 * holds a download back asks for the rest anew when its connection is gone.
 */
export const SLOWEST_READER: SlowestReader = { idleMs: 120_000, leastBytesPerSecond: 1_000 }

/** @returns how long an answer may take of which so many bytes were taken */
export const longestMs = (taken: number, { idleMs, leastBytesPerSecond }: SlowestReader): number =>
  idleMs + (taken / leastBytesPerSecond) * 1000

type Answer = { readonly socket: Socket; readonly bytesBefore: number; since: number | undefined }

/**
 * Closes the connection of a client that has read no byte of its answer for `idleMs`, or far too few for the time that
 * it has taken: it would hold a buffer and a file open for ever. A slow reader keeps its connection. A handler that has
 * not begun to answer keeps it too.
 */
export const unreadAnswers = fp(async (app: FastifyInstance, slowest: SlowestReader) => {
  const { idleMs } = slowest
  /** Without a time while the answer had not begun at the last look. */
  const underWay = new Map<ServerResponse, Answer>()

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const { raw } = reply
    // A request that is injected without a network has no socket to watch.
    if (socket instanceof Socket) {
      raw.setTimeout(idleMs, () => {
        if (raw.headersSent) socket.destroy()
      })
      underWay.set(raw, { socket, bytesBefore: socket.bytesWritten, since: undefined })
      raw.once('close', () => underWay.delete(raw))
    }
    done()
  })

  const look = () => {
    const now = performance.now()
    for (const [response, answer] of underWay) {
      if (!response.headersSent) continue
      answer.since ??= now
      // Counts what the system has not taken yet as taken: a long text is written in one piece.
      const taken = answer.socket.bytesWritten - answer.bytesBefore
      if (now - answer.since > longestMs(taken, slowest)) answer.socket.destroy()
    }
  }
  const timer = setInterval(look, idleMs / 4)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
})
