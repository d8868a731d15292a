import type { Endpoint } from '#http/requests/endpoint.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { DataContext } from '../data-context.ts'
import { updateSql } from '../sql/change-sql.ts'
import type { Outcome } from '../sql/outcome-sql.ts'
import { countNamedRows, requireDiskRoom, takeWrittenBytes } from './changed-rows.ts'
import { readDataRequest, refusePaging, shapeOf } from './data-request.ts'
import { readJsonRows, type JsonRows } from './read-json-rows.ts'
import { runStatement } from './run-statement.ts'
import { contentRange, sendRows } from './send-rows.ts'

const changesNothing = (body: JsonRows, columns: readonly string[] | undefined): boolean =>
  body.count === 0 || (columns ?? body.keys).length === 0

/** PATCH /{table} */
export const updateRows: Endpoint<DataContext> = (app, context) =>
  app.patch('/:table', async (request, reply) => {
    const { database, schema, turns, rateLimits } = context
    const asked = readDataRequest(request)
    refusePaging(asked.query)
    await requireDiskRoom(context)
    const table = await schema.findTable(asked.table)
    const { query, preferences } = asked
    const body = readJsonRows(request.body as string, query.columns !== undefined)
    if (asked.caller !== undefined) {
      const rows = countNamedRows(table, query.filters)
      const bytes = rows * Buffer.byteLength(body.array)
      await takeWrittenBytes(rateLimits, asked.caller, { rows, bytes })
    }
    const shape = shapeOf(asked)
    const update = async (tx: Queryable): Promise<Outcome> =>
      changesNothing(body, query.columns)
        ? { body: shape.isWanted ? '[]' : null, rows: 0, total: null, inserted: null }
        : runStatement(tx, asked, (statement) => updateSql(table, body, query, shape, statement))
    const outcome = await turns.run(asked.caller, () =>
      database.transaction(update, { as: asked.identity }),
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
