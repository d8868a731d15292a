import type { Endpoint } from '#http/endpoint.ts'
import type { DataContext } from '../data-context.ts'
import { deleteSql } from '../sql/change-sql.ts'
import { readDataRequest, refusePaging } from './data-request.ts'
import { runStatement } from './run-statement.ts'
import { sendRows } from './send-rows.ts'

/** DELETE /{table} */
export const deleteRows: Endpoint<DataContext> = (app, { database, schema }) =>
  app.delete('/:table', async (request, reply) => {
    const asked = readDataRequest(request)
    refusePaging(asked.query)
    const table = await schema.findTable(asked.table)
    const { query, preferences } = asked
    const isWanted = preferences.returned === 'representation'
    const outcome = await database.transaction(
      (tx) => runStatement(tx, asked, (statement) => deleteSql(table, query, isWanted, statement)),
      { as: asked.identity },
    )
    return sendRows(reply, asked, {
      status: 200,
      emptyStatus: 204,
      outcome,
      contentRange: `*/${preferences.count === undefined ? '*' : outcome.rows}`,
    })
  })
