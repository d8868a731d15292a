import Fastify from 'fastify'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { StoreUnavailableError, type Blobs } from './blobs.ts'
import { openS3Blobs } from './s3-blobs.ts'

/** Long enough that a busy machine connects and reads within them. */
const TIMES = { answerMs: 1000, silenceMs: 1000 }
/** More than the system's buffers of both ends take. */
const MANY_BYTES = 16 * 1_048_576
const NEW_UPLOAD =
  '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>'

let asked: string[] = []
let open: Socket[] = []
const answers: Record<string, (response: ServerResponse) => void> = {
  stops: (response) => {
    response.writeHead(200, { 'content-length': MANY_BYTES }).write(Buffer.alloc(100_000))
  },
  drips: (response) => {
    const drip = setInterval(() => response.write('a'), 20)
    response.once('close', () => clearInterval(drip))
  },
  whole: (response) => response.end(Buffer.alloc(MANY_BYTES)),
}

const store = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
  asked.push(`${request.method} ${searchParams.get('partNumber') ?? ''}`.trim())
  open.push(request.socket)
  request.resume()
  if (searchParams.has('uploads')) response.end(NEW_UPLOAD)
  else if (searchParams.has('list-type')) answers.stops?.(response)
  else answers[pathname.split('/').at(-1) ?? '']?.(response)
})

const portOf = (server: Server): number => (server.address() as AddressInfo).port

let folder: string
let blobs: Blobs
const lines: string[] = []
const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } })
app.get<{ Params: { key: string } }>('/:key', async (request, reply) =>
  reply.send(await blobs.open(request.params.key)),
)
beforeAll(async () => {
  store.listen(0, '127.0.0.1')
  await once(store, 'listening')
  folder = await mkdtemp(join(tmpdir(), 'dhvani-test-'))
  blobs = openS3Blobs(
    {
      endpoint: `http://127.0.0.1:${portOf(store)}`,
      region: 'us-east-1',
      bucket: 'files',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    },
    '',
    { path: async () => join(folder, 'file'), close: async () => undefined },
    TIMES,
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await blobs.close()
  store.closeAllConnections()
  store.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  asked = []
  open = []
})

it.each(['stops', 'drips'])('closes both connections of a file whose store %s', async (key) => {
  const reader = connect(portOf(app.server), '127.0.0.1').resume()
  reader.write(`GET /${key} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(reader, 'close')
  await vi.waitFor(() => expect(open.every(({ destroyed }) => destroyed)).toBe(true), {
    timeout: 30_000,
  })
  expect(lines.splice(0).join()).toContain('stopped in the middle')
})

it('waits for a reader who pauses', async () => {
  const file = await blobs.open('whole')
  let bytes = 0
  for await (const chunk of file) {
    if (bytes === 0) await wait(3 * TIMES.silenceMs)
    bytes += (chunk as Buffer).length
  }
  expect(bytes).toBe(MANY_BYTES)
})

it('gives a list up that stops', async () => {
  await expect(blobs.list()[Symbol.asyncIterator]().next()).rejects.toThrow(StoreUnavailableError)
})

it.each([
  ['a file', 1000],
  ['a part of a file', 6 * 1_048_576],
])('asks once to take %s and gives up', async (_what, size) => {
  const path = await blobs.temporaryPath()
  await writeFile(path, Buffer.alloc(size))
  const began = performance.now()
  await expect(blobs.adopt('silent', path)).rejects.toThrow(StoreUnavailableError)
  expect(performance.now() - began).toBeLessThan(2 * TIMES.answerMs)
  await wait(3 * TIMES.answerMs)
  expect(asked).toEqual([...new Set(asked)])
  expect(asked.some((request) => request.startsWith('PUT'))).toBe(true)
  expect(open.every(({ destroyed }) => destroyed)).toBe(true)
})
