import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Answers on a connection itself, past any request on it, and ends it. */
export const sendAndEnd = (socket: Socket, status: number, type: string, body: string): void => {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Says why in JSON, and ends the connection. */
export const refuseConnection = (
  socket: Socket,
  status: number,
  message = STATUS_CODES[status],
): void => {
  const body = { error: STATUS_CODES[status], message, statusCode: status }
  sendAndEnd(socket, status, 'application/json; charset=utf-8', JSON.stringify(body))
}
