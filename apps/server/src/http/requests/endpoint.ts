import type { FastifyInstance } from 'fastify'

/**
 * One endpoint, or a few that share their steps: it adds its routes to the app of its surface.
 * A surface lists its endpoints and adds them one after another.
 */
export type Endpoint<Context> = (app: FastifyInstance, context: Context) => unknown
