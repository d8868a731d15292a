import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

export type Redis = {
  readonly url: string
  /** Takes connections and commands, and answers none, until {@link Redis.resume}. */
  hang(): void
  resume(): void
  stop(): Promise<void>
}

/** Debian's `redis-server`, in memory only. */
export const startRedis = async (): Promise<Redis> => {
  const port = await freePort()
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'])
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`redis-server exited with ${code}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
