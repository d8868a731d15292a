import { ERROR_NAMES, errorReportSchema } from '@dhvani/catalogue'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Platform } from '#platform/platform.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import { openReports } from '../reports/open-reports.ts'

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

  await openReports(app, rateLimits, {
    path: PATH,
    bodyBytes: BODY_BYTES,
    schema: errorReportSchema,
    rules: { network: REPORTS_OF_NETWORK, site: REPORTS_OF_SITE },
    onReport: ({ name, places, page }, request) => {
      reported.inc({ name })
      request.log.warn({ name, places, page: pages.has(page) ? page : null }, 'an error in a page')
    },
    onDropped: () => dropped.inc(),
  })
}
