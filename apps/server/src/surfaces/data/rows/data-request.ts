import type { FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller.ts'
import { sessionOf } from '#http/session-of.ts'
import type { DatabaseIdentity } from '#platform/database/database.ts'
import type { JwtProblem } from '#platform/keys/jwt-problem.ts'
import { DataError, dataErrors } from '../data-errors.ts'
import { parsePreferences, type Preferences } from '../query/preferences.ts'
import { parseQuery, type DataQuery } from '../query/parse-query.ts'

/** The parts that all requests to a table share. */
export type DataRequest = {
  readonly table: string
  readonly query: DataQuery
  readonly preferences: Preferences
  readonly isSingular: boolean
  readonly identity: DatabaseIdentity
}

const SINGULAR = 'application/vnd.pgrst.object+json'
const AVAILABLE =
  /^(\*\/\*|application\/\*|application\/json|application\/vnd\.pgrst\.(object|array)(\+json)?)$/

const readAccept = (header: string | undefined): { isSingular: boolean } => {
  const types = (header ?? '*/*').split(',').map((part) => part.split(';', 1)[0]?.trim() ?? '')
  const known = types.find((type) => AVAILABLE.test(type))
  const asksStripped = (header ?? '').includes('nulls=stripped')
  if (known === undefined || asksStripped) throw dataErrors.unacceptable(header ?? '')
  return { isSingular: known.startsWith(SINGULAR.slice(0, -5)) }
}

const checkProfile = (request: FastifyRequest) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const name = request.headers[isRead ? 'accept-profile' : 'content-profile']
  if (typeof name === 'string' && name !== 'public') throw dataErrors.unknownSchema(name)
}

/** The name that a request runs in, with the settings that policies and functions read. */
export const identityOf = (request: FastifyRequest): DatabaseIdentity => {
  const caller = callerOf(request)
  if (caller.role === 'refused') throw refusedToken(caller.problem)
  const claims = caller.claims ?? { role: caller.role }
  return {
    role: caller.role,
    session: sessionOf(caller),
    settings: {
      'request.jwt.claims': JSON.stringify(claims),
      'request.method': request.method,
      'request.path': request.url.split('?', 1)[0] ?? '',
    },
  }
}

/** A wrong claim is PGRST303, everything before claims PGRST301 (docs/contract/data.md §4). */
const refusedToken = ({ kind, message }: JwtProblem): DataError =>
  kind === 'expired'
    ? dataErrors.expiredToken()
    : new DataError(401, 'PGRST301', 'JWT cryptographic operation failed', { details: message })

export const readDataRequest = (request: FastifyRequest): DataRequest => {
  const { table } = request.params as { table: string }
  const identity = identityOf(request)
  checkProfile(request)
  const { isSingular } = readAccept(request.headers.accept)
  const prefer = request.headers.prefer
  const search = request.raw.url?.split('?', 2)[1] ?? ''
  return {
    table,
    identity,
    isSingular,
    preferences: parsePreferences(Array.isArray(prefer) ? prefer.join(',') : prefer),
    query: parseQuery(table, new URLSearchParams(search)),
  }
}

/** A limit on a change is refused: a caller could expect it to be obeyed or to be ignored. */
export const refusePaging = (query: DataQuery): void => {
  if (query.limit !== undefined || query.offset > 0 || query.order.length > 0)
    throw dataErrors.unparsable(
      'limit',
      'limit',
      1,
      'limit, offset and order apply to reading only',
    )
}
