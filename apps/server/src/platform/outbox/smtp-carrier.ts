import { createTransport } from 'nodemailer'
import type { Carrier } from './message.ts'

export const createSmtpCarrier = (url: string, from: string): Carrier => {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000 })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html })
    },
    close: () => transport.close(),
  }
}
