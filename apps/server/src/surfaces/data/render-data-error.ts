import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttpProblem } from '#http/http-problem.ts'
import {
  DatabaseError,
  DatabaseUnavailableError,
  isDiskFull,
  isSessionEnded,
} from '#platform/database/database-error.ts'
import { DataError, dataErrors } from './data-errors.ts'
import { statusOfSqlState } from './sqlstate-status.ts'

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
  const { status, code, details, hint, message } = translate(error, request)
  if (status === 401) {
    const isToken = code.startsWith('PGRST30') && code !== 'PGRST302'
    reply.header(
      'www-authenticate',
      isToken ? `Bearer error="invalid_token", error_description="${message}"` : 'Bearer',
    )
  }
  return reply
    .code(status)
    .header('proxy-status', `PostgREST; error=${code}`)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ code, details, hint, message }))
}
