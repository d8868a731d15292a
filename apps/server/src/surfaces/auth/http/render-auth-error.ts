import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BODY_LIMIT_BYTES } from '#http/bodies/body-limit.ts'
import {
  DatabaseError,
  DatabaseUnavailableError,
  isDiskFull,
  isForeignKeyViolation,
  isStatementTimeout,
} from '#platform/database/database-error.ts'
import { AskerLeftError, QueueFullError } from '#platform/fair-queue.ts'
import { authErrors, AuthError, OAuthError } from '../auth-errors.ts'

/** The version of the API in which errors have string codes (docs/contract/auth.md §1.1). */
const NEW_ERRORS_SINCE = '2024-01-01'

const usesNewErrors = (request: FastifyRequest): boolean => {
  const version = request.headers['x-supabase-api-version']
  return (
    typeof version === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(version) &&
    version >= NEW_ERRORS_SINCE
  )
}

const LOCK_NOT_AVAILABLE = '55P03'

/** Turns any error into a refusal that may be shown. Details of faults stay in the log. */
const toAuthError = (error: FastifyError | Error): AuthError => {
  if (error instanceof AuthError) return error
  if (error instanceof QueueFullError) return authErrors.overloaded()
  if (error instanceof AskerLeftError) return authErrors.callerLeft()
  if (error instanceof DatabaseUnavailableError || isDiskFull(error))
    return authErrors.unavailable()
  if (isStatementTimeout(error)) return authErrors.timeout()
  // Another request deleted the account after this one had read it.
  if (isForeignKeyViolation(error)) return authErrors.userGone()
  if (error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE)
    return authErrors.tooManyRefreshes()
  const { statusCode, code } = error as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return authErrors.bodyTooLarge(BODY_LIMIT_BYTES)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AuthError(statusCode, 'validation_failed', error.message)
  return authErrors.unexpected()
}

const bodyOf = (refusal: AuthError, isNew: boolean, requestId: string) => {
  const { status, code, message, weakPasswordReasons } = refusal
  const weak = weakPasswordReasons ? { weak_password: { reasons: weakPasswordReasons } } : {}
  if (isNew) return { code, message, ...weak }
  return {
    code: status,
    error_code: code,
    msg: message,
    ...weak,
    ...(status >= 500 ? { error_id: requestId } : {}),
  }
}

/** Turns any error into the service's form of a refusal (docs/contract/auth.md §1.1). */
export const renderAuthError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  reply.header('cache-control', 'no-store')
  if (error instanceof OAuthError)
    return reply.code(400).send({ error: error.error, error_description: error.message })
  const refusal = toAuthError(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
  const isNew = usesNewErrors(request)
  if (isNew) reply.header('x-supabase-api-version', NEW_ERRORS_SINCE)
  if (!(isNew && refusal.weakPasswordReasons)) reply.header('x-sb-error-code', refusal.code)
  return reply.code(refusal.status).send(bodyOf(refusal, isNew, request.id))
}
