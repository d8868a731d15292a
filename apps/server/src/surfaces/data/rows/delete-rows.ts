import type { FastifyInstance } from 'fastify'
import type { DataParts } from '../data-context.ts'
import { deleteSql } from '../sql/change-sql.ts'
import type { Outcome } from '../sql/outcome-sql.ts'
import { createStatement } from '../sql/statement.ts'
import { checkOutcome } from './check-outcome.ts'
import { readDataRequest, refusePaging } from './data-request.ts'
import { sendRows } from './send-rows.ts'

/** DELETE /{table} */
export const deleteRows = (app: FastifyInstance, { database, schema }: DataParts) =>
  app.delete('/:table', async (request, reply) => {
    const asked = readDataRequest(request)
    refusePaging(asked.query)
    const table = await schema.findTable(asked.table)
    const { query, preferences } = asked
    const outcome = await database.transaction(
      async (tx) => {
        const statement = createStatement()
        const isWanted = preferences.returned === 'representation'
        const text = deleteSql(table, query, isWanted, statement)
        const [deleted] = await tx.query<Outcome>(text, statement.values)
        return checkOutcome(deleted, asked)
      },
      { as: asked.identity },
    )
    return sendRows(reply, asked, {
      status: 200,
      emptyStatus: 204,
      outcome,
      contentRange: `*/${preferences.count === undefined ? '*' : outcome.rows}`,
    })
  })
