import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** What a bench is: a process that starts another, such as a browser, and says both their numbers. */
const BENCH = `
import { spawn } from 'node:child_process'
const browser = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
console.log(process.pid, browser.pid)
setInterval(() => {}, 1000)
`
const ENTRY = `
import { spawn } from 'node:child_process'
import { endWithParent } from '${pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href}'
endWithParent(() => spawn(process.execPath, ['bench.mjs'], { stdio: 'inherit' }))
`

let folder = ''
let npm: ChildProcess
let started: number[] = []

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-end-'))
  await writeFile(join(folder, 'bench.mjs'), BENCH)
  await writeFile(join(folder, 'entry.mjs'), ENTRY)
  // The machine is busy: a list of its processes takes longer than the command takes to begin.
  await writeFile(join(folder, 'ps'), '#!/bin/sh\nsleep 0.5\nPATH=/usr/bin:/bin exec ps "$@"\n')
  await chmod(join(folder, 'ps'), 0o755)
  started = []
  await writeFile(join(folder, 'package.json'), '{"scripts":{"bench":"node entry.mjs"}}')
})
afterEach(async () => {
  npm.kill('SIGKILL')
  // Left alive, they would hold the output of the tests open.
  for (const pid of started.filter(lives)) process.kill(pid, 'SIGKILL')
  await rm(folder, { recursive: true })
})

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'ends a command and the browser that it started when %s ends npm',
  async (signal) => {
    npm = spawn('npm', ['run', '--silent', 'bench'], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(npm.stdout!, 'data')) as [Buffer]
    started = said.toString().split(' ').map(Number)
    const [bench = 0, browser = 0] = started
    expect([lives(bench), lives(browser)]).toEqual([true, true])
    npm.kill(signal)
    await expect
      .poll(() => [lives(bench), lives(browser)], { timeout: 10_000 })
      .toEqual([false, false])
  },
)
