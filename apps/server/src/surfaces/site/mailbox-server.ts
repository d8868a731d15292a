import Fastify, { type FastifyInstance } from 'fastify'
import { securityHeaders } from '#http/answers/security-headers.ts'
import type { OutboxMessage } from '#platform/outbox/message.ts'
import { readMailbox } from '#platform/outbox/mailbox.ts'
import type { Platform } from '#platform/platform.ts'
import { onlyFromThisMachine } from './from-this-machine.ts'
import { renderMailboxPage } from './render-mailbox-page.ts'

/** A port of its own that shows the mails, opened at the first use. */
export type MailboxServer = {
  /** @returns the number of the port */
  open(): Promise<number>
  close(): Promise<void>
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'"

const renderMessage = ({ to, subject, text, html, date }: OutboxMessage) => ({
  to,
  subject,
  text,
  html,
  date: date.toISOString(),
})

const listen = async (platform: Platform): Promise<FastifyInstance> => {
  const { config, database } = platform
  const app = Fastify({ forceCloseConnections: true })
  await app.register(securityHeaders, platform)
  app.addHook('onRequest', onlyFromThisMachine)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/mailbox.json', async () => (await readMailbox(database)).map(renderMessage))
  app.get('/mailbox', async (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(renderMailboxPage(await readMailbox(database))),
  )
  try {
    await app.listen({ port: 0, host: config.host })
  } catch (error) {
    await app.close()
    throw error
  }
  return app
}

const portOf = (app: FastifyInstance): number => {
  const [address] = app.addresses()
  if (typeof address !== 'object') throw new Error('The mailbox listens nowhere.')
  return address.port
}

export const createMailboxServer = (platform: Platform): MailboxServer => {
  let opened: Promise<FastifyInstance> | undefined
  return {
    async open() {
      opened ??= listen(platform)
      try {
        return portOf(await opened)
      } catch (error) {
        opened = undefined
        throw error
      }
    },
    async close() {
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}
