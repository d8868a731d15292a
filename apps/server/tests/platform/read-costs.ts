import { readFileSync } from 'node:fs'
import type { Route } from '../fuzz/route-table.ts'

const PAGE = new URL('../../../../docs/security/costs.md', import.meta.url)

/** A row of the page's table of routes. */
export type CostRow = {
  readonly routes: readonly string[]
  readonly who: string
  readonly body: string
}

/** A limit as the page writes it: `signup` 30, 30 in 5 min. */
type WrittenLimit = {
  readonly name: string
  readonly burst: number
  readonly limit: number
  readonly seconds: number
}

const ROUTE = /`((?:[A-Z]+ )?\/[^`]*)`/g
const LIMIT = /`([a-z][a-z -]*)` ([\d,]+( MiB)?), ([\d,]+)(?: MiB)? in (\d+) (min|h)\b/g

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim())
const numberOf = (text: string) => Number(text.replaceAll(/[^\d]/g, ''))

export const readCosts = (): {
  readonly rows: readonly CostRow[]
  readonly limits: readonly WrittenLimit[]
} => {
  const page = readFileSync(PAGE, 'utf8')
  const [, table = ''] = page.split('## Routes')
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, routes = '', who = '', , , body = ''] = cellsOf(line)
      return { routes: [...routes.matchAll(ROUTE)].map(([, route = '']) => route), who, body }
    })
  const limits = [...page.matchAll(LIMIT)].map((match) => {
    const [, name = '', burst = '', unit, limit = '', count, time] = match
    const size = unit === undefined ? 1 : 1_048_576
    return {
      name,
      burst: numberOf(burst) * size,
      limit: numberOf(limit) * size,
      seconds: Number(count) * (time === 'h' ? 3600 : 60),
    }
  })
  return { rows, limits }
}

/** Whether a route of the page, such as `GET /rest/v1/:table` or `/auth/v1/admin/…`, is one of the router's. */
export const names = (written: string, { method, url }: Route): boolean => {
  const [path = '', methods = method] = written.split(' ').toReversed()
  const isMethod = methods === method || (methods === 'GET' && method === 'HEAD')
  return isMethod && (path.endsWith('…') ? url.startsWith(path.slice(0, -1)) : url === path)
}
