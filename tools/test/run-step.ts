import { spawn } from 'node:child_process'
import { REPOSITORY } from '../start/repository.ts'
import { ONE_FAILED, ONE_PASSED, type Outcome } from './outcome.ts'

/** Takes what a step prints: lines, or parts of lines. */
export type Print = (text: string) => void

/** One check of the run: its name, and how it comes out. */
export type Step = { readonly name: string; run(print: Print): Promise<Outcome> }

/**
 * Runs a command in the repository and prints its output. The command ends with this process.
 *
 * @returns the exit code of the command; 1 when a signal ended it
 * @throws when the command cannot start
 */
export const runPrinting = (
  print: Print,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const end = () => child.kill()
    process.once('exit', end)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => print(text))
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('exit', end)
      done(code ?? 1)
    })
  })

/** A step that passes when its command ends with 0. */
export const commandStep = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  run: async (print) => ((await runPrinting(print, command, args)) === 0 ? ONE_PASSED : ONE_FAILED),
})
