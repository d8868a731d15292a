import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '#http/caller/address-of.ts'
import { callerOf } from '#http/caller/caller.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import type { StorageContext } from './storage-context.ts'
import { storageErrors } from './storage-errors.ts'

/** A page that lists a folder asks once. */
export const LISTS: RateRule = { name: 'lists', burst: 60, limit: 120, seconds: 300 }

/**
 * Names of files that a caller reads by the policies, signs, moves, copies, deletes or writes, and parts of uploads. A person
 * keeps 200 files, and a request that deletes or signs all of them counts each.
 */
export const FILES: RateRule = { name: 'files', burst: 2000, limit: 4000, seconds: 300 }

/** Below these a public file, or one with a signed address, is read, and lists have a limit of their own. */
const COUNTED_ELSEWHERE = /^\/storage\/v1\/object\/(?:public|list|list-v2)\//
const COUNTED = /^\/storage\/v1\/(?:object\/|upload\/resumable)/

const isCounted = ({ method, routeOptions: { url = '' } }: FastifyRequest): boolean => {
  const isSigned = url.startsWith('/storage/v1/object/sign/') && method !== 'POST'
  return COUNTED.test(url) && !COUNTED_ELSEWHERE.test(url) && !isSigned && method !== 'OPTIONS'
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** Requests that name many files have them in `paths` or `prefixes`. */
const namesIn = (body: unknown): number => {
  const { paths, prefixes } = (body ?? {}) as { paths?: unknown; prefixes?: unknown }
  return Math.min(Math.max(lengthOf(paths), lengthOf(prefixes), 1), FILES.burst)
}

/** @returns whether the caller may go on: a person, or a visitor's network; the operator is not counted */
const take = async (
  { rateLimits }: Pick<StorageContext, 'rateLimits'>,
  request: FastifyRequest,
  rule: RateRule,
  tokens = 1,
): Promise<boolean> => {
  const caller = callerOf(request)
  const owner = caller.role === 'authenticated' ? caller.claims.sub : undefined
  return (
    caller.role === 'service_role' ||
    rateLimits.take(rule, owner ?? subjectOfAddress(addressOf(request)), tokens)
  )
}

/** @throws {StorageError} TooManyRequests */
export const takeList = async (
  context: Pick<StorageContext, 'rateLimits'>,
  request: FastifyRequest,
): Promise<void> => {
  if (!(await take(context, request, LISTS))) throw storageErrors.tooMany('lists')
}

/** Counts what each request asks for, in front of its handler. */
export const limitFiles = (app: FastifyInstance, context: StorageContext): void => {
  app.addHook('preHandler', async (request) => {
    if (!isCounted(request) || (await take(context, request, FILES, namesIn(request.body)))) return
    // So that a client in the middle of a file hears the answer.
    request.raw.resume()
    throw storageErrors.tooMany('requests for files')
  })
}
