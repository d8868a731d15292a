import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type OpenApp } from '../harness/index.ts'

let opened: OpenApp
beforeAll(async () => {
  opened = await openApp()
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => opened.close())

/** @returns the whole answer to a request that no client library would send */
const send = async (request: string): Promise<string> => {
  const { port } = opened.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(request)
  await closed
  return answer
}

const get = (path: string) => send(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)

it.each(['/?mix=', '/hi?mix=', '/beatboxer?beat='])(
  'a page tells in both languages that the link %s… is too long',
  async (path) => {
    const answer = await get(path + 'a'.repeat(100_000))
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
    expect(answer).toContain('content-type: text/html; charset=utf-8\r\n')
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toContain('This link is too long')
    expect(answer).toContain('यह लिंक बहुत लंबा है')
    expect(answer).toMatch(/<\/html>\n$/)
  },
)

it('a program gets JSON from a service', async () => {
  const answer = await get(`/rest/v1/saved_mixes?id=eq.${'a'.repeat(100_000)}`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('content-type: application/json')
  expect(answer).toContain('"statusCode":431')
})

it('what is no request is refused in JSON', async () => {
  expect(await send('nothing of HTTP\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})
