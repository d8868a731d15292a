import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { addressOf } from '#http/caller/address-of.ts'
import { surfaceOf } from '#http/requests/surface-of.ts'

/** Of texts of answers that are not read yet and of bodies that still come, of all connections together: 128 MiB. */
export const MOST_HELD_BYTES = 134_217_728
/** Smaller ones are many, and as short-lived as the connections. */
const WORTH_COUNTING_BYTES = 16_384

/**
 * Of an answer that passes bytes of an S3 store on. A reader that waits was measured to hold 460 kB of buffers, and one
 * of the thousand connections to the store: with 512 of them there are always some left for others.
 */
const STREAM_BYTES = 262_144

type Holding = { readonly socket: Socket; readonly bytes: number }

/** What one network holds, the oldest first. */
type Network = { bytes: number; readonly holdings: Map<ServerResponse, Holding> }

/** @returns the bytes of a body that is collected before it is read; an upload goes to the disk as it arrives */
const collectedBytes = (request: FastifyRequest): number => {
  const { headers } = request
  const isUpload = surfaceOf(request) === 'storage' && !/json/i.test(headers['content-type'] ?? '')
  if (isUpload) return 0
  const most = request.routeOptions.bodyLimit ?? 0
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length'] ?? 0), most)
}

/**
 * Bounds what waits in memory for slow lines: an answer of the data service has up to 15 MB, a body up to 1 MiB, and any
 * number of connections may be slow. A file from an S3 store counts as `streamBytes`. When all hold more than `mostBytes`, the network that holds most loses its oldest
 * connection, and others go on.
 */
export const heldBytes = fp(
  async (
    app: FastifyInstance,
    {
      mostBytes,
      streamBytes = STREAM_BYTES,
    }: { readonly mostBytes: number; readonly streamBytes?: number },
  ) => {
    const networks = new Map<string, Network>()
    let held = 0

    const release = (name: string, response: ServerResponse): void => {
      const network = networks.get(name)
      const holding = network?.holdings.get(response)
      if (!network || !holding) return
      held -= holding.bytes
      network.bytes -= holding.bytes
      network.holdings.delete(response)
      if (network.holdings.size === 0) networks.delete(name)
    }

    const endOldestOfHeaviest = (): void => {
      let [heaviest] = networks
      for (const entry of networks)
        if (!heaviest || entry[1].bytes > heaviest[1].bytes) heaviest = entry
      const [oldest] = heaviest?.[1].holdings ?? []
      if (!heaviest || !oldest) return
      const [response, { socket }] = oldest
      release(heaviest[0], response)
      socket.destroy()
    }

    const hold = (request: FastifyRequest, { raw }: FastifyReply, bytes: number): void => {
      const { socket } = request.raw
      if (bytes < WORTH_COUNTING_BYTES || !(socket instanceof Socket)) return
      const name = subjectOfAddress(addressOf(request))
      const network = networks.get(name) ?? { bytes: 0, holdings: new Map() }
      networks.set(name, network)
      const known = network.holdings.get(raw)
      network.holdings.set(raw, { socket, bytes: bytes + (known?.bytes ?? 0) })
      if (!known) raw.once('close', () => release(name, raw))
      network.bytes += bytes
      held += bytes
      while (held > mostBytes) endOldestOfHeaviest()
    }

    app.addHook('onRequest', (request, reply, done) => {
      hold(request, reply, collectedBytes(request))
      done()
    })
    // Files on disk are sent past the framework, and files of the site are shared between their readers.
    app.addHook('onSend', (request, reply, payload, done) => {
      if (typeof payload === 'string') hold(request, reply, payload.length)
      else if (payload instanceof Readable) hold(request, reply, streamBytes)
      done(null, payload)
    })
  },
)
