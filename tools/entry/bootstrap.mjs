// Runs on any Node from 20 on, before anything is installed: no dependency,
// no syntax newer than Node 20. Everything after it runs under Node 24.5 or newer.
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent } from './end-with-parent.mjs'
import { installStage } from './install.mjs'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST_NODE = 20

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

/** With what Node keeps here, a server starts in half the processor time. Threads and child processes read it, too. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled')

/** Goes on under a new Node, ending as it ends. */
const continueUnder = (program, script, { args, env }) => {
  const path = [join(ROOT, 'node_modules/.bin'), dirname(program), process.env.PATH || '']
  endWithParent(() =>
    spawn(program, [join(ROOT, script), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env, PATH: path.join(delimiter) },
    }),
  )
}

/**
 * @param script path of a TypeScript file, relative to the repository, to run under a new Node
 * @param options.installs `product` where the script needs no test tools; otherwise they are installed too
 * @param options.args words that the script gets
 */
export const bootstrap = async (script, { installs = 'all', args }) => {
  requireNode()
  requireWritable()
  const { program, seconds } = await installStage(ROOT, installs).catch((error) =>
    giveUp(error.message),
  )
  // `npm test` shows it in its table of seconds.
  continueUnder(program, script, { args, env: { DHVANI_INSTALL_SECONDS: String(seconds) } })
}
