import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { REGISTERS, REPOSITORY, type Closure } from './source-hash.ts'

/** Something that a test says of a sound, and all that decides whether it is true. */
export type Claim = {
  /** The stamp's file: a recipe's name, or `beats`. */
  readonly sound: string
  /** Names the claim among those of the sound. */
  readonly claim: string
  /** The test, the recipe, and any file that they reach by other means than an import. */
  readonly sources: readonly string[]
  /** What else decides, such as the version of a shipped file. */
  readonly facts?: string
}

const RENDERER = join(REPOSITORY, 'packages/sound-render/src')

/** The file that a sound is made by; all loops are made by one list. */
const sourceOf = (sound: string): string =>
  sound === 'beats' ? join(RENDERER, 'beats/index.ts') : join(RENDERER, 'recipes', `${sound}.ts`)

/**
 * A claim that a test makes of a sound.
 *
 * @param test   the file of the test, whose imports judge the sound
 * @param sound  a recipe, or `beats`
 * @param others further sounds that the claim depends on
 */
export const claimOf = (
  test: string,
  sound: string,
  claim: string,
  ...others: string[]
): Claim => ({
  sound,
  claim,
  sources: [test, ...[sound, ...others].map(sourceOf)],
})

/**
 * Sines and powers are the engine's own code, compiled for a processor: another V8 or another processor may make
 * other samples. A major version of Node keeps one V8.
 */
export const ENGINE = `V8 ${process.versions.v8.split('.').slice(0, 2).join('.')}, ${process.arch}`

type Lock = {
  packages: Record<string, { version?: string; integrity?: string }>
}

const readLock = (): [path: string, facts: string][] => {
  const { packages } = JSON.parse(
    readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8'),
  ) as Lock
  return Object.entries(packages).map(([path, { version, integrity }]) => [
    path,
    `${version} ${integrity}`,
  ])
}

let lock: ReturnType<typeof readLock> | undefined

const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/

/**
 * A package of others as the lock file has it, in whatever workspace.
 *
 * @throws {Error} for an import that leads to no file and no package: nothing would tell when it changed
 */
const describeForeign = (specifier: string): string[] => {
  if (specifier.startsWith('node:')) return []
  const end = `node_modules/${PACKAGE.exec(specifier)?.[0] ?? specifier}`
  lock ??= readLock()
  const found = lock.filter(([path]) => path === end || path.endsWith(`/${end}`))
  if (found.length === 0) throw new Error(`A stamp cannot follow the import of '${specifier}'.`)
  return found.map(([, facts]) => `${end} ${facts}`)
}

/**
 * Hashes all that decides claims: their sources and what these import, packages of others at their locked
 * versions, the lists of recipes and loops, and the engine.
 *
 * @throws {Error} for an import that cannot be followed
 */
export const hashClaim = (
  { sources, facts = '' }: Pick<Claim, 'sources' | 'facts'>,
  closureOf: (entries: readonly string[]) => Closure,
): string => {
  const { files, foreign } = closureOf(sources)
  const own = [...files, ...REGISTERS.map((path) => [path, readFileSync(path, 'utf8')] as const)]
  const parts = [
    ...own.map(([path, text]) => `${relative(REPOSITORY, path)}\n${text}`),
    ...[...foreign].flatMap(describeForeign),
  ]
  const hash = createHash('sha256')
  for (const part of [facts, ENGINE, ...new Set(parts.toSorted())]) hash.update(`${part}\0`)
  return hash.digest('hex').slice(0, 20)
}
