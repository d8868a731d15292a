import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

export type Smtp = {
  readonly url: string
  /** Raw messages, oldest first. */
  readonly messages: readonly { readonly to: readonly string[]; readonly raw: string }[]
  /** Refuses this many deliveries before it takes one. */
  refuseNext(count: number): void
  stop(): Promise<void>
}

export const startSmtp = async (): Promise<Smtp> => {
  const port = await freePort()
  const messages: { to: string[]; raw: string }[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          done(new Error('Not now'))
          return
        }
        messages.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    refuseNext: (count) => {
      refusals = count
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
