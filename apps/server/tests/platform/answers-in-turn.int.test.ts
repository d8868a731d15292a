import Fastify from 'fastify'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answersInTurn, MOST_WAITING } from '../../src/http/connections/answers-in-turn.ts'
import { refuseUnparsed } from '../../src/http/answers/refuse-unparsed.ts'

/** Nothing here measures time. */
const PATIENCE = { timeout: 50_000, interval: 5 }
const app = Fastify({ clientErrorHandler: refuseUnparsed })
let port: number
/** The numbers of the requests that are handled and not answered, and what ends each. */
const underWay = new Map<string, () => void>()
const handled: string[] = []
let mostAtOnce = 0

beforeAll(async () => {
  await app.register(answersInTurn)
  app.get('/held/:number', async (request) => {
    const { number } = request.params as { number: string }
    handled.push(number)
    await new Promise<void>((resolve) => {
      underWay.set(number, resolve)
      mostAtOnce = Math.max(mostAtOnce, underWay.size)
    })
    underWay.delete(number)
    return `answer ${number}`
  })
  app.post('/echo', (request) => request.body)
  app.get('/begun', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-length': '1000' }).write('begun')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())
beforeEach(() => {
  underWay.clear()
  handled.length = 0
  mostAtOnce = 0
})

const open = (): { readonly socket: Socket; answers(): string } => {
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()))
  // What a server closes with unread requests ends in a reset.
  socket.on('error', () => undefined)
  return { socket, answers: () => answers }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => get(`/held/${index}`)).join('')

const answerAll = async (count: number) => {
  for (let number = 0; number < count; number += 1) {
    await vi.waitFor(() => expect(underWay.has(String(number))).toBe(true), PATIENCE)
    underWay.get(String(number))?.()
  }
}

it('handles the requests of one connection one after the other', async () => {
  const count = 1 + MOST_WAITING
  const { socket, answers } = open()
  socket.write(many(count))
  await answerAll(count)
  await vi.waitFor(() => expect(answers()).toContain(`answer ${count - 1}`), PATIENCE)
  const numbers = Array.from({ length: count }, (_, index) => String(index))
  expect(handled).toEqual(numbers)
  expect(answers().match(/(?<=answer )\d+/g)).toEqual(numbers)
  expect(mostAtOnce).toBe(1)
  socket.destroy()
})

it('takes more over the same connection when the answers have left', async () => {
  const { socket, answers } = open()
  for (let round = 1; round <= 3; round += 1) {
    socket.write(many(MOST_WAITING))
    await answerAll(MOST_WAITING)
    await vi.waitFor(
      () => expect(answers().match(/answer/g)).toHaveLength(round * MOST_WAITING),
      PATIENCE,
    )
  }
  socket.destroy()
})

it('ends a connection on which more requests wait, says why, and handles none of them', async () => {
  const { socket, answers } = open()
  const closed = once(socket, 'close')
  socket.write(many(800))
  await closed
  expect(answers()).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n[^]*connection: close\r\n/)
  expect(answers()).toContain('"message":"Too many requests wait on this connection."')
  for (const end of underWay.values()) end()
  await vi.waitFor(() => expect(underWay.size).toBe(0), PATIENCE)
  expect(handled).toEqual(['0'])
})

it.each([
  ['too many requests', many(800)],
  ['what is no request', 'nothing of HTTP\r\n\r\n'],
])('writes nothing into an answer that has begun, after %s', async (_, more) => {
  const { socket, answers } = open()
  const closed = once(socket, 'close')
  socket.write(get('/begun'))
  await vi.waitFor(() => expect(answers()).toContain('begun'), PATIENCE)
  socket.write(more)
  await closed
  expect(answers()).toMatch(/begun$/)
  expect(handled).toEqual([])
})

it('reads the body of a request when its turn comes', async () => {
  const { socket, answers } = open()
  const body = 'x'.repeat(300_000)
  const post = `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  socket.write(get('/held/0') + post + get('/held/1'))
  await vi.waitFor(() => expect(underWay.size).toBe(1), PATIENCE)
  await answerAll(2)
  await vi.waitFor(() => expect(answers()).toContain('answer 1'), PATIENCE)
  expect(answers()).toContain(body)
  socket.destroy()
})
