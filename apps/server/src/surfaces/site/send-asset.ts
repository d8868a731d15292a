import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptBuilds } from './kept-builds/open-kept-builds.ts'
import { sendKeptFile } from './kept-builds/send-kept-file.ts'
import type { Site } from './load-site.ts'

const FOLDER = '/assets/'

type Sources = { readonly site: Site; readonly siteDirectory: string; readonly kept: KeptBuilds }

/** A later build may have taken the file away while this server runs. */
const isOnDisk = async (path: string): Promise<boolean> => {
  try {
    await access(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/**
 * Answers with a file of this build, else with one of a build that is kept.
 *
 * @returns whether a build has a file at this path. Not the reply: it has a `then` that gives
 *   `undefined`, so a caller that awaits it cannot tell it from no answer.
 */
export const sendAsset = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { site, siteDirectory, kept }: Sources,
): Promise<boolean> => {
  if (!path.startsWith(FOLDER)) return false
  if (site.assets.has(path) && (await isOnDisk(join(siteDirectory, path)))) {
    void reply.sendFile(path)
    return true
  }
  return sendKeptFile(request, reply, kept, path.slice(FOLDER.length))
}
