import type { FastifyReply } from 'fastify'
import type { Outcome } from '../sql/outcome-sql.ts'
import type { DataRequest } from './data-request.ts'

const typeOf = ({ isSingular, isStripped }: DataRequest): string => {
  if (isStripped)
    return `application/vnd.pgrst.${isSingular ? 'object' : 'array'}+json;nulls=stripped; charset=utf-8`
  return `application/${isSingular ? 'vnd.pgrst.object+json' : 'json'}; charset=utf-8`
}

/** `json_agg` puts one object between the brackets of a singular answer. */
const unwrap = (array: string): string => array.trim().slice(1, -1).trim()

export const sendRows = (
  reply: FastifyReply,
  request: DataRequest,
  answer: {
    readonly status: number
    readonly outcome: Outcome
    readonly contentRange: string
    /** For an answer without a body. */
    readonly emptyStatus?: number
  },
): FastifyReply => {
  const { outcome } = answer
  reply.header('content-range', answer.contentRange)
  reply.header('content-profile', 'public')
  if (request.preferences.applied.length > 0)
    reply.header('preference-applied', request.preferences.applied.join(', '))
  if (outcome.body === null) return reply.code(answer.emptyStatus ?? answer.status).send()
  return reply
    .code(answer.status)
    .header('content-type', typeOf(request))
    .send(request.isSingular ? unwrap(outcome.body) : outcome.body)
}

/** `0-24/100`, with a star for no rows and for an unknown total. */
export const contentRange = (first: number, rows: number, total: number | null): string =>
  `${rows === 0 ? '*' : `${first}-${first + rows - 1}`}/${total ?? '*'}`
