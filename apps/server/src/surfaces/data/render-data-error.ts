import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttpProblem } from '#http/http-problem.ts'
import {
  DatabaseError,
  DatabaseUnavailableError,
  isDiskFull,
  isSessionEnded,
  INSUFFICIENT_PRIVILEGE,
} from '#platform/database/database-error.ts'
import { DataError, dataErrors } from './data-errors.ts'

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
const statusOfSqlState = (code: string, message: string, isAnonymous: boolean): number => {
  if (code === INSUFFICIENT_PRIVILEGE) return isAnonymous ? 401 : 403
  if (code === INVALID_PARAMETER) return /^role .* does not exist/.test(message) ? 401 : 400
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400
  const raised = RAISED_STATUS.exec(code)?.[1]
  if (raised !== undefined) return Number(raised)
  return STATUS_OF_STATE.find(([pattern]) => pattern.test(code))?.[1] ?? 400
}

const translate = (error: unknown, request: FastifyRequest): DataError => {
  if (error instanceof DataError) return error
  if (isSessionEnded(error)) return dataErrors.expiredToken('The session of the token has ended.')
  if (isDiskFull(error)) return dataErrors.diskNearlyFull()
  if (error instanceof DatabaseError) {
    const { code, message, detail, hint } = error.fields
    const isAnonymous = request.caller?.role === 'anon'
    return new DataError(statusOfSqlState(code, message, isAnonymous), code, message, {
      details: detail ?? null,
      hint: hint ?? null,
    })
  }
  if (error instanceof DatabaseUnavailableError)
    return new DataError(503, 'PGRST001', 'Could not query the database. Retrying.')
  if (isHttpProblem(error) && error.statusCode < 500)
    return error.statusCode === 415
      ? dataErrors.unknownContentType(request.headers['content-type'] ?? '')
      : new DataError(error.statusCode, 'PGRST102', error.message)
  request.log.error({ err: error }, 'data request failed')
  return new DataError(500, 'PGRSTX00', 'Internal server error', {
    details: `Request ${request.id}`,
  })
}

/** Turns any error into the service's form of a refusal (docs/contract/data.md §4). */
export const renderDataError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, code, details, hint, message, retryAfterSeconds } = translate(error, request)
  if (status === 401) {
    const isToken = code.startsWith('PGRST30') && code !== 'PGRST302'
    reply.header(
      'www-authenticate',
      isToken ? `Bearer error="invalid_token", error_description="${message}"` : 'Bearer',
    )
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(status)
    .header('proxy-status', `PostgREST; error=${code}`)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ code, details, hint, message }))
}
