import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

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

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * An nginx with a folder of its own for everything that it writes.
 *
 * @param port the one that the configuration listens on
 * @param writeConfig gets directives that belong into its `http` block
 * @param runner a command that runs nginx, such as `taskset -c 1`
 * @returns stops it
 */
export const startNginx = async (
  port: number,
  writeConfig: (ownFolders: string) => string,
  runner: readonly string[] = [],
): Promise<() => Promise<void>> => {
  const own = await mkdtemp(join(tmpdir(), 'dhvani-nginx-'))
  const config = join(own, 'nginx.conf')
  const folders = TEMPORARY.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    config,
    `daemon off; pid ${own}/pid; ${user}\n${writeConfig(`access_log off; ${folders}`)}`,
  )
  const [command, ...args] = [...runner, 'nginx', '-c', config, '-e', join(own, 'error.log')]
  const child = spawn(command, args, { stdio: 'inherit' })
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
