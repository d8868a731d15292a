import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { OutboxMessage } from './message.ts'
import { messageOf, OUTBOX_COLUMNS, type OutboxRow } from './outbox-row.ts'
import { postMessage, type Outbox } from './outbox.ts'

/** Older messages are deleted. */
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
    backlog: () => Promise.resolve([]),
    close: async () => {
      await pruning
    },
  }
}

/** Newest first. */
export const readMailbox = async (database: Database): Promise<OutboxMessage[]> => {
  const rows = await database.query<OutboxRow>(
    `select ${OUTBOX_COLUMNS} from dhvani.outbox order by id desc limit $1`,
    [KEPT],
  )
  return rows.map(messageOf)
}
