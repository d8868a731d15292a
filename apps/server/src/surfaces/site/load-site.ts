import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { findAssetType } from './asset-types.ts'
import { fillFile, holdFile, type HeldFile } from './held-file.ts'

/** Types of the files that may name the site's own address. */
const FILLED_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

export type Site = {
  /**
   * Everything under a name without a hash, by URL path without a slash at its end (`/` for the first
   * page). It is in memory, so that a build into the same folder does not change a running site.
   */
  readonly files: ReadonlyMap<string, HeldFile>
  /** By the path of its language: the empty one, or one such as `/hi`. */
  readonly notFoundPages: ReadonlyMap<string, HeldFile>
  /** URL paths of the files with a hash in their name. */
  readonly assets: ReadonlySet<string>
}

const listFiles = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

const urlPathOf = (file: string): string => {
  const path = `/${file}`
  if (path.endsWith('/index.html')) return path.slice(0, -'/index.html'.length) || '/'
  return path.endsWith('.html') ? path.slice(0, -'.html'.length) : path
}

const NOT_FOUND = '/404'

const isHashed = (name: string): boolean => name.startsWith('assets/')
/** Copies that the build compressed; files in memory are compressed when they are first sent. */
const isCopy = (name: string): boolean => /\.(br|gz)$/.test(name)

/** @returns the site, or `undefined` when the site was not built */
export const loadSite = async (directory: string, publicUrl: string): Promise<Site | undefined> => {
  const names = await listFiles(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map<string, HeldFile>()
  const assets = new Set<string>()
  for (const name of names) {
    const path = join(directory, name)
    const type = FILLED_TYPES[extname(name)]
    if (type) files.set(urlPathOf(name), fillFile(await readFile(path, 'utf8'), type, publicUrl))
    else if (isHashed(name)) assets.add(`/${name}`)
    else if (!isCopy(name))
      files.set(
        `/${name}`,
        holdFile(await readFile(path), findAssetType(name) ?? 'application/octet-stream'),
      )
  }
  if (!files.has('/')) return undefined
  const notFoundPages = new Map<string, HeldFile>()
  for (const [path, file] of files) {
    if (!path.endsWith(NOT_FOUND)) continue
    notFoundPages.set(path.slice(0, -NOT_FOUND.length), file)
    // A not-found page has no address of its own.
    files.delete(path)
  }
  files.delete('/__spa-fallback')
  return { files, notFoundPages, assets }
}
