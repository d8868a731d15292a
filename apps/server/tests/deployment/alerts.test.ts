import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { readRepositoryFile, ROOT } from './read-compose.ts'
import { readAlerts, readPanels, readQueries } from './watching.ts'

const inRepository = (path: string) => fileURLToPath(new URL(path, ROOT))

const promtool = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}
const isMissing = spawnSync('promtool', ['--version']).status !== 0

describe.skipIf(isMissing)('promtool (of Debian’s package prometheus)', () => {
  it('takes the alert rules, and the configuration that loads them', () => {
    expect(promtool('check', 'rules', inRepository('deploy/prometheus-alerts.yml'))).toMatchObject({
      status: 0,
      said: expect.stringContaining('SUCCESS'),
    })
    const config = ['check', 'config', '--syntax-only', inRepository('deploy/prometheus.yml')]
    expect(promtool(...config)).toMatchObject({ status: 0 })
  })

  it('plays a site that is well and one that is not: each alert fires when it should', async () => {
    const cases = 'apps/server/tests/deployment/alert-cases.yml'
    expect(promtool('test', 'rules', inRepository(cases))).toMatchObject({ status: 0 })
    const text = await readRepositoryFile(cases)
    for (const { alert } of await readAlerts())
      expect(text).toMatch(new RegExp(`alertname: ${alert}\\n\\s+exp_alerts:`))
  })

  it('takes every question of the dashboard', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'dhvani-dashboard-'))
    const file = join(directory, 'questions.yml')
    const rules = (await readQueries()).map((expr, index) => ({ record: `q:${index}`, expr }))
    expect(rules.length).toBeGreaterThan(20)
    writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 })
    rules.push({ record: 'q:wrong', expr: 'rate(dhvani_build_info)' })
    writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 1 })
    rmSync(directory, { recursive: true })
  })
})

it('has a section in the guide for each alert, which the alert names, and no other', async () => {
  const guide = await readRepositoryFile('docs/guides/operating.md')
  const alerts = await readAlerts()
  const sections = [...guide.matchAll(/^### (Dhvani\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(alerts.map(({ alert }) => alert))
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/guides/operating.md#${alert.toLowerCase()}`)
})

it('has a dashboard whose panels have a place and a number of their own', async () => {
  const panels = await readPanels()
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const taken = new Set<string>()
  for (const { type, gridPos, targets, title } of panels) {
    expect([title, targets.length > 0]).toEqual([title, type !== 'row'])
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect(taken, `${title} is over another panel`).not.toContain(`${x} ${y}`)
        taken.add(`${x} ${y}`)
      }
  }
})
