import type { Endpoint } from '#http/requests/endpoint.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { DataContext } from '../data-context.ts'
import { deleteSql } from '../sql/change-sql.ts'
import { countNamedRows, takeWrittenBytes } from './changed-rows.ts'
import { readDataRequest, refusePaging, shapeOf } from './data-request.ts'
import { runStatement } from './run-statement.ts'
import { sendRows } from './send-rows.ts'

/** DELETE /{table} */
export const deleteRows: Endpoint<DataContext> = (app, { database, schema, turns, rateLimits }) =>
  app.delete('/:table', async (request, reply) => {
    const asked = readDataRequest(request)
    refusePaging(asked.query)
    const table = await schema.findTable(asked.table)
    const { query, preferences } = asked
    if (asked.caller !== undefined) {
      const rows = countNamedRows(table, query.filters)
      await takeWrittenBytes(rateLimits, asked.caller, { rows, bytes: 0 })
    }
    const remove = (tx: Queryable) =>
      runStatement(tx, asked, (statement) => deleteSql(table, query, shapeOf(asked), statement))
    const outcome = await turns.run(asked.caller, () =>
      database.transaction(remove, { as: asked.identity }),
    )
    return sendRows(reply, asked, {
      status: 200,
      emptyStatus: 204,
      outcome,
      contentRange: `*/${preferences.count === undefined ? '*' : outcome.rows}`,
    })
  })
