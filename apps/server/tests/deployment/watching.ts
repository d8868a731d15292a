import { parse } from 'yaml'
import { z } from 'zod'
import { readRepositoryFile } from './read-compose.ts'

const rule = z.strictObject({
  alert: z.string().regex(/^Dhvani[A-Z]\w+$/),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
})
const rules = z.strictObject({
  groups: z.tuple([z.strictObject({ name: z.literal('dhvani'), rules: z.array(rule).min(1) })]),
})

const place = z.strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
const panel = z.object({
  id: z.number(),
  type: z.enum(['row', 'stat', 'timeseries']),
  title: z.string().min(1),
  gridPos: place,
  targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).default([]),
})
const dashboard = z.object({ uid: z.string(), title: z.string(), panels: z.array(panel).min(1) })

export type Alert = z.infer<typeof rule>
export type Panel = z.infer<typeof panel>

export const readAlerts = async (): Promise<Alert[]> =>
  rules.parse(parse(await readRepositoryFile('deploy/prometheus-alerts.yml'))).groups[0].rules

export const readPanels = async (): Promise<Panel[]> =>
  dashboard.parse(JSON.parse(await readRepositoryFile('deploy/grafana-dashboard.json'))).panels

/** Every question that the dashboard asks of Prometheus, with Grafana's own variables filled in. */
export const readQueries = async (): Promise<string[]> =>
  (await readPanels())
    .flatMap(({ targets }) => targets.map(({ expr }) => expr))
    .map((expr) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'))
