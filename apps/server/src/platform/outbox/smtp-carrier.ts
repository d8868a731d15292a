import { createTransport } from 'nodemailer'
import type { Carrier } from './message.ts'

/**
 * Shorter than a message is claimed for, so that no other replica sends it meanwhile. A server that drips its answers
 * would hold the mails of a batch, and the text messages beside them, for as long as it likes.
 */
export const MAIL_DEADLINE_MS = 45_000
const CONNECT_TIMEOUT_MS = 10_000

/** @param deadlineMs for one message, from the queue of the pool to the server's last word */
export const createSmtpCarrier = (
  url: string,
  from: string,
  deadlineMs = MAIL_DEADLINE_MS,
): Carrier => {
  const open = () =>
    createTransport({
      url,
      pool: true,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: deadlineMs,
    })
  let transport = open()

  /** Ends the connections of the pool with the messages on them, which are tried again. */
  const replace = (late: typeof transport) => {
    if (transport !== late) return
    transport = open()
    ;(late as unknown as { close(options: { force: boolean }): void }).close({ force: true })
  }

  return {
    async send({ to, subject, text, html }) {
      const used = transport
      const timer = setTimeout(() => replace(used), deadlineMs)
      try {
        await used.sendMail({ from, to, subject, text, html })
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
