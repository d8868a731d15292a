import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import {
  access,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const entry = (installs: string) =>
  `import { bootstrap } from './bootstrap.mjs'\nawait bootstrap('script.ts', { installs: '${installs}', args: process.argv.slice(2) })\n`

/** An npm that installs nothing but a Node in `tools/node`, as a link to the running one. */
const NPM = `
import { appendFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
const isNode = /node$/.test(process.cwd())
const words = process.argv.slice(2).join(' ')
appendFileSync(isNode ? '../../npm-calls' : 'npm-calls', (isNode ? 'node: ' : '') + words + '\\n')
if (process.env.NPM_SAYS && !isNode) {
  console.error(process.env.NPM_SAYS)
  process.exit(7)
}
if (process.env.NPM_HANGS) setInterval(() => {}, 1000)
mkdirSync('node_modules/.bin', { recursive: true })
if (isNode && !process.env.NO_NODE && !existsSync('node_modules/node-here')) {
  mkdirSync('node_modules/node-here/bin', { recursive: true })
  writeFileSync('node_modules/node-here/package.json', '{"bin":{"node":"bin/node"}}')
  symlinkSync(process.execPath, 'node_modules/node-here/bin/node')
}
`

/** Starts as if the machine had another Node. */
const withNode = (version: string) =>
  `Object.defineProperty(process.versions, 'node', { value: '${version}' })\nawait import('./start.mjs')\n`

/** Starts as if the disk were nearly full. */
const ON_FULL_DISK = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
fs.statfsSync = () => ({ bavail: 100_000, bsize: 1000 })
syncBuiltinESMExports()
await import('./start.mjs')
`

const FILES = [
  'bootstrap',
  'end-with-parent',
  'install',
  'install-scripts',
  'choose-node',
  'run-npm',
]

let clone = ''

const writeEntry = (name: string, code: string) =>
  writeFile(join(clone, `tools/entry/${name}.mjs`), code)

beforeEach(async () => {
  clone = await realpath(await mkdtemp(join(tmpdir(), 'dhvani-entry-')))
  await mkdir(join(clone, 'tools/entry'), { recursive: true })
  await mkdir(join(clone, 'tools/node'))
  for (const file of FILES)
    await cp(join(import.meta.dirname, `${file}.mjs`), join(clone, `tools/entry/${file}.mjs`))
  await writeEntry('start', entry('product'))
  await writeEntry('test', entry('all'))
  await writeFile(join(clone, 'package-lock.json'), '{}')
  await writeFile(join(clone, 'tools/node/package-lock.json'), '{}')
  await writeFile(join(clone, 'npm.mjs'), NPM)
  await writeFile(join(clone, 'npm-cli.js'), "import('./npm.mjs')")
  await writeFile(join(clone, 'script.ts'), 'console.log("under", process.argv[2] as string)')
})

afterEach(() => rm(clone, { recursive: true, force: true }))

const spawnEntry = (name: string, env: Record<string, string>) =>
  spawn(process.execPath, [join(clone, `tools/entry/${name}.mjs`), 'an argument'], {
    cwd: clone,
    env: { ...process.env, npm_execpath: join(clone, 'npm-cli.js'), ...env },
  })

const run = (name: string, env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const child = spawnEntry(name, env)
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.on('close', (code) => done({ code, out, err }))
  })

const COMMON = '--ignore-scripts --no-audit --no-fund'

/** What npm was asked, without the words that it is always given. */
const npmCalls = async () =>
  (await readFile(join(clone, 'npm-calls'), 'utf8'))
    .trim()
    .split('\n')
    .map((call) => call.replace(` ${COMMON}`, ''))

const hasStamp = (stage: 'product' | 'all') =>
  access(join(clone, `node_modules/.dhvani-${stage}`)).then(
    () => true,
    () => false,
  )

it('installs once, then goes on under a new Node with the arguments it was given', async () => {
  const first = await run('start')
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/Installing.*Installed in.*under an argument/s)
  expect((await run('start')).out).toBe('under an argument\n')
  expect(await npmCalls()).toEqual(['ci --omit=dev'])
})

it('lets npm run no script of a package', async () => {
  await run('start')
  expect(await readFile(join(clone, 'npm-calls'), 'utf8')).toBe(`ci --omit=dev ${COMMON}\n`)
})

it('adds the test tools to what a start installed, once', async () => {
  for (const name of ['start', 'test', 'test', 'start'])
    expect(await run(name)).toMatchObject({ code: 0 })
  expect(await npmCalls()).toEqual(['ci --omit=dev', 'install --no-save --include=dev'])
})

it('installs all at once where the tests come first', async () => {
  await run('test')
  await run('start')
  expect(await npmCalls()).toEqual(['ci --include=dev'])
})

it('installs again when the lockfile changed', async () => {
  await run('start')
  await writeFile(join(clone, 'package-lock.json'), '{"changed":true}')
  await run('start')
  expect(await npmCalls()).toEqual(['ci --omit=dev', 'ci --omit=dev'])
})

it('brings a Node where that of the machine is too old, and goes on under it', async () => {
  await writeEntry('old', withNode('20.11.0'))
  expect(await run('old')).toMatchObject({ code: 0, err: '' })
  expect((await npmCalls()).toSorted()).toEqual(['ci --omit=dev', 'node: ci'])
  expect(await readlink(join(clone, 'node_modules/.bin/node'))).toBe(
    join(clone, 'tools/node/node_modules/node-here/bin/node'),
  )
  await run('old')
  expect(await npmCalls()).toHaveLength(2)
})

it('says so where there is no Node to bring', async () => {
  await writeEntry('old', withNode('20.11.0'))
  const refused = await run('old', { NO_NODE: 'yes' })
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(
    /^dhvani: Node 20\.11\.0 is too old, and there is none to install for \w+ on \w+; install Node 24\.5 or newer\.\n$/,
  )
})

it.each([
  [
    'npm error code EINTEGRITY\nnpm error sha512 of thing does not match',
    'the install failed (npm ci, exit code 7): sha512 of thing does not match',
  ],
  [
    'npm error code ENOTFOUND\nnpm error network request to https://registry.example/thing failed',
    'the install failed: npm’s registry cannot be reached (ENOTFOUND). Is there a network?',
  ],
  ['npm error nospc ENOSPC: no space left on device', 'the install failed: the disk is full.'],
])('tells why an install failed (%j), and tries again next time', async (said, told) => {
  expect(await run('start', { NPM_SAYS: said })).toMatchObject({
    code: 1,
    err: `dhvani: ${told}\n`,
  })
  expect(await hasStamp('product')).toBe(false)
  expect((await run('start')).code).toBe(0)
})

it('still starts after the test tools could not be added', async () => {
  await run('start')
  expect((await run('test', { NPM_SAYS: 'npm error ENOTFOUND' })).code).toBe(1)
  expect(await hasStamp('all')).toBe(false)
  expect((await run('start')).out).toBe('under an argument\n')
})

it('installs anew after it was ended half way', async () => {
  await run('start')
  const code = await new Promise<number | null>((done) => {
    const child = spawnEntry('test', { NPM_HANGS: 'yes' })
    const watching = watch(clone, (_, name) => {
      if (name !== 'npm-calls') return
      watching.close()
      child.kill('SIGTERM')
    })
    child.on('close', done)
  })
  expect(code).toBe(1)
  await run('start')
  expect((await npmCalls()).at(-1)).toBe('ci --omit=dev')
})

it('begins nothing on a disk without the room', async () => {
  await writeEntry('full', ON_FULL_DISK)
  const refused = await run('full')
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(
    /^dhvani: the disk has 100 MB left; the install needs about \d+ MB\.\n$/,
  )
  await expect(npmCalls()).rejects.toThrow('ENOENT')
})

it('refuses a Node that is too old in one line', async () => {
  await writeEntry('old', withNode('18.19.0'))
  expect(await run('old')).toMatchObject({
    code: 1,
    err: 'dhvani: Node 18.19.0 is too old; install Node 20 or newer.\n',
  })
})

it.skipIf(process.getuid?.() === 0)('refuses a folder it may not write in', async () => {
  await chmod(clone, 0o555)
  const refused = await run('start')
  await chmod(clone, 0o755)
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(/^dhvani: no permission to write in .*\n$/)
})

it('passes a failure of the script on', async () => {
  await writeFile(join(clone, 'script.ts'), 'process.exit(5)')
  expect((await run('start')).code).toBe(5)
})
