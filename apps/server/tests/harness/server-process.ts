import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/start/main.ts', import.meta.url))

export type ServerProcess = {
  readonly child: ChildProcess
  /** Resolves with the ready line; rejects with what was printed when the process ends instead. */
  readonly ready: Promise<string>
  /** Everything printed to stderr so far. */
  errors(): string
  /** @returns the exit code, `null` after a signal */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * The server as people start it: a process of its own, told by its environment.
 *
 * @param main its first file, in a copy of the server's code; absent: the code beside this file
 */
export const startServerProcess = (
  settings: Readonly<Record<string, string>>,
  main = MAIN,
): ServerProcess => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  let errors = ''
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const line = /^Dhvani is ready at .*$/m.exec(output)
      if (line) resolve(line[0])
    })
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    // What the process printed last can arrive after its exit; `close` comes after both.
    child.once('close', (code, signal) =>
      reject(new Error(`exited with ${code ?? signal}: ${errors}`)),
    )
  })
  // A caller that kills the process early does not wait for it to be ready.
  ready.catch(() => undefined)
  return {
    child,
    ready,
    errors: () => errors,
    async stop(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
