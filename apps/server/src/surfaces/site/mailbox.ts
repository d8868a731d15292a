import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/endpoint.ts'
import { isLoopbackHost } from '#platform/loopback.ts'
import type { OutboxMessage } from '#platform/outbox/message.ts'
import { readMailbox } from '#platform/outbox/mailbox.ts'
import type { Platform } from '#platform/platform.ts'
import { renderMailboxPage } from './render-mailbox-page.ts'

const FORWARDING = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']

/**
 * Whether a person at this machine made the request. A TLS proxy on this machine must not publish
 * reset links, and a foreign page must not reach the mailbox under a host name of its own.
 */
const isFromThisMachine = (request: FastifyRequest): boolean => {
  const wasForwarded = Object.keys(request.headers).some(
    (name) => FORWARDING.includes(name) || name.startsWith('x-forwarded-'),
  )
  const peer = request.raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  return !wasForwarded && isLoopbackHost(peer) && isLoopbackHost(host)
}

const renderMessage = ({ to, subject, text, html, date }: OutboxMessage) => ({
  to,
  subject,
  text,
  html,
  date: date.toISOString(),
})

/** Mail on a machine without a mailer (docs/contract/product.md §10). */
export const serveMailbox: Endpoint<Platform> = (app, { config, database }) => {
  if (config.delivery !== 'mailbox') return
  const onlyHere = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isFromThisMachine(request)) return
    reply.callNotFound()
    return reply
  }
  app.get('/mailbox.json', { onRequest: onlyHere }, async (_request, reply) => {
    const messages = await readMailbox(database)
    return reply.header('cache-control', 'no-store').send(messages.map(renderMessage))
  })
  app.get('/mailbox', { onRequest: onlyHere }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(renderMailboxPage(await readMailbox(database))),
  )
}
