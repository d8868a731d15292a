import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { OutboxMessage } from '#platform/outbox/message.ts'
import { readMailbox } from '#platform/outbox/mailbox.ts'
import type { Platform } from '#platform/platform.ts'
import { renderMailboxPage } from './render-mailbox-page.ts'

const FORWARDING = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']

const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  return (
    bare === 'localhost' ||
    bare.endsWith('.localhost') ||
    bare === '::1' ||
    (isIP(bare) === 4 && bare.startsWith('127.'))
  )
}

/**
 * Whether a request was made on this machine by somebody who sees it. A TLS proxy beside us must
 * not publish reset links, and a foreign page must not reach us under a name of its own.
 */
const isFromThisMachine = (request: FastifyRequest): boolean => {
  const wasForwarded = Object.keys(request.headers).some(
    (name) => FORWARDING.includes(name) || name.startsWith('x-forwarded-'),
  )
  const peer = request.raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  return !wasForwarded && isLoopback(peer) && isLoopback(host)
}

const renderMessage = ({ to, subject, text, html, date }: OutboxMessage) => ({
  to,
  subject,
  text,
  html,
  date: date.toISOString(),
})

/** Mail on a machine without a mailer (docs/contract/product.md §10). */
export const registerMailbox = (app: FastifyInstance, platform: Platform): void => {
  if (platform.config.delivery !== 'mailbox') return
  const onlyHere = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isFromThisMachine(request)) return
    reply.callNotFound()
    return reply
  }
  app.get('/mailbox.json', { onRequest: onlyHere }, async (_request, reply) => {
    const messages = await readMailbox(platform.database)
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
      .send(renderMailboxPage(await readMailbox(platform.database))),
  )
}
