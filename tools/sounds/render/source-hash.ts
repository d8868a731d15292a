import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/**
 * Imports and re-exports of values. An import of types alone is gone when the code runs: to follow it
 * would make every sound stale whenever a text or a setting of the site changes.
 */
const IMPORT =
  /\b(?:import|export)\s+(type\s+)?[^']*?\bfrom\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g

const importsOf = (text: string): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, type, from, bare]) => {
    const specifier = from ?? bare
    return type || !specifier ? [] : [specifier]
  })

/** Sources already read in this process, with what they import. */
type Sources = Map<string, { text: string; imports: string[] }>

const repository = resolve(import.meta.dirname, '../../..')

const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  const own = /^@dhvani\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  return own ? join(repository, 'packages', own[1]!, `src/${own[2] ?? 'index'}.ts`) : undefined
}

const readSource = (path: string, sources: Sources) => {
  const known = sources.get(path)
  if (known) return known
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const source = { text, imports: importsOf(text) }
  sources.set(path, source)
  return source
}

/** The encoder turns the same samples into other bytes when its version changes. */
export const encoderVersion = (): string => {
  const require = createRequire(import.meta.url)
  const { dependencies } = require('../../../packages/sound-render/package.json') as {
    dependencies: Record<string, string>
  }
  return `wasm-media-encoders ${dependencies['wasm-media-encoders'] ?? ''}`
}

/** Lists of all recipes and loops. A file that imports a list is made of one entry, not of all. */
const REGISTERS = ['recipes.ts', 'beats/index.ts'].map((name) =>
  join(repository, 'packages/sound-render/src', name),
)

/** SHA-256 of what some entry files are made of, in hexadecimal. */
export type SourceHash = (entries: readonly string[]) => string

/**
 * SHA-256 of everything that some entry files are made of: their own text and that of every file
 * of ours they import, however far away (registers excepted, unless one is an entry).
 */
export const createSourceHash = (): SourceHash => {
  const sources: Sources = new Map()
  return (entries) => {
    const seen = new Set<string>()
    const visit = (path: string) => {
      if (seen.has(path)) return
      seen.add(path)
      for (const specifier of readSource(path, sources).imports) {
        const target = resolveImport(path, specifier)
        if (target && !REGISTERS.includes(target)) visit(target)
      }
    }
    for (const entry of entries) visit(entry)
    const hash = createHash('sha256')
    for (const path of [...seen].toSorted())
      hash.update(`${path.slice(repository.length)}\n${readSource(path, sources).text}\n`)
    return hash.digest('hex')
  }
}
