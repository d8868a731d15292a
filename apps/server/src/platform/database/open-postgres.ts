import pg from 'pg'
import {
  DatabaseError,
  DatabaseUnavailableError,
  readDatabaseErrorFields,
} from './database-error.ts'
import {
  STATEMENT_TIMEOUT_MS,
  type Database,
  type Queryable,
  type Row,
  type TransactionOptions,
} from './database.ts'
import { createFairSlots } from './fair-slots.ts'
import { identityStatement } from './identity-settings.ts'

const POOL_SIZE = 20
/** Of one person or network: the rest are left to others, however slow its statements are. */
const MOST_OF_ONE = 10
const CONNECT_TIMEOUT_MS = 5_000
/**
 * PostgreSQL itself ends a statement that takes too long. A line that is dead brings nothing, not even that, so that
 * the server gives up a little later.
 */
const SILENCE = 1.25
/** An advisory lock number that no other program on the database uses; it spells "dhva". */
const ADVISORY_LOCK = 0x64687661

/**
 * SQLSTATE classes that say "not now" rather than "not this": 08, 53, 57P0x, and an end for silence in a transaction. A full
 * disk (53100) is none: a new connection finds it full, too.
 */
const isUnavailable = (code: string): boolean => /^(08|53(?!100)|57P0|25P03)/.test(code)

const translate = (error: unknown): Error => {
  const fields = readDatabaseErrorFields(error)
  const message = error instanceof Error ? error.message : String(error)
  if (!fields) return new DatabaseUnavailableError(message, { cause: error })
  return isUnavailable(fields.code)
    ? new DatabaseUnavailableError(message, { cause: error })
    : new DatabaseError(fields)
}

const int8AsNumber: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

const timeoutOf = (url: string, otherwise: number): number => {
  const { searchParams } = new URL(url)
  return Number(searchParams.get('statement_timeout') ?? otherwise)
}

/**
 * @param statementTimeoutMs after this long PostgreSQL cancels a statement (57014), and ends a connection that says
 * nothing in a transaction or in exclusive work: a process that hangs would hold its locks for ever. 0 is never. A
 * `statement_timeout` or `idle_in_transaction_session_timeout` in the address goes before it.
 */
export const openPostgres = async (
  url: string,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    types: int8AsNumber,
  })
  // The next query replaces an idle connection that the database closed.
  pool.on('error', () => undefined)
  // A connection that breaks between two statements of a transaction fails the next statement.
  // Without a listener its error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))

  const patienceMs = timeoutOf(url, statementTimeoutMs) * SILENCE

  /** @param query_timeout of the driver, in milliseconds; 0 waits as long as it takes */
  const ask = async <Found extends Row>(
    client: Pick<pg.PoolClient, 'query'> | pg.Pool,
    text: string,
    values: readonly unknown[],
    query_timeout = patienceMs,
  ): Promise<Found[]> => {
    try {
      const config = { text, values: [...values], query_timeout }
      return (await client.query<Found>(config)).rows
    } catch (error) {
      throw translate(error)
    }
  }

  const slots = createFairSlots(POOL_SIZE, MOST_OF_ONE, CONNECT_TIMEOUT_MS)

  const withClient = async <Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw translate(error)
    })
    let broken: Error | undefined
    try {
      return await work(client)
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) broken = error
      throw error
    } finally {
      client.release(broken)
    }
  }

  const inTransaction = <Result>(
    work: (tx: Queryable) => Promise<Result>,
    options: TransactionOptions,
  ): Promise<Result> =>
    withClient(async (client) => {
      const opening = [ask(client, options.readOnly ? 'begin read only' : 'begin', [])]
      if (options.as) opening.push(ask(client, ...identityStatement(options.as)))
      try {
        await Promise.all(opening)
        const result = await work({ query: (text, values = []) => ask(client, text, values) })
        await ask(client, 'commit', [])
        return result
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) await ask(client, 'rollback', [])
        throw error
      }
    })

  const script = async (client: pg.PoolClient | pg.Pool, text: string): Promise<void> => {
    await client.query(text).catch((error: unknown) => {
      throw translate(error)
    })
  }

  return {
    kind: 'postgres',
    query: (text, values = []) => slots.run(() => ask(pool, text, values)),
    transaction: (work, options = {}) => slots.run(() => inTransaction(work, options)),
    script: (text) => script(pool, text),
    exclusively: (work) =>
      withClient(async (client) => {
        // Migrations take their time, and so does waiting for those of another process.
        await ask(client, 'set statement_timeout = 0', [])
        await ask(client, `set idle_session_timeout = ${statementTimeoutMs}`, [])
        await ask(client, 'select pg_advisory_lock($1)', [ADVISORY_LOCK], 0)
        try {
          return await work({
            query: (text, values = []) => ask(client, text, values, 0),
            script: (text) => script(client, text),
          })
        } finally {
          await ask(client, 'select pg_advisory_unlock($1)', [ADVISORY_LOCK])
          await ask(client, 'reset statement_timeout', [])
          await ask(client, 'reset idle_session_timeout', [])
        }
      }),
    timesReopened: () => 0,
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + slots.waiting(),
    }),
    close: () => pool.end(),
  }
}
