import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { REPOSITORY } from './repository.ts'

/**
 * Runs a command in the repository and tells of each line it prints.
 *
 * @throws with the last lines printed when the command cannot start or ends with a failure
 */
export const runCommand = (
  command: string,
  args: readonly string[],
  options: {
    onLine?: (line: string) => void
    env?: NodeJS.ProcessEnv
    cwd?: string
    /** Ends the command. */
    signal?: AbortSignal | undefined
  } = {},
): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? REPOSITORY,
      signal: options.signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    })
    const last: string[] = []
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        last.push(line)
        if (last.length > 30) last.shift()
        options.onLine?.(line)
      })
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) done()
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code}\n${last.join('\n')}`))
    })
  })
