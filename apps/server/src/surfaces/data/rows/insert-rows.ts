import type { FastifyInstance } from 'fastify'
import type { DataParts } from '../data-context.ts'
import { insertSql } from '../sql/insert-sql.ts'
import type { Outcome } from '../sql/outcome-sql.ts'
import { createStatement } from '../sql/statement.ts'
import { checkOutcome } from './check-outcome.ts'
import { readDataRequest } from './data-request.ts'
import { readJsonRows } from './read-json-rows.ts'
import { sendRows } from './send-rows.ts'

/** POST /{table}: insert, or upsert when the preferences say so. */
export const insertRows = (app: FastifyInstance, { database, schema }: DataParts) =>
  app.post('/:table', async (request, reply) => {
    const asked = readDataRequest(request)
    const table = await schema.findTable(asked.table)
    const { query, preferences } = asked
    const body = readJsonRows(request.body as string, query.columns !== undefined)
    const outcome = await database.transaction(
      async (tx) => {
        const statement = createStatement()
        const text = insertSql(table, body, query, preferences, statement)
        const [written] = await tx.query<Outcome>(text, statement.values)
        return checkOutcome(written, asked)
      },
      { as: asked.identity },
    )
    const isOnlyMerged = preferences.resolution === 'merge-duplicates' && outcome.inserted === 0
    return sendRows(reply, asked, {
      status: isOnlyMerged ? 200 : 201,
      outcome,
      contentRange: `*/${preferences.count === undefined ? '*' : outcome.rows}`,
    })
  })
