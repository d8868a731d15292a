import { ERROR_NAMES, errorReportSchema } from '@dhvani/catalogue'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { addressOf } from '#http/caller/address-of.ts'
import type { Platform } from '#platform/platform.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'

const PATH = '/reports/errors'
/** The largest report that the schema takes has 1,100 bytes. */
const BODY_BYTES = 2048

/** A page sends three at most. */
export const REPORTS_OF_NETWORK: RateRule = {
  name: 'error-reports',
  burst: 6,
  limit: 20,
  seconds: 3600,
}
/** Limit for the whole log, over all pages and networks. */
export const REPORTS_OF_SITE: RateRule = {
  name: 'error-reports-all',
  burst: 60,
  limit: 600,
  seconds: 3600,
}

type Options = {
  readonly platform: Platform
  readonly registry: Registry
  /** Paths of the site; a report from any other names none. */
  readonly pages: ReadonlySet<string>
}

/**
 * POST /reports/errors: errors in pages, for the log and the metrics (docs/contract/product.md §10). Anyone may
 * write here, so a line holds only what the schema allows: names of a list, places in built files, and a page of
 * this site.
 */
export const takeErrorReports = async (
  app: FastifyInstance,
  { platform, registry, pages }: Options,
): Promise<void> => {
  const { config, rateLimits } = platform
  const registers = [registry]
  const reported = new Counter({
    name: 'dhvani_page_errors_total',
    help: 'Errors that pages reported.',
    labelNames: ['name'],
    registers,
  })
  const dropped = new Counter({
    name: 'dhvani_page_errors_dropped_total',
    help: 'Reports of pages that came too often to be taken.',
    registers,
  })
  if (config.errorReports === 0) return
  for (const name of ERROR_NAMES) reported.inc({ name }, 0)

  const isTaken = async (address: string): Promise<boolean> =>
    (await rateLimits.take(REPORTS_OF_NETWORK, subjectOfAddress(address))) &&
    rateLimits.take(REPORTS_OF_SITE, 'all')

  await app.register(async (reports) => {
    const parseJson = reports.getDefaultJsonParser('error', 'error')
    reports.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson)
    reports.post(PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const site = request.headers['sec-fetch-site'] ?? 'same-origin'
      if (site !== 'same-origin')
        return reply.code(403).send({ message: 'Only pages of this site' })
      const report = errorReportSchema.safeParse(request.body)
      if (!report.success) return reply.code(400).send({ message: 'Not a report' })
      if (await isTaken(addressOf(request))) {
        const { name, places, page } = report.data
        reported.inc({ name })
        request.log.warn(
          { name, places, page: pages.has(page) ? page : null },
          'an error in a page',
        )
      } else dropped.inc()
      return reply.code(204).send()
    })
  })
}
