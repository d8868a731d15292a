import type { Socket } from 'node:net'
import { isAnswering } from '#http/connections/answers-in-turn.ts'
import { refuseConnection, sendAndEnd } from '#http/connections/refuse-connection.ts'
import { isServicePath } from '#http/requests/surface-of.ts'

type ParserError = Error & { readonly code?: string; readonly rawPacket?: unknown }

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const PAGE_TYPE = 'text/html; charset=utf-8'

/** For a visitor whose browser followed a link that is too long for the server: no page of the site can open then. */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dhvani</title></head>
<body><h1>This link is too long</h1>
<p>A link to a mix or a beat is short. This one was changed on its way. Ask for it again, or <a href="/">open Dhvani</a>.</p>
<div lang="hi"><h2>यह लिंक बहुत लंबा है</h2>
<p>किसी मिक्स या ताल का लिंक छोटा होता है। यह रास्ते में बदल गया है। इसे फिर से माँगें, या <a href="/hi">ध्वनि खोलें</a>।</p></div>
</body></html>
`

/** @returns whether the request was one of a program: then it asked a service, not for a page */
const isOfProgram = ({ rawPacket }: ParserError): boolean => {
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.subarray(0, 200).toString('latin1') : ''
  const [, path] = /^[A-Z]+ ([^ ?]*)/.exec(start) ?? []
  return path !== undefined && isServicePath(path)
}

/** Answers what Node's parser refuses. No request exists then, so that no hook and no page runs. */
export const refuseUnparsed = (error: ParserError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (isAnswering(socket)) {
    socket.destroy()
    return
  }
  const status = STATUSES[error.code ?? ''] ?? 400
  if (status === 431 && !isOfProgram(error)) sendAndEnd(socket, status, PAGE_TYPE, PAGE)
  else refuseConnection(socket, status)
}
