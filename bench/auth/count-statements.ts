type Row = Record<string, unknown>
type Ask = (text: string, values?: readonly unknown[]) => Promise<Row[]>
type Transaction = (work: (tx: { query: Ask }) => Promise<unknown>, options?: object) => unknown

const FUNCTION_CALL = /\bdhvani\.(\w+)\s*\(/g
const READ = /\bselect\b/i
const WRITE = /^\s*(?:begin\s+)?(?:insert|update|delete)\b/i

export type Statements = { readonly reads: number; readonly writes: number }

const calledIn = (text: string): string[] =>
  [...text.matchAll(FUNCTION_CALL)].map(([, name]) => name ?? '')

/**
 * The statements that the database runs for one that it is sent: itself, or those inside the
 * functions that it calls.
 */
const unfold = (text: string, bodies: ReadonlyMap<string, string>): string[] => {
  const called = calledIn(text).flatMap((name) => bodies.get(name) ?? [])
  if (called.length === 0) return [text]
  return called
    .flatMap((body) => body.split(';'))
    .flatMap((part) => [part, ...(calledIn(part).length > 0 ? unfold(part, bodies) : [])])
}

export type StatementCounter = {
  start(): void
  /** @returns the count since it was started */
  stop(): Promise<Statements>
}

/** Counts what really runs, so that the bare route does as much; at rest it costs nothing. */
export const createStatementCounter = (database: {
  query: unknown
  transaction: unknown
}): StatementCounter => {
  let texts: string[] | undefined
  const { query, transaction } = database as { query: Ask; transaction: Transaction }
  const ask = query.bind(database)
  const noting =
    (inner: Ask): Ask =>
    (text, values) => {
      texts?.push(text)
      return inner(text, values)
    }
  Object.assign(database, {
    query: noting(ask),
    transaction: ((work, options) =>
      transaction.call(
        database,
        (tx) => work({ query: noting(tx.query.bind(tx)) }),
        options,
      )) satisfies Transaction,
  })
  return {
    start() {
      texts = []
    },
    async stop() {
      const noted = texts ?? []
      texts = undefined
      const rows = await ask(
        `select p.proname as name, p.prosrc as body from pg_proc p
         join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'dhvani'`,
      )
      const bodies = new Map(rows.map(({ name, body }) => [String(name), String(body)]))
      const statements = noted.flatMap((text) => unfold(text, bodies))
      const writes = statements.filter((text) => WRITE.test(text))
      const reads = statements.filter((text) => !WRITE.test(text) && READ.test(text))
      return { reads: reads.length, writes: writes.length }
    },
  }
}
