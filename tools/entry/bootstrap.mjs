// Runs on any Node from 20 on, before anything is installed: no dependency,
// no syntax newer than Node 20. Everything after it runs under the `node` package's Node 24.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST_NODE = 20
const STAMP = join(ROOT, 'node_modules', '.dhvani-lockfile')

/** Says in one line what is wrong and ends with a failure. */
const giveUp = (line) => {
  console.error(`dhvani: ${line}`)
  process.exit(1)
}

const requireNode = () => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE)
    giveUp(`Node ${process.versions.node} is too old; install Node ${OLDEST_NODE} or newer.`)
}

const requireWritable = () => {
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    giveUp(`no permission to write in ${ROOT}; clone it into a folder of your own.`)
  }
}

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')

const isInstalled = (hash) =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash && existsSync(node24Path())

const node24Path = () =>
  join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const npmCommand = () => {
  const npm = process.env.npm_execpath
  return npm && npm.endsWith('.js')
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

const install = () =>
  new Promise((done, fail) => {
    const [command, before] = npmCommand()
    const started = Date.now()
    const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`
    console.log('Installing what package-lock.json says …')
    const progress = setInterval(() => console.log(`  still installing, ${elapsed()}`), 10_000)
    const child = spawn(command, [...before, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaints = ''
    child.stderr.on('data', (chunk) => {
      complaints = (complaints + chunk).slice(-4000)
    })
    const finish = (problem) => {
      clearInterval(progress)
      if (problem) return fail(new Error(problem))
      console.log(`Installed in ${elapsed()}.`)
      done()
    }
    child.on('error', (error) => finish(`npm could not be started (${error.message}).`))
    child.on('exit', (code) => {
      if (code === 0) return finish()
      const cause = complaints
        .split('\n')
        .filter((line) => line.startsWith('npm error'))
        .map((line) => line.slice('npm error '.length).trim())
        .find((line) => line !== '' && !line.startsWith('code '))
      finish(`the install failed (npm ci, exit code ${code}): ${cause || 'see npm’s log'}`)
    })
  })

/** @returns how many seconds the install took; 0 when nothing had to be installed */
const installIfStale = async () => {
  const hash = lockfileHash()
  if (isInstalled(hash)) return 0
  const started = performance.now()
  try {
    await install()
  } catch (error) {
    giveUp(error.message)
  }
  writeFileSync(STAMP, hash)
  return (performance.now() - started) / 1000
}

/** Goes on under Node 24, passing signals on and ending as it ends. */
const continueUnderNode24 = (script, options) => {
  const bin = join(ROOT, 'node_modules', '.bin')
  const separator = process.platform === 'win32' ? ';' : ':'
  const words = [...(options.args || []), ...process.argv.slice(2)]
  const child = spawn(node24Path(), [join(ROOT, script), ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...options.env, PATH: `${bin}${separator}${process.env.PATH || ''}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

/**
 * @param script path of a TypeScript file, relative to the repository, to run under Node 24
 * @param options.args words put before those of the command line
 * @param options.env settings added to the environment
 */
export const bootstrap = async (script, options = {}) => {
  requireNode()
  requireWritable()
  const seconds = await installIfStale()
  // `npm test` shows it in its table of seconds.
  const env = { ...options.env, DHVANI_INSTALL_SECONDS: String(seconds) }
  continueUnderNode24(script, { ...options, env })
}
