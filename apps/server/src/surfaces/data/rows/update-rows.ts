import type { FastifyInstance } from 'fastify'
import type { DataParts } from '../data-context.ts'
import { updateSql } from '../sql/change-sql.ts'
import type { Outcome } from '../sql/outcome-sql.ts'
import { createStatement } from '../sql/statement.ts'
import { checkOutcome } from './check-outcome.ts'
import { readDataRequest, refusePaging } from './data-request.ts'
import { readJsonRows, type JsonRows } from './read-json-rows.ts'
import { contentRange, sendRows } from './send-rows.ts'

const changesNothing = (body: JsonRows, columns: readonly string[] | undefined): boolean =>
  body.count === 0 || (columns ?? body.keys).length === 0

/** PATCH /{table} */
export const updateRows = (app: FastifyInstance, { database, schema }: DataParts) =>
  app.patch('/:table', async (request, reply) => {
    const asked = readDataRequest(request)
    refusePaging(asked.query)
    const table = await schema.findTable(asked.table)
    const { query, preferences } = asked
    const body = readJsonRows(request.body as string, query.columns !== undefined)
    const isWanted = preferences.returned === 'representation'
    const outcome = await database.transaction(
      async (tx) => {
        if (changesNothing(body, query.columns))
          return { body: isWanted ? '[]' : null, rows: 0, total: null, inserted: null }
        const statement = createStatement()
        const text = updateSql(table, body, query, isWanted, statement)
        const [changed] = await tx.query<Outcome>(text, statement.values)
        return checkOutcome(changed, asked)
      },
      { as: asked.identity },
    )
    return sendRows(reply, asked, {
      status: 200,
      emptyStatus: 204,
      outcome,
      contentRange: contentRange(
        0,
        outcome.rows,
        preferences.count === undefined ? null : outcome.rows,
      ),
    })
  })
