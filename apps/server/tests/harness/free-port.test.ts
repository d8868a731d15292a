import { createSocket } from 'node:dgram'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it('keeps a port for its caller while nothing listens on it', async () => {
  const port = await freePort()
  const other = createSocket('udp4')
  const refusal = new Promise((resolve) => {
    other.once('error', resolve)
    other.bind(port, '127.0.0.1', () => resolve('bound'))
  })
  expect(await refusal).toMatchObject({ code: 'EADDRINUSE' })
  other.close()
})
