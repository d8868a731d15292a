import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isWorthKeeping, type KeptBuild, type KeptPlace } from './kept-build.ts'

export type BuildOnDisk = KeptBuild & {
  /** The same for the same names and sizes: a name has a hash of its content in it. */
  readonly id: string
  readonly directory: string
}

/** @returns the version that the build wrote down, else `undefined` */
export const readVersion = async (siteDirectory: string): Promise<string | undefined> => {
  try {
    const text = await readFile(join(siteDirectory, 'version.json'), 'utf8')
    const { version } = JSON.parse(text) as { version?: unknown }
    return typeof version === 'string' ? version : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Lists the hashed files of a built site in the order in which {@link writePack} writes them. */
export const listBuild = async (siteDirectory: string): Promise<BuildOnDisk> => {
  const directory = join(siteDirectory, 'assets')
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map<string, KeptPlace>()
  const hash = createHash('sha256')
  let start = 0
  for (const name of names.filter(isWorthKeeping).toSorted()) {
    const { size: bytes } = await stat(join(directory, name))
    files.set(name, { start, bytes })
    hash.update(`${name}\n${bytes}\n`)
    start += bytes
  }
  const id = hash.digest('hex').slice(0, 32)
  return { id, directory, files, version: (await readVersion(siteDirectory)) ?? id }
}

/** @throws when a file is no longer what {@link listBuild} saw */
export const writePack = async (build: BuildOnDisk, path: string): Promise<void> => {
  const pack = await open(path, 'wx')
  try {
    for (const [name, { bytes }] of build.files) {
      let written = 0
      for await (const chunk of createReadStream(join(build.directory, name))) {
        await pack.write(chunk as Buffer)
        written += (chunk as Buffer).length
      }
      if (written !== bytes) throw new Error(`${name} changed while it was read.`)
    }
  } finally {
    await pack.close()
  }
}
