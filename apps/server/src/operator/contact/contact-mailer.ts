import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Row } from '#platform/database/database.ts'
import type { Outbox } from '#platform/outbox/outbox.ts'
import { renderContactMail } from './contact-mail.ts'

const AT_ONCE = 20

/**
 * Marks messages that were not mailed yet. Mark and mail are one transaction, and the mark is
 * unique: of several replicas only one posts the mail, and after a crash the next look posts it.
 */
const CLAIM = `
  with waiting as (
    select id from public.contact_messages as written
    where not exists (
      select 1 from dhvani.contact_mailings as done where done.message_id = written.id
    )
    order by created_at limit ${AT_ONCE}
  ), claimed as (
    insert into dhvani.contact_mailings (message_id, posted_at)
    select id, $1 from waiting on conflict do nothing
    returning message_id
  )
  select name, email, message, created_at from public.contact_messages
  where id in (select message_id from claimed)
  order by created_at
`

type WaitingRow = Row & { name: string; email: string; message: string; created_at: Date }

export type ContactMailer = {
  /** Posts a mail for every message that has none yet; resolves when none is left. */
  work(): Promise<void>
}

type ContactMailerParts = {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  /** The operator's address. */
  readonly to: string
}

export const createContactMailer = (parts: ContactMailerParts): ContactMailer => {
  const { database, clock, outbox, to } = parts
  const postSome = () =>
    database.transaction(async (tx) => {
      const rows = await tx.query<WaitingRow>(CLAIM, [clock.now()])
      for (const { name, email, message, created_at: writtenAt } of rows)
        await outbox.post(tx, renderContactMail(to, { name, email, message, writtenAt }))
      return rows.length
    })
  return {
    async work() {
      let posted = AT_ONCE
      while (posted === AT_ONCE) {
        posted = await postSome()
        if (posted > 0) outbox.nudge()
      }
    },
  }
}
