import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { OddRequest } from './grammar/odd-request.ts'

export type Answer = {
  /** Absent when the server closed the connection without an answer. */
  readonly status: number | undefined
  readonly body: string
  readonly ms: number
}

/** A server that has not answered by now never will. */
const PATIENCE_MS = 20_000

export type Sender = {
  send(request: OddRequest): Promise<Answer>
  close(): void
}

/** Node refuses other targets as it refuses a broken line, with an answer that knows no method. */
const isSendable = (path: string): boolean => /^(?:\/|https?:)[!-[\]-~]*$/.test(path)

type Reply = Omit<Answer, 'ms'>

const closed = (body: string): Reply => ({ status: undefined, body })

/** Sends as bytes, reads until the server closes the connection. */
const sendRaw = (port: number, request: OddRequest): Promise<Reply> =>
  new Promise((resolve) => {
    const { method, path, headers, body, rawLine } = request
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      ...(rawLine === undefined ? [] : [rawLine]),
      ...Object.entries(headers)
        .filter(([name]) => name !== 'connection')
        .map(([name, value]) => `${name}: ${value}`),
      ...(body === undefined ? [] : [`content-length: ${body.length}`]),
    ]
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(body === undefined ? head : Buffer.concat([head, body])),
    )
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', (error) => resolve(closed(error.message)))
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString()
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      resolve({ status: status === undefined ? undefined : Number(status), body: text })
    })
  })

const sendWith = (agent: Agent, port: number, request: OddRequest): Promise<Reply> =>
  new Promise((resolve) => {
    const { method, path, headers, body } = request
    const sent = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(body.length) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', (error) => resolve(closed(error.message)))
        response.on('end', () =>
          resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer')))
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a connection that had been idle while this request was on its way.
      const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET'
      resolve(wasIdle ? sendWith(new Agent(), port, request) : closed(error.message))
    })
    sent.end(body)
  })

/** @param connections how many connections stay open */
export const createSender = (port: number, connections: number): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    async send(request) {
      const began = performance.now()
      const isRaw = request.rawLine !== undefined || !isSendable(request.path)
      const reply = await (isRaw ? sendRaw(port, request) : sendWith(agent, port, request))
      return { ...reply, ms: performance.now() - began }
    },
    close: () => agent.destroy(),
  }
}
