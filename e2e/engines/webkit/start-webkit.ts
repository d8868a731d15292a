import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { freePort } from '@dhvani/server/testing'
import { expect } from '@playwright/test'
import { getMiniBrowser } from '../programs.ts'
import { beginSession, type WebDriver } from './web-driver.ts'

export type WebKit = {
  readonly driver: WebDriver
  /** The errors and warnings that pages have written to the console since the last call. */
  takeProblems(): string[]
  stop(): Promise<void>
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** @returns the name of the display, as soon as the server has written all of its line */
const untilDisplayIsThere = (output: Readable): Promise<string> =>
  new Promise((done, fail) => {
    let line = ''
    output.on('data', (chunk: Buffer) => {
      line += chunk.toString()
      if (line.endsWith('\n')) done(`:${line.trim()}`)
    })
    output.on('end', () => fail(new Error('Xvfb ended.')))
  })

const isListening = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/status`)).ok
  } catch {
    // It does not listen yet.
    return false
  }
}

/** `CONSOLE JS ERROR …` and `CONSOLE SECURITY WARN …`, as the browser prints them. */
const PROBLEM = /^.*CONSOLE (?:\S+ )?(?:ERROR|WARN)/

/** Starts WebKitGTK's small browser on a screen that no one sees. */
export const startWebKit = async (): Promise<WebKit> => {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-noreset', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const display = await untilDisplayIsThere(screen.stdout)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DISPLAY: display },
  })
  let problems: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      problems.push(...text.split('\n').filter((line) => PROBLEM.test(line)))
    })
  }
  await expect.poll(() => isListening(url), { message: 'the driver listens' }).toBe(true)
  const driver = await beginSession(url, {
    'webkitgtk:browserOptions': {
      binary: getMiniBrowser(),
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  })
  return {
    driver,
    takeProblems: () => {
      const taken = problems
      problems = []
      return taken
    },
    stop: async () => {
      await driver.end()
      await end(server)
      await end(screen)
    },
  }
}
