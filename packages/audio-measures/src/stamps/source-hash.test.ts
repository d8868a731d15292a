import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSourceHash } from './source-hash.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhvani-source-hash-'))
  write('recipe.ts', RECIPE)
  write('drop.ts', `export { fall } from './fall.ts'\n`)
  write('fall.ts', 'export const fall = 1\n')
  write('shape.ts', 'export type Shape = 1\n')
  write('late.ts', 'export const late = 1\n')
})

afterEach(() => rmSync(folder, { recursive: true }))

const RECIPE = `import {
  fall,
  type Fall,
} from './drop.ts'
import type { Shape } from './shape.ts'
export type { Other } from './shape.ts'
export const later = () => import('./late.ts')
`

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const hash = () => createSourceHash()([join(folder, 'recipe.ts')])

it.each(['recipe.ts', 'drop.ts', 'fall.ts', 'late.ts'])('changes with %s', (name) => {
  const before = hash()
  write(name, '// another\n')
  expect(hash()).not.toBe(before)
})

it('stays when only a type that it imports changes', () => {
  const before = hash()
  write('shape.ts', 'export type Shape = 2\n')
  expect(hash()).toBe(before)
})
