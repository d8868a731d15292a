import { spawn, type ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Ended } from './container.ts'

/** Runs a program to its end, whatever its exit code; rejects when it cannot start. */
export const runProgram = async (command: string, words: readonly string[]): Promise<Ended> => {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('close', done)
  })
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, said: output + errors }
}

/** @throws with what the program printed when it ends with a failure */
export const requireProgram = async (
  command: string,
  words: readonly string[],
): Promise<string> => {
  const { code, said } = await runProgram(command, words)
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}: ${said}`)
  return said
}

/** @returns the exit code of a program that was started, also when it has ended by now; `null` after a signal */
export const endOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((done) => child.once('exit', done))
    : Promise.resolve(child.exitCode)

/** Resolves when the server says that it is ready; rejects with what it printed when it ends instead. */
export const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((ready, fail) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Dhvani is ready at ')) ready()
      })
    child.once('error', fail)
    child.once('close', (code) => fail(new Error(`the server ended with ${code}: ${said}`)))
  })
