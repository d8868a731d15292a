import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/**
 * Imports and re-exports of values, and files that code names beside itself (workers, tables). An import of
 * types alone is gone when the code runs: to follow it would make every sound stale whenever a text or a
 * setting of the site changes.
 */
const IMPORT =
  /\b(?:import|export)\s+(type\s+)?[^']*?\bfrom\s*'([^']+)'|(?:^import\s+|\bimport\(\s*)'([^']+)'|\bnew URL\(\s*'(\.[^']+)',\s*import\.meta/gm

const importsOf = (text: string): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, type, from, bare, beside]) => {
    const specifier = from ?? bare ?? beside
    return type || !specifier ? [] : [specifier]
  })

/** Sources already read in this process, with what they import. */
type Sources = Map<string, { text: string; imports: string[] }>

/** The root of the checkout. */
export const REPOSITORY: string = resolve(import.meta.dirname, '../../../..')

const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  const own = /^@dhvani\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  return own ? join(REPOSITORY, 'packages', own[1]!, `src/${own[2] ?? 'index'}.ts`) : undefined
}

const readSource = (path: string, sources: Sources) => {
  const known = sources.get(path)
  if (known) return known
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  const source = { text, imports: importsOf(text) }
  sources.set(path, source)
  return source
}

/** The encoder turns the same samples into other bytes when its version changes. */
export const encoderVersion = (): string => {
  const require = createRequire(import.meta.url)
  const { dependencies } = require('../../../sound-render/package.json') as {
    dependencies: Record<string, string>
  }
  return `wasm-media-encoders ${dependencies['wasm-media-encoders'] ?? ''}`
}

/** Lists of all recipes and loops. A file that imports a list is made of one entry, not of all. */
export const REGISTERS: readonly string[] = ['recipes.ts', 'beats/index.ts'].map((name) =>
  join(REPOSITORY, 'packages/sound-render/src', name),
)

/** Besides the registers, what is not followed: how a stamp is read changes no sound and no measure. */
const NOT_FOLLOWED = [...REGISTERS, join(import.meta.dirname, '../stamps.ts')]

/** What some entry files are made of. */
export type Closure = {
  /** Their own text and that of every file of ours they import, by path. */
  readonly files: ReadonlyMap<string, string>
  /** What they import that is no file of ours, by the names in their text. */
  readonly foreign: ReadonlySet<string>
}

/**
 * Collects everything that some entry files are made of, however far away (registers excepted, unless one is
 * an entry). Each file is read once.
 */
export const createClosures = (): ((entries: readonly string[]) => Closure) => {
  const sources: Sources = new Map()
  return (entries) => {
    const files = new Map<string, string>()
    const foreign = new Set<string>()
    const visit = (path: string, named: string) => {
      if (files.has(path)) return
      const source = readSource(path, sources)
      if (!source) return void foreign.add(named)
      files.set(path, source.text)
      for (const specifier of source.imports) {
        const target = resolveImport(path, specifier)
        if (!target) foreign.add(specifier)
        else if (!NOT_FOLLOWED.includes(target)) visit(target, specifier)
      }
    }
    for (const entry of entries) visit(entry, entry)
    return { files, foreign }
  }
}

/** SHA-256 of what some entry files are made of, in hexadecimal. */
export type SourceHash = (entries: readonly string[]) => string

/** Hashes what {@link createClosures} collects of our own files. */
export const createSourceHash = (): SourceHash => {
  const closureOf = createClosures()
  return (entries) => {
    const hash = createHash('sha256')
    const files = [...closureOf(entries).files].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [path, text] of files) hash.update(`${path.slice(REPOSITORY.length)}\n${text}\n`)
    return hash.digest('hex')
  }
}
