import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type OpenApp } from '../harness/index.ts'

let opened: OpenApp
beforeAll(async () => {
  opened = await openApp()
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => opened.close())

/** @returns the first lines of all answers on one connection */
const statusesOf = async (text: string): Promise<string[]> => {
  const socket = connect((opened.app.server.address() as AddressInfo).port, '127.0.0.1')
  let answers = ''
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()))
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(text)
  await closed
  return answers.match(/HTTP\/1\.1 \d+/g) ?? []
}

/** What a proxy may take for a body, and a server for a second request. */
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const post = (headers: string, body: string) =>
  `POST /reports/errors HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

it('answers a second request where the boundary is clear', async () => {
  const clear = post('Content-Length: 2', `{}${HIDDEN}`)
  expect(await statusesOf(clear)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})

// RFC 9112, sections 2.2, 3.2, 5.1, 6.1 and 6.3: what request smuggling is made of.
it.each([
  ['two lengths that differ', post('Content-Length: 0\r\nContent-Length: 2', `{}${HIDDEN}`)],
  [
    'a length and chunks',
    post('Content-Length: 2\r\nTransfer-Encoding: chunked', `0\r\n\r\n${HIDDEN}`),
  ],
  [
    'chunks that are not the last coding',
    post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${HIDDEN}`),
  ],
  ['a space before the colon', post('Content-Length : 2', `{}${HIDDEN}`)],
  ['two hosts', `GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n${HIDDEN}`],
  ['a length with a sign', post('Content-Length: +2', `{}${HIDDEN}`)],
  ['a line that ends without CR', post('X-A: b\nContent-Length: 2', `{}${HIDDEN}`)],
  ['a header in two lines', post('X-A: b\r\n Content-Length: 2', `{}${HIDDEN}`)],
])('answers %s with one refusal and closes the connection', async (_what, text) => {
  expect(await statusesOf(text)).toEqual(['HTTP/1.1 400'])
})
