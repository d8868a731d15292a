import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { z } from 'zod'
import type { Platform } from '#platform/platform.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import { openReports } from '../reports/open-reports.ts'

const PATH = '/reports/playback'
/** The largest report has 40 bytes. */
const BODY_BYTES = 256

/** A page sends one. */
export const PLAYBACK_OF_NETWORK: RateRule = {
  name: 'playback-reports',
  burst: 6,
  limit: 20,
  seconds: 3600,
}
/** Limit over all networks. */
export const PLAYBACK_OF_SITE: RateRule = {
  name: 'playback-reports-all',
  burst: 60,
  limit: 600,
  seconds: 3600,
}

/** Minutes of a week: no page plays longer. */
const MOST_MINUTES = 10_080

/** What a page tells when it is left: whole minutes in which it played, and how often its sound broke off. */
export const playbackReportSchema = z.strictObject({
  minutes: z.int().min(1).max(MOST_MINUTES),
  underruns: z.int().min(0).max(1_000_000),
})

/** @returns whether the sound broke off once an hour at most; within its first hour, a session may have one underrun */
export const isSmooth = ({ minutes, underruns }: z.infer<typeof playbackReportSchema>): boolean =>
  underruns <= Math.max(1, Math.floor(minutes / 60))

type Options = { readonly platform: Platform; readonly registry: Registry }

/**
 * POST /reports/playback: how smoothly pages played, for the metrics alone (docs/contract/product.md §10). Nothing
 * is stored or written into the log, and a report is added to two numbers at once.
 */
export const takePlaybackReports = async (
  app: FastifyInstance,
  { platform, registry }: Options,
): Promise<void> => {
  const { config, rateLimits } = platform
  if (config.errorReports === 0) return
  const registers = [registry]
  const sessions = new Counter({
    name: 'dhvani_listening_sessions_total',
    help: 'Sessions of listening that pages reported: smooth ones had at most one underrun an hour.',
    labelNames: ['smooth'],
    registers,
  })
  const share = new Gauge({
    name: 'dhvani_listening_smooth_ratio',
    help: 'Share of the reported sessions with at most one underrun an hour, since the start; absent before the first.',
    labelNames: ['since'],
    registers,
  })
  const dropped = new Counter({
    name: 'dhvani_listening_sessions_dropped_total',
    help: 'Reports of sessions that came too often to be taken.',
    registers,
  })
  const counts = { true: 0, false: 0 }
  for (const smooth of ['true', 'false']) sessions.inc({ smooth }, 0)

  await openReports(app, rateLimits, {
    path: PATH,
    bodyBytes: BODY_BYTES,
    schema: playbackReportSchema,
    rules: { network: PLAYBACK_OF_NETWORK, site: PLAYBACK_OF_SITE },
    onReport: (report) => {
      const smooth = isSmooth(report) ? 'true' : 'false'
      counts[smooth] += 1
      sessions.inc({ smooth })
      share.set({ since: 'start' }, counts.true / (counts.true + counts.false))
    },
    onDropped: () => dropped.inc(),
  })
}
