import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }

/** npm brings it for `@mdx-js/rollup`, which names it as a peer; Vite bundles with Rolldown, and nothing loads it. */
const NOT_LOADED = new Set(['node_modules/rollup'])

/** Where Node finds a package that one at `path` names: beside it or in a folder above. */
const placesOf = (path: string, name: string): string[] => {
  const above = path.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  const place = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  return path === '' ? [place] : [place, ...placesOf(above, name)]
}

/** @returns `package: missing` for each package for another kind of machine that the lockfile does not have */
const findMissing = ({ packages }: Lock): string[] =>
  Object.entries(packages)
    .filter(([path]) => !NOT_LOADED.has(path))
    .flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !placesOf(path, name).some((place) => place in packages))
        .map((name) => `${path}: ${name}`),
    )

it.each(['package-lock.json', 'tools/node/package-lock.json'])(
  'has in %s what each kind of machine installs',
  (path) => {
    const lock = JSON.parse(readFileSync(join(REPOSITORY, path), 'utf8')) as Lock
    expect(findMissing(lock)).toEqual([])
  },
)

it('would miss one', () => {
  const bcrypt = { optionalDependencies: { 'bcrypt-arm64': '1.0.0', 'bcrypt-x64': '1.0.0' } }
  const packages = { 'node_modules/bcrypt': bcrypt, 'node_modules/bcrypt-x64': {} }
  expect(findMissing({ packages })).toEqual(['node_modules/bcrypt: bcrypt-arm64'])
})
