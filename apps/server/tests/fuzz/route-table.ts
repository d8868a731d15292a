import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** An address that the server's router knows, with `:names` and `*` as it was registered. */
export type Route = { readonly method: string; readonly url: string }

const CHANNEL = 'fastify.initialization'

/** Collects every route that a server registers while `open` builds it. */
export const withRouteTable = async <Opened>(
  open: () => Promise<Opened>,
): Promise<{ readonly opened: Opened; readonly routes: readonly Route[] }> => {
  const routes = new Map<string, Route>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.set(`${name} ${url}`, { method: name, url })
    })
  }
  subscribe(CHANNEL, listen)
  try {
    const opened = await open()
    return { opened, routes: [...routes.values()] }
  } finally {
    unsubscribe(CHANNEL, listen)
  }
}
