import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { fillFile, type FilledFile } from './filled-file.ts'

/** Types of the files that may name the site's own address. */
const FILLED_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

export type Site = {
  /** By URL path without a slash at its end (`/` for the first page). */
  readonly files: ReadonlyMap<string, FilledFile>
  readonly notFoundPage: FilledFile | undefined
  /** URL paths of everything else that the build made. */
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

/** @returns the prerendered files in memory, or `undefined` when the site was not built */
export const loadSite = async (directory: string, publicUrl: string): Promise<Site | undefined> => {
  const names = await listFiles(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map<string, FilledFile>()
  const assets = new Set<string>()
  for (const name of names) {
    const type = FILLED_TYPES[extname(name)]
    if (!type) {
      assets.add(`/${name}`)
      continue
    }
    files.set(
      urlPathOf(name),
      fillFile(await readFile(join(directory, name), 'utf8'), type, publicUrl),
    )
  }
  if (!files.has('/')) return undefined
  const notFoundPage = files.get('/404')
  // The not-found page has no address of its own.
  files.delete('/404')
  files.delete('/__spa-fallback')
  return { files, notFoundPage, assets }
}
