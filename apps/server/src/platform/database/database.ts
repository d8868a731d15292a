/** How long a statement may take. Shorter than the deadline of auth's handlers, so that it ends first. */
export const STATEMENT_TIMEOUT_MS = 8_000

/** A row as the driver gives it: timestamps are `Date`, `int8` is a number, json is parsed. */
export type Row = Record<string, unknown>

/**
 * Something that answers SQL. Values go in as text, numbers, booleans, `Date`, `null`, arrays of
 * these, and JSON as a string (`JSON.stringify`) behind a `::jsonb` cast: the two drivers differ
 * on everything else.
 */
export type Queryable = {
  query<Found extends Row = Row>(text: string, values?: readonly unknown[]): Promise<Found[]>
}

/** A session of the auth service and the person it belongs to; both are UUIDs. */
export type SessionIds = { readonly id: string; readonly userId: string }

/** The name that a transaction runs in: row-level security sees this and nothing else. */
export type DatabaseIdentity = {
  readonly role: 'anon' | 'authenticated' | 'service_role'
  /** The session of a person's token. A transaction whose session has ended does not begin. */
  readonly session?: SessionIds | undefined
  /** More settings for the transaction, e.g. `request.jwt.claims`. */
  readonly settings?: Readonly<Record<string, string>>
}

export type TransactionOptions = {
  /** Absent: the server itself, which owns every table. */
  readonly as?: DatabaseIdentity
  readonly readOnly?: boolean
}

/** How busy the connections are at this moment. */
export type DatabaseLoad = {
  readonly busy: number
  readonly idle: number
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number
}

/** Our PostgreSQL: embedded (PGlite) or a server. Both speak the same SQL. */
export type Database = Queryable & {
  readonly kind: 'pglite' | 'postgres'
  /**
   * Runs `work` in one transaction; commits when it resolves, rolls back when it throws.
   *
   * Inside `work` ask `tx` only. The embedded database has one connection: a query to the database
   * itself would wait for the end of the transaction that waits for the query.
   */
  transaction<Result>(
    work: (tx: Queryable) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  /** Several statements in one text, without values: migrations. */
  script(text: string): Promise<void>
  /** One process on this database at a time runs such work; the others wait. */
  exclusively<Result>(work: (tx: Queryable & ScriptRunner) => Promise<Result>): Promise<Result>
  /**
   * How often the embedded database was ended since the start, because it did not answer, to be
   * opened anew. Always 0 for a server.
   */
  timesReopened(): number
  load(): DatabaseLoad
  close(): Promise<void>
}

export type ScriptRunner = { script(text: string): Promise<void> }
