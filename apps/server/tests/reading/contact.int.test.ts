import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Platform } from '../../src/platform/platform.ts'
import { buildServer } from '../../src/app.ts'
import { readConfig } from '../../src/start/read-config.ts'
import { openApp } from '../harness/index.ts'

const CLI = fileURLToPath(new URL('../../src/operator/accounts/cli.ts', import.meta.url))
const runFile = promisify(execFile)

const OPERATOR = 'operator@example.com'
const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

type Running = {
  readonly app: FastifyInstance
  readonly platform: Platform
  /** @returns status, and the code of a refusal */
  write(body: unknown, ip?: string): Promise<[number, string?]>
}

const aServer = async (settings: Record<string, string>): Promise<Running> => {
  const { app, config, platform, close } = await openApp(settings)
  closers.push(close)
  return {
    app,
    platform,
    async write(body, remoteAddress = '192.0.2.1') {
      const reply = await app.inject({
        method: 'POST',
        url: '/rest/v1/contact_messages',
        headers: { apikey: config.publishableKey, 'content-type': 'application/json' },
        remoteAddress,
        payload: JSON.stringify(body),
      })
      if (reply.statusCode < 400) return [reply.statusCode]
      return [reply.statusCode, reply.json<{ code: string }>().code]
    },
  }
}

const aMessage = (changes: Record<string, string> = {}) => ({
  name: 'Meera',
  email: 'meera@example.com',
  message: 'The river is lovely.',
  ...changes,
})

/** A mail server that keeps raw mails; `until` resolves when so many have arrived. */
const aMailServer = async () => {
  const mails: { to: string[]; raw: string }[] = []
  const waiting: { count: number; done: () => void }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        for (const { count, done } of waiting) if (mails.length >= count) done()
        callback()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => new Promise<void>((done) => server.close(() => done())))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    until: (count: number) =>
      new Promise<void>((done) => {
        if (mails.length >= count) done()
        else waiting.push({ count, done })
      }),
  }
}

describe('with a mailer', () => {
  let post: Awaited<ReturnType<typeof aMailServer>>
  let server: Running
  beforeAll(async () => {
    post = await aMailServer()
    server = await aServer({ SMTP_URL: post.url, CONTACT_TO: OPERATOR })
  })

  it('mails every stored message to the operator, once', async () => {
    expect(await server.write(aMessage())).toEqual([201])
    expect(await server.write(aMessage({ name: 'Ravi', message: 'The tabla too.' }))).toEqual([201])
    await post.until(2)
    expect(post.mails.map(({ to }) => to)).toEqual([[OPERATOR], [OPERATOR]])
    const raw = post.mails.map((mail) => mail.raw).join('\n')
    expect(raw).toContain('Subject: A message from the contact page')
    expect(raw).toContain('Meera')
    expect(raw).toContain('The tabla too.')
  })

  it('keeps a visitor’s text out of the headers of the mail', async () => {
    const status = await server.write(
      aMessage({
        name: 'Eve\r\nBcc: everyone@example.com\r\nSubject: Prize',
        email: 'eve@example.com\r\nBcc: others@example.com',
        message: '.\r\nDATA\r\nSubject: smuggled\r\n<script>alert(1)</script>',
      }),
    )
    expect(status).toEqual([201])
    await post.until(3)
    const { to, raw } = post.mails[2] ?? { to: [], raw: '' }
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(to).toEqual([OPERATOR])
    expect(headers).not.toMatch(/^bcc:/im)
    expect(headers.match(/^subject:/gim)).toHaveLength(1)
    expect(headers).not.toMatch(/Eve|eve@|Prize/)
    expect(raw.slice(raw.indexOf('text/html'))).not.toContain('<script>')
  })
})

describe('without a mailer', () => {
  let server: Running
  beforeAll(async () => {
    server = await aServer({})
  })

  it('takes one message at a time', async () => {
    expect(await server.write([aMessage(), aMessage()])).toEqual([400, 'PGRST102'])
  })

  it('takes five messages of one address at once and no more', async () => {
    for (let count = 0; count < 5; count += 1) expect(await server.write(aMessage())).toEqual([201])
    expect(await server.write(aMessage())).toEqual([429, '429'])
    expect(await server.write(aMessage(), '192.0.2.2')).toEqual([201])
  })

  it('shows the operator the messages without control characters', async () => {
    const { app, platform, write } = server
    const message = 'Ring the bell\u0007\u001b[31m, please.'
    expect(await write(aMessage({ name: 'Kabir', message }), '192.0.2.3')).toEqual([201])
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const { stdout } = await runFile(process.execPath, [CLI, 'messages'], {
      env: { PUBLIC_URL: url, SERVICE_KEY: platform.serviceKey },
    })
    expect(stdout).toContain('Kabir <meera@example.com>\nRing the bell  [31m, please.')
    expect(stdout.indexOf('Kabir')).toBeLessThan(stdout.indexOf('Meera'))
  })

  it('mails messages that were stored before CONTACT_TO was set', async () => {
    const { platform } = server
    const before = await platform.database.query('select recipient from dhvani.outbox')
    expect(before).toEqual([])
    const config = readConfig({ CONTACT_TO: OPERATOR })
    const again = await buildServer({ ...platform, config })
    await again.close()
    const mails = await platform.database.query('select recipient from dhvani.outbox')
    expect(mails).toEqual(Array.from({ length: 7 }, () => ({ recipient: OPERATOR })))
  })
})
