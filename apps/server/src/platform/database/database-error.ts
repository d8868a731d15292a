/** A refusal by PostgreSQL, the same for both drivers. */
export type DatabaseErrorFields = {
  readonly code: string
  readonly message: string
  readonly detail?: string | undefined
  readonly hint?: string | undefined
  readonly schema?: string | undefined
  readonly table?: string | undefined
  readonly column?: string | undefined
  readonly constraint?: string | undefined
}

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly fields: DatabaseErrorFields
  constructor(fields: DatabaseErrorFields) {
    super(fields.message)
    this.fields = fields
  }
  get code(): string {
    return this.fields.code
  }
}

/** The database cannot be asked at all: it is gone, closing or refuses connections. */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError'
}

/** The embedded database was ended because it did not answer, and is being opened anew. */
export class DatabaseReopeningError extends DatabaseUnavailableError {
  override readonly name = 'DatabaseReopeningError'
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const FIELD_NAMES = ['detail', 'hint', 'schema', 'table', 'column', 'constraint'] as const

/** Reads the fields of an error that a driver threw; `undefined` when it is not PostgreSQL's. */
export const readDatabaseErrorFields = (error: unknown): DatabaseErrorFields | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const source = error as Record<string, unknown>
  const code = text(source.code)
  if (!code || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  return {
    code,
    message: text(source.message) ?? 'database error',
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, text(source[name])])),
  }
}

const QUERY_CANCELED = '57014'

/** @returns whether PostgreSQL cancelled a statement because it took too long */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === QUERY_CANCELED

const DISK_FULL = '53100'

/** @returns whether a statement found no room on the disk of the database, which goes on reading and deleting */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === DISK_FULL

const FOREIGN_KEY_VIOLATION = '23503'

/** @returns whether a row was not written because the row it refers to is gone */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION

const SESSION_ENDED = 'DH401'

/** @returns whether a transaction did not begin because the session of its caller has ended */
export const isSessionEnded = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === SESSION_ENDED

const UNIQUE_VIOLATION = '23505'
/** A policy or a missing grant refuses. */
export const INSUFFICIENT_PRIVILEGE = '42501'

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError &&
  error.code === UNIQUE_VIOLATION &&
  (constraint === undefined || error.fields.constraint === constraint)
