import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { addressOf } from '#http/caller/address-of.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { RateLimits, RateRule } from '#platform/rate-limits/rate-limits.ts'

type ReportAddress<Report> = {
  readonly path: string
  /** No report that the schema takes is larger. */
  readonly bodyBytes: number
  readonly schema: z.ZodType<Report>
  /** Budgets of the sender's network and of the whole site. */
  readonly rules: { readonly network: RateRule; readonly site: RateRule }
  readonly onReport: (report: Report, request: FastifyRequest) => void
  /** Called for a report that came too often. */
  readonly onDropped: () => void
}

/** Takes reports of this site's own pages at one address. Anyone may write there, so a report holds only what its schema allows. */
export const openReports = async <Report>(
  app: FastifyInstance,
  rateLimits: RateLimits,
  { path, bodyBytes, schema, rules, onReport, onDropped }: ReportAddress<Report>,
): Promise<void> => {
  const isTaken = async (address: string): Promise<boolean> =>
    (await rateLimits.take(rules.network, subjectOfAddress(address))) &&
    rateLimits.take(rules.site, 'all')

  await app.register(async (reports) => {
    const parseJson = reports.getDefaultJsonParser('error', 'error')
    reports.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson)
    reports.post(path, { bodyLimit: bodyBytes }, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const site = request.headers['sec-fetch-site'] ?? 'same-origin'
      if (site !== 'same-origin')
        return reply.code(403).send({ message: 'Only pages of this site' })
      const report = schema.safeParse(request.body)
      if (!report.success) return reply.code(400).send({ message: 'Not a report' })
      if (await isTaken(addressOf(request))) onReport(report.data, request)
      else onDropped()
      return reply.code(204).send()
    })
  })
}
