import type { Clock } from '../clock/clock.ts'
import type { Queryable } from '../database/database.ts'
import type { Message } from './message.ts'

export type Backlog = {
  readonly channel: Message['channel']
  readonly waiting: number
  /** Messages that no further try will send. */
  readonly failed: number
  /** When the oldest that waits was posted; `null` where none waits. */
  readonly oldestAt: Date | null
}

/**
 * Where messages wait for delivery. Posting is part of the transaction that causes the message,
 * so both happen or neither, and a slow mail server holds up no request.
 */
export type Outbox = {
  post(tx: Queryable, message: Message): Promise<void>
  /** Call it after the transaction: it makes the outbox look for messages to send. */
  nudge(): void
  /** What each channel with a carrier still has to send. */
  backlog(): Promise<readonly Backlog[]>
  close(): Promise<void>
}

/** Longer subjects and recipients come from no template, and from no address that the server takes. */
const LONGEST_HEADER = 320

/** A line that ends early or turns its letters round says something else than its template. */
const requireHeader = (text: string): void => {
  if (text.length > LONGEST_HEADER || /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text))
    throw new Error('A subject or recipient is too long or has a sign that no line has.')
}

export const postMessage = async (tx: Queryable, clock: Clock, message: Message): Promise<void> => {
  requireHeader(message.subject)
  requireHeader(message.to)
  await tx.query(
    `insert into dhvani.outbox
       (channel, recipient, subject, body_text, body_html, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [message.channel, message.to, message.subject, message.text, message.html, clock.now()],
  )
}
