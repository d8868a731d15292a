import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@dhvani/server/testing'

const ROOT = join(import.meta.dirname, '../..')

/**
 * A clone of the last commit, then `npm start` in it until the site answers. npm's own cache is used as it
 * is, and not emptied.
 *
 * @returns seconds, without the clone
 */
export const measureFirstStart = async (directory: string): Promise<number> => {
  const clone = join(directory, 'clone')
  await promisify(execFile)('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone])
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that npm and everything under it end together.
    detached: true,
  })
  const ended = once(child, 'exit')
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        process.stdout.write(text)
        if (text.includes('Dhvani is ready')) resolve()
      })
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`npm start ended with ${String(code)}.`)))
    })
    return (performance.now() - began) / 1000
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}
