import type { FastifyRequest } from 'fastify'
import { addressOf } from '#http/caller/address-of.ts'
import { callerOf } from '#http/caller/caller.ts'
import { sessionOf } from '#http/caller/session-of.ts'
import type { DatabaseIdentity } from '#platform/database/database.ts'
import type { JwtProblem } from '#platform/keys/jwt-problem.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { DataError, dataErrors } from '../data-errors.ts'
import { parsePreferences, type Preferences } from '../query/preferences.ts'
import { parseQuery, type DataQuery } from '../query/parse-query.ts'
import type { Shape } from '../sql/outcome-sql.ts'

/** The parts that all requests to a table share. */
export type DataRequest = {
  readonly table: string
  readonly query: DataQuery
  readonly preferences: Preferences
  readonly isSingular: boolean
  /** Keys whose value is null are left out of the answer. */
  readonly isStripped: boolean
  readonly identity: DatabaseIdentity
  /** Whom limits count: a person, or a visitor's network. Absent for the operator, whom they do not. */
  readonly caller: string | undefined
}

const SINGULAR = 'application/vnd.pgrst.object+json'
const AVAILABLE =
  /^(\*\/\*|application\/\*|application\/json|application\/vnd\.pgrst\.(object|array)(\+json)?)$/

/** Types that carry `nulls=stripped`; elsewhere the parameter is not known, as upstream has it. */
const STRIPPABLE = /^application\/vnd\.pgrst\.(object|array)/

const readAccept = (header: string | undefined): Pick<DataRequest, 'isSingular' | 'isStripped'> => {
  const parts = (header ?? '*/*').split(',').map((part) => part.split(';').map((one) => one.trim()))
  const known = parts.find(([type = '', ...parameters]) =>
    parameters.includes('nulls=stripped') ? STRIPPABLE.test(type) : AVAILABLE.test(type),
  )
  if (known === undefined) throw dataErrors.unacceptable(header ?? '')
  const [type = '', ...parameters] = known
  return {
    isSingular: type.startsWith(SINGULAR.slice(0, -5)),
    isStripped: parameters.includes('nulls=stripped'),
  }
}

const checkProfile = (request: FastifyRequest) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const name = request.headers[isRead ? 'accept-profile' : 'content-profile']
  if (typeof name === 'string' && name !== 'public') throw dataErrors.unknownSchema(name)
}

const cookiesOf = (header: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (header ?? '')
      .split(';')
      .map((pair) => pair.split('=', 2).map((part) => part.trim()))
      .filter((pair): pair is [string, string] => pair.length === 2 && pair[0] !== ''),
  )

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
      'request.headers': JSON.stringify(request.headers),
      'request.cookies': JSON.stringify(cookiesOf(request.headers.cookie)),
      'request.method': request.method,
      'request.path': request.url.split('?', 1)[0] ?? '',
    },
  }
}

const subjectOf = (request: FastifyRequest): string | undefined => {
  const caller = callerOf(request)
  if (caller.role === 'service_role') return undefined
  return caller.role === 'authenticated' ? caller.claims.sub : subjectOfAddress(addressOf(request))
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
  const shape = readAccept(request.headers.accept)
  const prefer = request.headers.prefer
  const search = request.raw.url?.split('?', 2)[1] ?? ''
  return {
    table,
    identity,
    caller: subjectOf(request),
    ...shape,
    preferences: parsePreferences(Array.isArray(prefer) ? prefer.join(',') : prefer),
    query: parseQuery(table, new URLSearchParams(search)),
  }
}

/** What a change gives back of its rows. */
export const shapeOf = ({ preferences, isStripped }: DataRequest): Shape => ({
  isWanted: preferences.returned === 'representation',
  isStripped,
})

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
