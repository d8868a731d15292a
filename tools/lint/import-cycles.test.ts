import { expect, it } from 'vitest'
import { findImportCycles } from './import-cycles.ts'
import { readSources } from './unused-members.ts'

const LIB = 'apps/web/app/lib'

/** Whether two files that name each other are a cycle, by how the first one names the second. */
const WAYS: readonly (readonly [string, string, boolean])[] = [
  ['by a value', "import { b } from './b.ts'\nexport const a = () => b", true],
  ['for its effect', "import './b.ts'\nexport const a = 1", true],
  ['by a re-export', "export { b } from './b.ts'\nexport const a = 1", true],
  ['later', "export const a = async () => (await import('#lib/page/b.ts')).b", true],
  ['as a worker', "export const a = () => new Worker(new URL('./b.ts', import.meta.url))", true],
  ['by a type', "import type { B } from './b.ts'\nexport const a: B = 1", false],
  ['by a type among values', "import { type B } from './b.ts'\nexport const a: B = 1", false],
  ['by a re-exported type', "export type { B } from './b.ts'\nexport const a = 1", false],
  ['by the type of a module', "export type A = import('./b.ts').B\nexport const a = 1", false],
]

it.each(WAYS)('a cycle of files of which one names the other %s', (_way, text, isFound) => {
  const files = [`${LIB}/page/a.ts`, `${LIB}/page/b.ts`] as const
  const back = "import { a } from './a.ts'\nexport type B = number\nexport const b = () => a"
  const found = findImportCycles(
    new Map([
      [files[0], text],
      [files[1], back],
    ]),
  )
  expect(found).toEqual(isFound ? [files] : [])
})

it('finds a cycle over three files, and leaves out who only leads into it', () => {
  const found = findImportCycles(
    new Map([
      [`${LIB}/page/d.ts`, "import './a.ts'"],
      [`${LIB}/page/a.ts`, "import './b.ts'"],
      [`${LIB}/page/b.ts`, "export const load = () => import('./c.ts')"],
      [`${LIB}/page/c.ts`, "import './a.ts'"],
    ]),
  )
  expect(found).toEqual([['a', 'b', 'c'].map((name) => `${LIB}/page/${name}.ts`)])
})

it('no files of the repository import each other, also not later', () => {
  const sources = readSources(['apps', 'packages', 'supabase', 'tools', 'e2e', 'bench'])
  expect(sources.size).toBeGreaterThan(1000)
  expect(findImportCycles(sources)).toEqual([])
})
