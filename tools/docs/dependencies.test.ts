import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8')

type Lock = {
  packages: Record<
    string,
    {
      license?: string
      dependencies?: Record<string, string>
      devDependencies?: Record<string, string>
      optionalDependencies?: Record<string, string>
    }
  >
}

/** Licences by which this repository may ship or use a package. */
const ACCEPTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-3-Clause',
  'Apache-2.0',
  '(MIT OR Apache-2.0)',
  'MPL-2.0',
  'OFL-1.1',
])

/** @returns a line `package: workspaces, licence` for each package that a manifest of a lockfile names */
const readNamed = (lockfile: string, root: string): string[] => {
  const { packages } = JSON.parse(read(lockfile)) as Lock
  const workspaces = new Map<string, string[]>()
  for (const [folder, entry] of Object.entries(packages)) {
    if (folder.includes('node_modules')) continue
    const named = {
      ...entry.dependencies,
      ...entry.devDependencies,
      ...entry.optionalDependencies,
    }
    for (const name of Object.keys(named).filter((known) => !known.startsWith('@dhvani/')))
      workspaces.set(name, [...(workspaces.get(name) ?? []), folder ? basename(folder) : root])
  }
  return [...workspaces].map(([name, users]) => {
    const licence = packages[`node_modules/${name}`]?.license ?? 'none'
    return `${name}: ${users.toSorted().join(', ')}; ${licence}`
  })
}

const rows = read('docs/dependencies.md')
  .split('\n')
  .filter((line) => /^\| `?[@\w]/.test(line) && !/^\| (?:Package|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, name = '', users = '', ...cells]) => ({ name, users, cells: cells.slice(0, -1) }))

const isLicence = (cell: string): boolean => ACCEPTED.has(cell)

it('names every package of every workspace once, with its licence', () => {
  const named = [
    ...readNamed('package-lock.json', 'root'),
    ...readNamed('tools/node/package-lock.json', 'node'),
  ]
  const written = rows.map(({ name, users, cells }) => {
    const licence = cells.find(isLicence) ?? 'none'
    return `${name}: ${users.split(', ').toSorted().join(', ')}; ${licence}`
  })
  expect(named.length).toBeGreaterThan(90)
  expect(written.toSorted()).toEqual(named.toSorted())
})

it('says of each what it is for, what it weighs and what would replace it', () => {
  const silent = rows.filter(
    ({ name, cells }) =>
      !name.startsWith('@types/') && (cells.length !== 4 || cells.some((cell) => cell === '')),
  )
  expect(silent).toEqual([])
})

it('has the licence that an installed package names itself', () => {
  for (const { name, cells } of rows.filter(({ users }) => users !== 'node')) {
    const { license } = JSON.parse(read(`node_modules/${name}/package.json`)) as {
      license?: string
    }
    expect([name, cells.find(isLicence)]).toEqual([name, license])
  }
})
