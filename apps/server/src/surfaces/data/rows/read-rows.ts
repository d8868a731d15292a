import type { Endpoint } from '#http/requests/endpoint.ts'
import type { Queryable } from '#platform/database/database.ts'
import { dataErrors } from '../data-errors.ts'
import type { DataContext } from '../data-context.ts'
import type { DataQuery } from '../query/parse-query.ts'
import type { Table } from '../schema/table.ts'
import type { Outcome } from '../sql/outcome-sql.ts'
import { MAX_ROWS, planSql, readSql } from '../sql/read-sql.ts'
import { createStatement } from '../sql/statement.ts'
import { readDataRequest } from './data-request.ts'
import { runStatement } from './run-statement.ts'
import { contentRange, sendRows } from './send-rows.ts'

type Plan = { 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }] }

const guessTotal = async (tx: Queryable, table: Table, query: DataQuery): Promise<number> => {
  const statement = createStatement()
  const [plan] = await tx.query<Plan>(planSql(table, query, statement), statement.values)
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** 206 says that more rows exist than this page holds, which only a count can tell. */
const statusOf = ({ rows, total }: Outcome): number => (total === null || rows >= total ? 200 : 206)

/** GET and HEAD /{table} */
export const readRows: Endpoint<DataContext> = (app, { database, schema, turns }) =>
  app.route({
    method: ['GET', 'HEAD'],
    url: '/:table',
    handler: async (request, reply) => {
      const asked = readDataRequest(request)
      const table = await schema.findTable(asked.table)
      const { query, isStripped } = asked
      const { count } = asked.preferences
      const read = async (tx: Queryable) => {
        const isCounted = count === 'exact' || count === 'estimated'
        const found = await runStatement(tx, asked, (statement) =>
          readSql(table, query, { isCounted, isStripped }, statement),
        )
        const isGuessed =
          count === 'planned' || (count === 'estimated' && (found.total ?? 0) > MAX_ROWS)
        return isGuessed ? { ...found, total: await guessTotal(tx, table, query) } : found
      }
      const outcome = await turns.run(asked.caller, () =>
        database.transaction(read, { as: asked.identity, readOnly: true }),
      )
      if (outcome.total !== null && query.offset > outcome.total) {
        reply.header('content-range', `*/${outcome.total}`)
        throw dataErrors.offsetTooLarge(query.offset, outcome.total)
      }
      return sendRows(reply, asked, {
        status: statusOf(outcome),
        outcome,
        contentRange: contentRange(query.offset, outcome.rows, outcome.total),
      })
    },
  })
