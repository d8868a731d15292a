import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createSender, type Answer } from './load.ts'

const MOST_CONNECTIONS = 128

export type Usage = {
  readonly cpuMs: number
  readonly memory: number
  readonly loopDelayMs: number
}

export type BenchServer = {
  post(path: string, body?: object): Promise<Answer>
  get(path: string, token?: string): Promise<Answer>
  close(): Promise<void>
}

/** A server in a process of its own: the embedded database when there is no address of one. */
export const startBenchServer = async (
  databaseUrl: string | undefined,
  options: { readonly autoconfirm: boolean },
): Promise<BenchServer> => {
  const file = fileURLToPath(new URL('serve.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    [
      ...(process.env.BENCH_PROFILE
        ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
        : []),
      file,
      databaseUrl ?? '',
      String(options.autoconfirm),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { url, key } = JSON.parse(line.toString()) as { url: string; key: string }
  const sender = createSender(MOST_CONNECTIONS)
  const headers = { apikey: key, 'content-type': 'application/json' }
  return {
    post: (path, body = {}) =>
      sender.send(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    get: (path, token) =>
      sender.send(`${url}${path}`, {
        method: 'GET',
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      }),
    async close() {
      sender.close()
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
