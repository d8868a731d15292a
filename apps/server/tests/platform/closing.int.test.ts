import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startTestServer } from '../harness/test-server.ts'

it('answers a request that comes over an open connection while the server closes, then closes the connection', async () => {
  const held = Promise.withResolvers<string>()
  const isAsked = Promise.withResolvers<void>()
  const isClosing = Promise.withResolvers<void>()
  const server = await startTestServer({
    extend(app) {
      app.get('/held', () => {
        isAsked.resolve()
        return held.promise
      })
      app.addHook('preClose', async () => isClosing.resolve())
      app.server.on('request', ({ url }) => {
        if (url === '/healthz') held.resolve('let go')
      })
    },
  })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let answers = ''
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()))
  const ended = once(socket, 'close')
  socket.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\n')
  await isAsked.promise
  const closed = server.close()
  await isClosing.promise
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await ended
  await closed
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(answers).toContain('let go')
  expect(answers).toMatch(/connection: close[^]*"status":"up"/i)
})
