import { spawn } from 'node:child_process'
import { REPOSITORY } from '../start/repository.ts'
import { ONE_FAILED, ONE_PASSED, type Outcome } from './outcome.ts'

/** One check of the run: what it is called, and how it comes out. */
export type Step = { readonly name: string; run(): Promise<Outcome> }

/** Runs a command with its output on the screen. */
export const runVisibly = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })

/** A step that passes when its command ends with 0. */
export const commandStep = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => ((await runVisibly(command, args)) === 0 ? ONE_PASSED : ONE_FAILED),
})
