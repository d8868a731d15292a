import type { Clock } from '../clock/clock.ts'
import type { Database, Row } from '../database/database.ts'
import type { OutboxMessage } from './message.ts'
import { postMessage, type Outbox } from './outbox.ts'

/** More than anybody reads; older messages go. */
const KEPT = 500

/** On a machine without a mailer, messages stay in the outbox and are read there. */
export const createMailboxOutbox = (database: Database, clock: Clock): Outbox => {
  let pruning: Promise<unknown> = Promise.resolve()
  let posted = 0
  return {
    post: (tx, message) => postMessage(tx, clock, message),
    nudge() {
      posted += 1
      if (posted % 50 !== 0) return
      pruning = pruning.then(() =>
        database.query(
          'delete from dhvani.outbox where id <= (select max(id) from dhvani.outbox) - $1',
          [KEPT],
        ),
      )
    },
    close: async () => {
      await pruning
    },
  }
}

type MailboxRow = Row & {
  id: number
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  body_text: string
  body_html: string
  created_at: Date
}

/** Newest first. */
export const readMailbox = async (database: Database): Promise<OutboxMessage[]> => {
  const rows = await database.query<MailboxRow>(
    `select id, channel, recipient, subject, body_text, body_html, created_at
     from dhvani.outbox order by id desc limit $1`,
    [KEPT],
  )
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    date: row.created_at,
  }))
}
