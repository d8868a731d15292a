import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../harness/index.ts'
import { readRepositoryFile } from './read-compose.ts'

export type Proxy = { readonly port: number; stop(): Promise<void> }

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Replaces what must be there. @throws when it is not */
const replace = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`)
  return text.replace(from, to)
}

/** nginx with the configuration that compose.yaml mounts; only hosts, port and folders differ. */
export const startProxy = async (replicaPorts: readonly number[]): Promise<Proxy> => {
  const own = await mkdtemp(join(tmpdir(), 'dhvani-proxy-'))
  const port = await freePort()
  let text = await readRepositoryFile('deploy/nginx.conf')
  for (const [index, replica] of replicaPorts.entries())
    text = replace(text, `replica-${index + 1}:3000`, `127.0.0.1:${replica}`)
  text = replace(text, 'listen 80;', `listen 127.0.0.1:${port};`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${own}/${name};`)
    .join(' ')
  text = replace(text, 'http {', `http { access_log off; ${folders}`)
  const config = join(own, 'nginx.conf')
  await writeFile(config, text)
  const globals = `daemon off; pid ${own}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''}`
  const child = spawn('nginx', ['-c', config, '-e', join(own, 'error.log'), '-g', globals], {
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
    await wait(20)
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(own, { recursive: true, force: true })
    },
  }
}
