import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** One worker in front of a folder, as nginx serves files best; nothing is logged. */
const configOf = (port: number, root: string, own: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${own}/pid;
error_log ${own}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000000;
  client_body_temp_path ${own}/body;
  proxy_temp_path ${own}/proxy;
  fastcgi_temp_path ${own}/fastcgi;
  uwsgi_temp_path ${own}/uwsgi;
  scgi_temp_path ${own}/scgi;
  default_type application/octet-stream;
  server {
    listen 127.0.0.1:${port};
    root ${root};
  }
}
`

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

/** @param core the one it may run on */
export const startNginx = async (port: number, root: string, core: number) => {
  const own = await mkdtemp(join(tmpdir(), 'dhvani-nginx-'))
  const config = join(own, 'nginx.conf')
  await writeFile(config, configOf(port, root, own))
  const child = spawn(
    'taskset',
    ['-c', String(core), 'nginx', '-c', config, '-e', join(own, 'error.log')],
    { stdio: 'inherit' },
  )
  const ended = once(child, 'exit')
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
    await wait(20)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
    await rm(own, { recursive: true, force: true })
  }
}
