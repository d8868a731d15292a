import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { IncomingMessage } from 'node:http'

/** A connection is closed when a window brings fewer bytes of its body. */
export type SlowestBody = { readonly windowMs: number; readonly leastBytes: number }

/** 1 kB a second: a hundredth of the slowest line over which people upload sounds. */
export const SLOWEST_BODY: SlowestBody = { windowMs: 30_000, leastBytes: 30_000 }

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Limits how slowly a body may arrive, not how long it may take. 50 MB over 1 Mbit/s take seven
 * minutes, which is fine; a client that sends a byte now and then would hold a connection for ever.
 */
export const slowBodies = fp(
  async (app: FastifyInstance, { windowMs, leastBytes }: SlowestBody) => {
    /** Bytes that each connection had brought at the end of the last window. */
    const arriving = new Map<IncomingMessage, number | undefined>()
    app.addHook('onRequest', (request, _reply, done) => {
      if (hasBody(request.raw)) arriving.set(request.raw, undefined)
      done()
    })
    const look = () => {
      for (const [request, before] of arriving) {
        if (request.complete || request.destroyed) {
          arriving.delete(request)
          continue
        }
        const { bytesRead } = request.socket
        arriving.set(request, bytesRead)
        if (before !== undefined && bytesRead - before < leastBytes) request.destroy()
      }
    }
    const timer = setInterval(look, windowMs)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))
  },
)
