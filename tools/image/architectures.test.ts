import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'
import { ARCHITECTURES, chooseArchitectures } from './architectures.ts'

it('makes the image for both processors, or for the ones that are named', () => {
  const namesOf = (...names: string[]) => chooseArchitectures(names).map(({ name }) => name)
  expect(namesOf()).toEqual(['amd64', 'arm64'])
  expect(namesOf('arm64')).toEqual(['arm64'])
  expect(() => namesOf('riscv64')).toThrow('no image is made for riscv64, only for amd64 and arm64')
})

it('takes Node for each processor by a hash in the lockfile', () => {
  const { packages } = JSON.parse(
    readFileSync(join(REPOSITORY, 'tools/node/package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { cpu?: string; integrity?: string; version: string }> }
  const nodes = ARCHITECTURES.map((each) => packages[`node_modules/${each.nodePackage}`])
  expect(nodes.map((node) => node?.cpu)).toEqual(ARCHITECTURES.map(({ cpu }) => cpu))
  for (const node of nodes) expect(node?.integrity).toMatch(/^sha512-/)
  expect(new Set(nodes.map((node) => node?.version)).size).toBe(1)
})
