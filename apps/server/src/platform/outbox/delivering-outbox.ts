import type { Clock } from '../clock/clock.ts'
import type { Database, Row } from '../database/database.ts'
import type { Carrier } from './message.ts'
import { messageOf, OUTBOX_COLUMNS, type OutboxRow } from './outbox-row.ts'
import { postMessage, type Backlog, type Outbox } from './outbox.ts'

const AT_ONCE = 10
/** After so long, another replica takes the message over. */
const CLAIM_MS = 60_000
const LOOK_EVERY_MS = 5_000
/** Waits between attempts; after the last the message is kept as failed. */
const RETRY_AFTER_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000]

const CLAIM = `
  update dhvani.outbox set claimed_until = $2, attempts = attempts + 1
  where id in (
    select id from dhvani.outbox
    where failed_at is null and next_attempt_at <= $1 and channel = any($3)
      and (claimed_until is null or claimed_until <= $1)
    order by next_attempt_at limit ${AT_ONCE} for update skip locked
  )
  returning ${OUTBOX_COLUMNS}, attempts
`

const BACKLOG = `
  select channel, count(id) filter (where failed_at is null)::int as waiting,
    count(id) filter (where failed_at is not null)::int as failed,
    min(created_at) filter (where failed_at is null) as "oldestAt"
  from unnest($1::text[]) as channel left join dhvani.outbox using (channel)
  group by channel
`

type ClaimedRow = OutboxRow & { readonly attempts: number }

/**
 * Sends the messages of channels that have a carrier, with retries. Any replica may send messages
 * that another one posted. Messages of other channels stay, for the local mailbox.
 */
export const createDeliveringOutbox = (
  database: Database,
  clock: Clock,
  carriers: Readonly<Partial<Record<'mail' | 'sms', Carrier>>>,
  onProblem: (message: string) => void,
): Outbox => {
  const channels = Object.keys(carriers)
  let closed = false
  let working: Promise<void> | undefined
  let again = false

  const settle = async (row: ClaimedRow) => {
    try {
      await carriers[row.channel]?.send(messageOf(row))
      // Messages hold one-time codes, so a delivered one is not kept.
      await database.query('delete from dhvani.outbox where id = $1', [row.id])
    } catch (error) {
      const wait = RETRY_AFTER_MS[row.attempts - 1]
      const now = clock.now()
      const problem = (error as Error).message
      onProblem(`Message ${row.id} was not taken (attempt ${row.attempts}): ${problem}`)
      await database.query(
        `update dhvani.outbox
         set claimed_until = null, last_problem = $2, next_attempt_at = $3, failed_at = $4
         where id = $1`,
        [row.id, problem, new Date(now.getTime() + (wait ?? 0)), wait === undefined ? now : null],
      )
    }
  }

  const work = async () => {
    do {
      again = false
      const now = clock.now()
      const rows = await database.query<ClaimedRow>(CLAIM, [
        now,
        new Date(now.getTime() + CLAIM_MS),
        channels,
      ])
      await Promise.all(rows.map(settle))
      if (rows.length === AT_ONCE) again = true
    } while (again && !closed)
  }

  const nudge = () => {
    if (closed) return
    again = true
    working ??= work()
      .catch((error: unknown) => onProblem((error as Error).message))
      .finally(() => {
        working = undefined
      })
  }
  const timer = setInterval(nudge, LOOK_EVERY_MS)
  nudge()

  return {
    post: (tx, message) => postMessage(tx, clock, message),
    nudge,
    backlog: () => database.query<Row & Backlog>(BACKLOG, [channels]),
    async close() {
      closed = true
      clearInterval(timer)
      await working
      for (const channel of ['mail', 'sms'] as const) carriers[channel]?.close()
    },
  }
}
