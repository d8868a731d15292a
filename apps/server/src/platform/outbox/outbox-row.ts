import type { Row } from '../database/database.ts'
import type { OutboxMessage } from './message.ts'

export type OutboxRow = Row & {
  readonly id: number
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly created_at: Date
}

export const OUTBOX_COLUMNS = 'id, channel, recipient, subject, body_text, body_html, created_at'

export const messageOf = (row: OutboxRow): OutboxMessage => ({
  id: row.id,
  channel: row.channel,
  to: row.recipient,
  subject: row.subject,
  text: row.body_text,
  html: row.body_html,
  date: row.created_at,
})
