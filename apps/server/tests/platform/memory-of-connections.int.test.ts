import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createDataDirectory,
  createWavFile,
  freePort,
  startServerProcess,
  type ServerProcess,
} from '../harness/index.ts'

const MEGABYTE = 1_048_576
const CONNECTIONS = 20
/**
 * The answers of one after the other grow it by 10 MB, and by 66 on a busy machine, where garbage is collected late; all
 * answers at once by 200 MB and more.
 */
const ALLOWED_GROWTH = 100 * MEGABYTE
const KEY = 'sb_secret_of_the_memory_test_0123456789'

let directory: string
let server: ServerProcess
let port: number
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-connections-'))
  await createDataDirectory(join(directory, 'data'))
  port = await freePort()
  server = startServerProcess({
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    SERVICE_KEY: KEY,
    LOG_LEVEL: 'fatal',
  })
  await server.ready
  const { status } = await fetch(`${origin()}/storage/v1/object/user-sounds/x/long.wav`, {
    method: 'POST',
    headers: { apikey: KEY, authorization: `Bearer ${KEY}`, 'content-type': 'audio/wav' },
    body: new Uint8Array(createWavFile(600_000)),
  })
  expect(status).toBe(200)
}, 120_000)
afterAll(async () => {
  await server.stop('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

const origin = () => `http://127.0.0.1:${port}`

/** Anonymous memory of the server: what it holds itself, without the kernel's cache of files. */
const held = async (): Promise<number> => {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

/** A connection that asks and reads nothing of what it gets. */
const ask = (text: string): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(text)
  return socket
}

const one = 'GET /storage/v1/object/public/user-sounds/x/long.wav HTTP/1.1\r\nHost: x\r\n\r\n'

/** @returns by how much the memory grew when the server has read all that connections sent */
const growthBy = async (text: string): Promise<number> => {
  const before = await held()
  const sockets = Array.from({ length: CONNECTIONS }, () => ask(text))
  // Later requests are answered after what was read earlier.
  for (let time = 0; time < 5; time += 1) await (await fetch(`${origin()}/healthz`)).text()
  const growth = (await held()) - before
  for (const socket of sockets) socket.destroy()
  return growth
}

it('connections that ask for a file 800 times and read nothing hold a buffer each', async () => {
  // Warm: code is compiled, and the connections have the buffers that they need.
  await growthBy(one)
  expect((await growthBy(one.repeat(800))) / MEGABYTE).toBeLessThan(ALLOWED_GROWTH / MEGABYTE)
}, 60_000)
