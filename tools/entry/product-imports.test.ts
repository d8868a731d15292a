import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'
import { COMMANDS } from './commands.mjs'

/** Files that no import names: the build of the site reads them by its settings, by routes or by patterns. */
const isOfSite = (file: string): boolean =>
  /^apps\/web\/(?:(?:app|content|scripts|service-worker|vite)\/|[\w.-]+\.config\.ts$)/.test(file) &&
  /\.(?:tsx?|mdx|css)$/.test(file) &&
  !/\.test\.|\.d\.ts$/.test(file)

const readSiteFiles = (): string[] =>
  readdirSync(join(REPOSITORY, 'apps/web'), { recursive: true, encoding: 'utf8' })
    .map((path) => `apps/web/${path}`)
    .filter((path) => !path.includes('node_modules/') && isOfSite(path))

/** Scripts of commands that run with the first stage of an install alone. */
const readProductScripts = (): string[] =>
  Object.values(COMMANDS).flatMap((command) =>
    'installs' in command && command.installs === 'product' ? [command.script] : [],
  )

/** What a file imports, or starts as a thread: never types. */
const readSpecifiers = (text: string): string[] =>
  [
    ...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|@import|resolve\()\s*['"]([^'"\n]+)['"]/g),
    ...text.matchAll(/['"](\.{1,2}\/[^'"\n]+\.(?:ts|tsx|mjs))['"]/g),
    ...text.matchAll(/['"](@[\w-]+\/[\w-]+(?:\/[^'"\n]*)?)['"]/g),
  ].map(([, specifier = '']) => specifier)

const withoutTypes = (text: string): string =>
  text
    .replace(/^(?:import|export) type (?:\{[^}]*\}|\w+|\* as \w+) from .*$/gm, '')
    .replace(/^\s*(?:\/\/|\*).*$/gm, '')

const findFile = (file: string, specifier: string): string | undefined => {
  try {
    const found = createRequire(join(REPOSITORY, file)).resolve(specifier)
    return found.startsWith('/') ? relative(REPOSITORY, found) : undefined
  } catch {
    return undefined
  }
}

const packageOf = (specifier: string): string | undefined =>
  /^(?:@[\w.-]+\/)?[\w.-]+/.exec(specifier)?.[0]

type Lock = { packages: Record<string, { dev?: boolean; link?: boolean }> }
const { packages } = JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8')) as Lock

const isTestTool = (specifier: string): boolean =>
  packages[`node_modules/${packageOf(specifier) ?? ''}`]?.dev === true

const findTestTools = (entries: readonly string[]) => {
  const seen = new Set<string>()
  const waiting = [...entries]
  const found: string[] = []
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(join(REPOSITORY, file))) continue
    seen.add(file)
    const text = withoutTypes(readFileSync(join(REPOSITORY, file), 'utf8'))
    for (const specifier of readSpecifiers(text)) {
      if (isTestTool(specifier)) found.push(`${file}: ${specifier}`)
      const next = findFile(file, specifier)
      if (next && !next.includes('node_modules/')) waiting.push(next)
    }
  }
  return { found, seen }
}

it('needs no test tool for what npm start installs, builds and runs', () => {
  const scripts = readProductScripts()
  expect(scripts).toContain('tools/start/main.ts')
  const { found, seen } = findTestTools([...scripts, ...readSiteFiles()])
  for (const reached of [
    'apps/server/src/app.ts',
    'apps/server/src/platform/database/pglite-worker.ts',
    'packages/sound-render/src/index.ts',
    'apps/web/vite/catalogue.ts',
  ])
    expect([...seen]).toContain(reached)
  expect(found).toEqual([])
})

it('finds a test tool behind several imports', () => {
  const { found } = findTestTools(['tools/sounds/gates/describe-gates.ts'])
  expect(found).toContain('tools/sounds/gates/describe-gates.ts: vitest')
  expect(findTestTools(['apps/server/tests/harness/index.ts']).found).not.toEqual([])
})
