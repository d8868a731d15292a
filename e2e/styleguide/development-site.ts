import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { freePort } from '@dhvani/server/testing'

const WEB = resolve(import.meta.dirname, '../../apps/web')
const LONGEST_START_MS = 60_000

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** The web app as its developers see it, without a backend: the styleguide needs none. */
export const startDevelopmentSite = async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const site = spawn(
    'node',
    [
      join(WEB, '../../node_modules/.bin/react-router'),
      'dev',
      '--port',
      String(port),
      '--strictPort',
    ],
    { cwd: WEB, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'development' } },
  )
  const ended = once(site, 'exit')
  const deadline = performance.now() + LONGEST_START_MS
  while (!(await answers(`${url}/styleguide`))) {
    if (site.exitCode !== null || performance.now() > deadline)
      throw new Error(`the development server does not answer (exit code ${site.exitCode})`)
    await new Promise((done) => setTimeout(done, 250))
  }
  return {
    url,
    stop: async () => {
      site.kill('SIGTERM')
      await ended
    },
  }
}
