import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { OutboxMessage } from './message.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

const DEADLINE_MS = 200
const sockets = new Set<Socket>()
let server: Server
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** Says one line of an answer again and again, and never the last one. */
const aTarPit = async (): Promise<string> => {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    const timer = setInterval(() => socket.write('220-wait\r\n'), 10)
    socket.on('close', () => clearInterval(timer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const message: OutboxMessage = {
  id: 1,
  date: new Date(0),
  channel: 'mail',
  to: 'a@example.com',
  subject: 'A mail',
  text: 'A mail',
  html: '<p>A mail</p>',
}

it('gives a message up that a server takes without end, and ends the connection', async () => {
  const carrier = createSmtpCarrier(await aTarPit(), 'b@example.com', DEADLINE_MS)
  await expect(carrier.send(message)).rejects.toThrow()
  const [socket] = sockets
  if (socket && !socket.closed) await once(socket, 'close')
  await expect(carrier.send(message)).rejects.toThrow()
  expect(sockets.size).toBe(2)
  carrier.close()
})
