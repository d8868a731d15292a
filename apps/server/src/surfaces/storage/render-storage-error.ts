import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttpProblem } from '#http/answers/http-problem.ts'
import { BlobMissingError, NoRoomError, StoreUnavailableError } from '#platform/blobs/blobs.ts'
import {
  DatabaseUnavailableError,
  isDiskFull,
  isSessionEnded,
  isStatementTimeout,
} from '#platform/database/database-error.ts'
import { StorageError, storageErrors } from './storage-errors.ts'
import { isPolicyRefusal } from './store/objects.ts'

/** Any thrown error as the storage service words it. */
export const toStorageError = (error: unknown, request: FastifyRequest): StorageError => {
  if (error instanceof StorageError) return error
  if (isSessionEnded(error)) return storageErrors.expiredToken()
  if (isPolicyRefusal(error)) return storageErrors.policyRefuses()
  if (error instanceof NoRoomError || isDiskFull(error)) return storageErrors.noRoom()
  if (error instanceof StoreUnavailableError) {
    request.log.error({ err: error }, 'the store of the files does not answer')
    return storageErrors.storeUnavailable()
  }
  if (error instanceof DatabaseUnavailableError || isStatementTimeout(error))
    return storageErrors.unavailable()
  if (isHttpProblem(error) && error.statusCode < 500)
    return error.statusCode === 413
      ? new StorageError(413, 'EntityTooLarge', 'FastifyError', 'Request body is too large')
      : new StorageError(error.statusCode, 'InvalidRequest', 'FastifyError', error.message)
  const isMissing = error instanceof BlobMissingError
  request.log.error({ err: error }, isMissing ? 'a row without its file' : 'storage request failed')
  return storageErrors.internal(request.id)
}

/** Upstream answers 400 to nearly everything but these (docs/contract/storage.md §1). */
const OWN_STATUS = new Set([413, 416, 429, 500, 503, 507, 544])

const httpStatus = ({ statusCode, error }: StorageError): number => {
  if (statusCode === 413 && error !== 'FastifyError') return 400
  return OWN_STATUS.has(statusCode) ? statusCode : 400
}

/** Turns any error into the service's form of a refusal (docs/contract/storage.md §1). */
export const renderStorageError = (
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const problem = toStorageError(thrown, request)
  const { statusCode, error, code, message } = problem
  reply.code(httpStatus(problem)).header('cache-control', 'no-store')
  if (problem.retryAfterSeconds !== undefined)
    // The type tells a page that no proxy gave this answer, also where it has no body.
    reply.header('retry-after', problem.retryAfterSeconds).type('application/json; charset=utf-8')
  if (request.method === 'HEAD') return reply.send()
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ statusCode: String(statusCode), error, message, code }))
}
