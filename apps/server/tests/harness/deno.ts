import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export type DenoProcess = {
  readonly url: string
  /** Printed to stderr so far, without what Deno itself says. */
  readonly lines: readonly string[]
  stop(): Promise<void>
}

/** npm's `deno` unpacks its binary the first time a caller asks for the path. */
const findDeno = (): string => {
  const installer = createRequire(import.meta.url)('deno/install_api.cjs') as {
    runInstall(): string
  }
  return installer.runInstall()
}

/** An edge function in a real Deno, with the packages of this repository and no network for more. */
export const startDeno = async (
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<DenoProcess> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-deno-'))
  const errors = join(directory, 'errors')
  const port = await freePort()
  const child = spawn(
    findDeno(),
    ['run', '--allow-net', '--allow-env', '--node-modules-dir=manual', '--cached-only', file],
    {
      cwd: dirname(file),
      env: {
        ...environment,
        DENO_DIR: join(directory, 'cache'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        NO_COLOR: '1',
      },
      // A file, not a pipe: when an answer arrives, the lines printed before it are in the file.
      stdio: ['ignore', 'ignore', openSync(errors, 'a')],
    },
  )
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(url, { method: 'OPTIONS' }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(readFileSync(errors, 'utf8'))
    await wait(20)
  }
  return {
    url,
    get lines() {
      return readFileSync(errors, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('Listening on '))
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}
