import { INSUFFICIENT_PRIVILEGE } from '#platform/database/database-error.ts'

/** First match wins (docs/contract/data.md §4). */
const STATUS_OF_STATE: readonly (readonly [RegExp, number])[] = [
  [/^08|^53|^57P0/, 503],
  [/^25006$/, 405],
  [/^(23503|23505)$/, 409],
  [/^(0L|0P|28)/, 403],
  [/^21/, 500],
  [/^42P01$|^42883$/, 404],
  [/^42P17$/, 500],
  [/^P0001$/, 400],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
]

const RAISED_STATUS = /^PT([1-5]\d\d)$/
const INVALID_PARAMETER = '22023'

/** The HTTP status of a SQLSTATE; whether signing in could help depends on the caller's role. */
export const statusOfSqlState = (code: string, message: string, isAnonymous: boolean): number => {
  if (code === INSUFFICIENT_PRIVILEGE) return isAnonymous ? 401 : 403
  if (code === INVALID_PARAMETER) return /^role .* does not exist/.test(message) ? 401 : 400
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400
  const raised = RAISED_STATUS.exec(code)?.[1]
  if (raised !== undefined) return Number(raised)
  return STATUS_OF_STATE.find(([pattern]) => pattern.test(code))?.[1] ?? 400
}
