import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWavFile, freePort, startServerProcess } from '../harness/index.ts'

const MEGABYTE = 1_048_576
const ALLOWED_GROWTH = 20 * MEGABYTE

/** Anonymous memory of a process: what it holds itself, without the kernel's cache of files. */
const heldBy = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

it(
  'grows by less than 20 MB while ten uploads of 50 MB arrive at once',
  { timeout: 120_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'dhvani-memory-'))
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const key = 'sb_secret_of_the_memory_test_0123456789'
    const server = startServerProcess({
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      SERVICE_KEY: key,
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: '--max-semi-space-size=1',
    })
    const bytes = new Uint8Array(createWavFile(50 * 1_000_000))
    const send = (name: string, body = bytes) =>
      fetch(`${origin}/storage/v1/object/user-sounds/${name}`, {
        method: 'POST',
        headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'audio/wav' },
        body,
      })
    try {
      await server.ready
      // Warm: code is compiled, and ten uploads at once have the buffers that they need at any length.
      const short = new Uint8Array(createWavFile(8_000_000))
      for (let round = 0; round < 2; round += 1)
        for (const { status } of await Promise.all(
          Array.from({ length: 10 }, (_, index) => send(`warm/${round}-${index}.wav`, short)),
        ))
          expect(status).toBe(200)
      const before = await heldBy(server.child.pid ?? 0)
      let most = before
      let isDone = false
      const watching = (async () => {
        while (!isDone) {
          most = Math.max(most, await heldBy(server.child.pid ?? 0))
          await wait(20)
        }
      })()
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => send(`x/${index}.wav`)),
      )
      isDone = true
      await watching
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200))
      expect((most - before) / MEGABYTE).toBeLessThan(ALLOWED_GROWTH / MEGABYTE)
    } finally {
      await server.stop('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
)
