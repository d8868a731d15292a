import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAssetType } from './asset-types.ts'
import { chooseEncoding, type Encoding } from './held-file.ts'
import type { KeptBuilds } from './kept-builds/open-kept-builds.ts'
import { sendKeptFile } from './kept-builds/send-kept-file.ts'
import type { Site } from './load-site.ts'
import { sendAssetBytes } from './send-asset-bytes.ts'

const FOLDER = '/assets/'

/** The build lays a compressed copy beside each file that gets smaller by it. */
const COPY: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

type Sources = { readonly site: Site; readonly siteDirectory: string; readonly kept: KeptBuilds }

/** A later build may have taken the file away while this server runs. */
const openOnDisk = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Sends from the file that it has opened. A build that takes the file away meanwhile takes only its name.
 *
 * @returns whether the file was there
 */
const sendFromDisk = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> => {
  const type = findAssetType(path) ?? 'application/octet-stream'
  const best = chooseEncoding(request.headers['accept-encoding'], { bytes: Infinity, type })
  for (const encoding of new Set([best, 'identity'] as const)) {
    const file = await openOnDisk(path + COPY[encoding])
    if (!file) continue
    let isRead = false
    try {
      await sendAssetBytes(request, reply, {
        type,
        encoding,
        size: (await file.stat()).size,
        open: async () => {
          isRead = true
          return file.createReadStream()
        },
      })
    } finally {
      // A stream closes the file at its own end.
      if (!isRead) await file.close()
    }
    return true
  }
  return false
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
  if (site.assets.has(path) && (await sendFromDisk(request, reply, join(siteDirectory, path))))
    return true
  return sendKeptFile(request, reply, kept, path.slice(FOLDER.length))
}
