import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const ENTRY = `import { bootstrap } from './bootstrap.mjs'\nawait bootstrap('script.ts')\n`

/** An npm that installs nothing but the `node` package, as a link to the running Node. */
const NPM = `
import { appendFileSync, mkdirSync, symlinkSync } from 'node:fs'
appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
if (process.env.NPM_FAILS) {
  console.error('npm error code EINTEGRITY')
  console.error('npm error sha512 of thing does not match')
  process.exit(7)
}
mkdirSync('node_modules/node/bin', { recursive: true })
symlinkSync(process.execPath, 'node_modules/node/bin/node')
`

let clone = ''

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'dhvani-entry-'))
  await mkdir(join(clone, 'tools/entry'), { recursive: true })
  await cp(join(import.meta.dirname, 'bootstrap.mjs'), join(clone, 'tools/entry/bootstrap.mjs'))
  await writeFile(join(clone, 'tools/entry/start.mjs'), ENTRY)
  await writeFile(join(clone, 'package-lock.json'), '{}')
  await writeFile(join(clone, 'npm.mjs'), NPM)
  await writeFile(join(clone, 'npm-cli.js'), "import('./npm.mjs')")
  await writeFile(join(clone, 'script.ts'), 'console.log("under", process.argv[2] as string)')
})

afterEach(() => rm(clone, { recursive: true, force: true }))

const start = (env: Record<string, string> = {}, file = 'tools/entry/start.mjs') =>
  new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const child = spawn(process.execPath, [join(clone, file), 'an argument'], {
      cwd: clone,
      env: { ...process.env, npm_execpath: join(clone, 'npm-cli.js'), ...env },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.on('close', (code) => done({ code, out, err }))
  })

const npmCalls = async () => (await readFile(join(clone, 'npm-calls'), 'utf8')).trim().split('\n')

it('installs once, then goes on under the installed Node with the arguments it was given', async () => {
  const first = await start()
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/Installing.*Installed in.*under an argument/s)
  const second = await start()
  expect(second.out).toBe('under an argument\n')
  expect(await npmCalls()).toEqual(['ci --include=dev --no-audit --no-fund'])
})

it('installs again when the lockfile changed', async () => {
  await start()
  await rm(join(clone, 'node_modules/node'), { recursive: true })
  await writeFile(join(clone, 'package-lock.json'), '{"changed":true}')
  await start()
  expect(await npmCalls()).toHaveLength(2)
})

it('tells in one line why an install failed, and tries again next time', async () => {
  const failed = await start({ NPM_FAILS: 'yes' })
  expect(failed.code).toBe(1)
  expect(failed.err).toBe(
    'dhvani: the install failed (npm ci, exit code 7): sha512 of thing does not match\n',
  )
  expect((await start()).code).toBe(0)
})

it('refuses a Node that is too old in one line', async () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.19.0' })\nawait import('./start.mjs')\n`
  await writeFile(join(clone, 'tools/entry/old.mjs'), pretend)
  const refused = await start({}, 'tools/entry/old.mjs')
  expect(refused.code).toBe(1)
  expect(refused.err).toBe('dhvani: Node 18.19.0 is too old; install Node 20 or newer.\n')
})

it.skipIf(process.getuid?.() === 0)('refuses a folder it may not write in', async () => {
  await chmod(clone, 0o555)
  const refused = await start()
  await chmod(clone, 0o755)
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(/^dhvani: no permission to write in .*\n$/)
})

it('passes a failure of the script on', async () => {
  await writeFile(join(clone, 'script.ts'), 'process.exit(5)')
  expect((await start()).code).toBe(5)
})
