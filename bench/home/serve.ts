import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../../apps/server/src/start/main.ts')
const PORT = process.env.PORT ?? '4170'

/**
 * The real server with the built site; says so when the site is not built.
 *
 * @param settings  of the server, besides those that every bench has
 */
export const serveSite = async (settings: Readonly<Record<string, string>> = {}) => {
  const data = await mkdtemp(join(tmpdir(), 'dhvani-bench-'))
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT, DATA_DIR: data, LOG_LEVEL: 'warn', ...settings },
  })
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (text: Buffer) => text.includes('ready') && ready())
    server.on('exit', (code) => fail(new Error(`The server ended with ${String(code)}.`)))
  })
  return {
    url: `http://localhost:${PORT}`,
    stop: async () => {
      server.removeAllListeners('exit')
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}
