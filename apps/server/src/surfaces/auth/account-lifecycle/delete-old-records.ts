import type { Database } from '#platform/database/database.ts'

const DAY_MS = 86_400_000
/**
 * A revoked token that comes back tells that two hold the session. Someone who was away for longer than this
 * only learns that their token is unknown (decision 146).
 */
const REVOKED_TOKEN_DAYS = 90
const AUDIT_DAYS = 365
/** Few enough that no other statement waits long for the embedded database. */
const BATCH = 500

/** How many rows were deleted, by kind. */
export type DeletedRecords = {
  readonly refreshTokens: number
  readonly auditEntries: number
}

/** The parent of an active token stays: a browser that lost the answer to its refresh presents it again. */
const REVOKED_TOKENS = `
  delete from auth.refresh_tokens where id in (
    select old.id from auth.refresh_tokens old
    where old.revoked and old.updated_at < $1 and not exists (
      select from auth.refresh_tokens active where active.parent = old.token and not active.revoked
    ) limit ${BATCH}
  ) returning id`

const AUDIT_ENTRIES = `
  delete from auth.audit_log_entries where id in (
    select id from auth.audit_log_entries where created_at < $1 limit ${BATCH}
  ) returning id`

const deleteInBatches = async (
  database: Database,
  statement: string,
  before: Date,
): Promise<number> => {
  let deleted = 0
  for (;;) {
    const { length } = await database.query(statement, [before])
    deleted += length
    if (length < BATCH) return deleted
  }
}

/** Deletes the records that a site would collect for ever: used refresh tokens and entries of the audit log. */
export const deleteOldRecords = async (database: Database, now: Date): Promise<DeletedRecords> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return {
    refreshTokens: await deleteInBatches(database, REVOKED_TOKENS, daysAgo(REVOKED_TOKEN_DAYS)),
    auditEntries: await deleteInBatches(database, AUDIT_ENTRIES, daysAgo(AUDIT_DAYS)),
  }
}
