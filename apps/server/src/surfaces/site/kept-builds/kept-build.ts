import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { findAssetType } from '../asset-types.ts'

/** A plain name: no folder, so no way out of one. */
const NAME = /^[\w~-][\w.~-]*$/

const manifestSchema = z.object({
  version: z.string().regex(/^[\w-]{1,64}$/),
  files: z.record(z.string().regex(NAME), z.int().nonnegative()),
})

/** The hashed files of one build. Each is a blob of its own name, which builds share. */
export type KeptBuild = {
  /** As the pages of the build name it. */
  readonly version: string
  /** Bytes by name, without a folder. A name with `.br` is the same file in Brotli. */
  readonly files: ReadonlyMap<string, number>
}

/** @returns what a manifest says, or `undefined` for a text that is none */
export const parseManifest = (text: string): KeptBuild | undefined => {
  try {
    const { version, files } = manifestSchema.parse(JSON.parse(text))
    return { version, files: new Map(Object.entries(files)) }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

export const renderManifest = ({ version, files }: KeptBuild): string =>
  JSON.stringify({ version, files: Object.fromEntries(files) })

/** Brotli is what browsers ask for; a copy in gzip would only take room. */
const isWorthKeeping = (name: string): boolean =>
  NAME.test(name) && findAssetType(name.replace(/\.br$/, '')) !== undefined

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

type BuildOnDisk = KeptBuild & {
  /** The same for the same names and sizes: a name has a hash of its content in it. */
  readonly id: string
  readonly directory: string
}

/** Lists the hashed files of a built site. */
export const listBuild = async (siteDirectory: string): Promise<BuildOnDisk> => {
  const directory = join(siteDirectory, 'assets')
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map<string, number>()
  const hash = createHash('sha256')
  for (const name of names.filter(isWorthKeeping).toSorted()) {
    const { size } = await stat(join(directory, name))
    files.set(name, size)
    hash.update(`${name}\n${size}\n`)
  }
  const id = hash.digest('hex').slice(0, 32)
  return { id, directory, files, version: (await readVersion(siteDirectory)) ?? id }
}
