import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** A turn of the event loop in which it had nothing else to do. */
const EMPTY_TURN_MS = 0.2
const MOST_TURNS = 200

/**
 * Connections wait at the port until a turn of the event loop takes them, and a server that closes resets
 * those that wait. After a short turn there are almost never any.
 */
const untilNoneWaits = async (): Promise<void> => {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const before = performance.now()
    await turn()
    if (performance.now() - before < EMPTY_TURN_MS) return
  }
}

/**
 * Lets the open connections of a proxy end without a refusal. A proxy that sends a POST over an idle
 * connection at the moment in which the server closes it cannot know whether the server got it, and nginx
 * answers 502. A new connection that is refused is safe: nginx asks another replica.
 *
 * So the server first takes no new connections, and its answers end the open ones. It returns when none is
 * left, or when the rest were not used for that long.
 */
export const drainConnections = async (server: HttpServer, unusedMs: number): Promise<void> => {
  await untilNoneWaits()
  const drained = Promise.withResolvers<void>()
  server.once('close', drained.resolve)
  // The close of an HTTP server ends idle connections at once; that of its base class does not.
  Server.prototype.close.call(server)
  const timer = setTimeout(drained.resolve, unusedMs)
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
    timer.refresh()
  })
  await drained.promise
  clearTimeout(timer)
}
