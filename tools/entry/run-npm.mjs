import { spawn } from 'node:child_process'

/** What npm and Node say where nothing answers. */
const UNREACHED =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/

/** What they say where a file does not fit. */
const FULL = /\bENOSPC\b|no space left/i

/** The scripts of packages never run; `install-scripts.mjs` has those that have to. */
const ALWAYS = ['--ignore-scripts', '--no-audit', '--no-fund']

/** npm that runs this script, or that of the path. */
const npmCommand = () => {
  const npm = process.env.npm_execpath
  return npm && npm.endsWith('.js')
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

const causeOf = (complaints) =>
  complaints
    .split('\n')
    .filter((line) => line.startsWith('npm error'))
    .map((line) => line.slice('npm error '.length).trim())
    .find((line) => line !== '' && !line.startsWith('code ')) || 'see npm’s log'

const describe = (name, code, complaints) => {
  const unreached = UNREACHED.exec(complaints)
  if (FULL.test(complaints)) return 'the install failed: the disk is full.'
  if (unreached)
    return `the install failed: npm’s registry cannot be reached (${unreached[0]}). Is there a network?`
  return `the install failed (npm ${name}, exit code ${code}): ${causeOf(complaints)}`
}

/**
 * Runs npm and ends it when this process is told to stop.
 *
 * @param folder where it runs
 * @param words its command and options
 * @returns when it has succeeded
 * @throws one line that says what is wrong
 */
export const runNpm = (folder, words) =>
  new Promise((done, fail) => {
    const [command, before] = npmCommand()
    const child = spawn(command, [...before, ...words, ...ALWAYS], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stop = () => {
      child.kill()
      process.exit(1)
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
    let complaints = ''
    child.stderr.on('data', (chunk) => {
      complaints = (complaints + chunk).slice(-8000)
    })
    child.on('error', (error) => fail(new Error(`npm could not be started (${error.message}).`)))
    child.on('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      if (code === 0) done()
      else fail(new Error(describe(words[0], code, complaints)))
    })
  })
