/** What PostgREST answers a refused request with (docs/contract/data.md §4). */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly retryAfterSeconds: number | undefined
  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      readonly details?: string | null
      readonly hint?: string | null
      readonly retryAfterSeconds?: number
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

type Clause = 'filter' | 'logic tree' | 'select parameter' | 'order' | 'columns parameter' | 'limit'

export const dataErrors = {
  unparsable: (clause: Clause, text: string, column: number, details: string) =>
    new DataError(
      400,
      'PGRST100',
      `"failed to parse ${clause} (${text})" (line 1, column ${column})`,
      { details },
    ),
  /** As PostgreSQL words both. */
  nulInAddress: () =>
    new DataError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00'),
  unstorableText: () =>
    new DataError(400, '22P05', 'unsupported Unicode escape sequence', {
      details: 'NUL and halves of surrogate pairs cannot be converted to text.',
    }),
  tooMuchJson: (excess: string) =>
    new DataError(400, 'PGRST102', 'Empty or invalid json', {
      details: `JSON has ${excess}.`,
    }),
  /** A part of upstream's grammar that this server does not have (decision 190). */
  refused: (part: string) =>
    new DataError(400, 'PGRST100', `${part} refused`, {
      details: 'docs/contract/data.md §2 lists what a query may say.',
    }),
  tooMuch: (what: string, details: string) =>
    new DataError(400, 'PGRST100', `Too many ${what}`, { details }),
  diskNearlyFull: () =>
    new DataError(507, '53100', 'The disk of this site is nearly full', {
      details: 'Nothing can be saved until its operator has made room. Reading and deleting go on.',
    }),
  tooManyAtOnce: () =>
    new DataError(429, '429', 'Too many requests at once', {
      hint: 'Wait for the answers of earlier requests.',
    }),
  rowsNotNamed: (key: readonly string[], most: number) =>
    new DataError(400, 'PGRST100', 'Rows of a change must be named', {
      details: `A change has a filter by eq or in on ${key.join(' and on ')}, for at most ${most} rows.`,
    }),
  tooMuchWritten: () =>
    new DataError(429, '429', 'Too much written', {
      hint: 'Wait a few minutes, then write less at once.',
    }),
  hugeNumber: () =>
    new DataError(400, '22003', 'value overflows numeric format', {
      details: 'An exponent has at most two digits.',
    }),
  /** @param details absent when the time of the token is over */
  expiredToken: (details: string | null = null) =>
    new DataError(401, 'PGRST303', 'JWT expired', { details }),
  emptyOrInvalidJson: () => new DataError(400, 'PGRST102', 'Empty or invalid json'),
  unequalKeys: () => new DataError(400, 'PGRST102', 'All object keys must match'),
  unknownContentType: (type: string) =>
    new DataError(415, 'PGRST102', `Content-Type not acceptable: ${type}`),
  offsetTooLarge: (offset: number, total: number) =>
    new DataError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    }),
  negativeLimit: () =>
    new DataError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'Limit should be greater than or equal to zero.',
    }),
  unknownSchema: (name: string) =>
    new DataError(406, 'PGRST106', `Invalid schema: ${name}`, {
      hint: 'Only the following schemas are exposed: public',
    }),
  unacceptable: (types: string) =>
    new DataError(406, 'PGRST107', `None of these media types are available: ${types}`),
  notSingular: (rows: number) =>
    new DataError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    }),
  unsupportedMethod: (method: string) =>
    new DataError(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  invalidPreferences: (names: readonly string[]) =>
    new DataError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${names.join(', ')}`,
    }),
  tooManyAffected: (rows: number) =>
    new DataError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rows} rows`,
    }),
  invalidPath: () => new DataError(404, 'PGRST125', 'Invalid path specified in request URL'),
  rootDisabled: () => new DataError(404, 'PGRST126', 'Root endpoint metadata is disabled'),
  unknownRelationship: (table: string, other: string) =>
    new DataError(
      400,
      'PGRST200',
      `Could not find a relationship between '${table}' and '${other}' in the schema cache`,
      {
        details: `Searched for a foreign key relationship between '${table}' and '${other}' in the schema 'public', but no matches were found.`,
      },
    ),
  unknownFunction: (name: string) =>
    new DataError(
      404,
      'PGRST202',
      `Could not find the function public.${name} in the schema cache`,
      {
        details: `Searched for the function public.${name}, but no matches were found in the schema cache.`,
      },
    ),
  unknownColumnInBody: (table: string, column: string) =>
    new DataError(
      400,
      'PGRST204',
      `Could not find the '${column}' column of '${table}' in the schema cache`,
    ),
  unknownTable: (name: string, similar: string | undefined) =>
    new DataError(
      404,
      'PGRST205',
      `Could not find the table 'public.${name}' in the schema cache`,
      {
        hint: similar === undefined ? null : `Perhaps you meant the table 'public.${similar}'`,
      },
    ),
  unknownColumn: (table: string, column: string) =>
    new DataError(400, '42703', `column ${table}.${column} does not exist`),
}
