import type { FastifyInstance } from 'fastify'
import { StoreUnavailableError } from '#platform/blobs/blobs.ts'
import type { KeptBuilds } from './kept-builds/open-kept-builds.ts'

const findNewest = async (kept: KeptBuilds): Promise<string | undefined> => {
  try {
    return await kept.findNewestVersion()
  } catch (error) {
    if (error instanceof StoreUnavailableError) return undefined
    throw error
  }
}

/**
 * GET /version.json: the version of the build that was started last, at any replica. While the store
 * does not answer it is this server's own.
 */
export const serveVersion = (
  app: FastifyInstance,
  kept: KeptBuilds,
  own: string | undefined,
): void => {
  app.get('/version.json', async (_request, reply) => {
    const version = (await findNewest(kept)) ?? own
    if (version === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send({ version })
  })
}
