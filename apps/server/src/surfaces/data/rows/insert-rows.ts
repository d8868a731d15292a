import { addressOf } from '#http/address-of.ts'
import type { Endpoint } from '#http/endpoint.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { DataContext } from '../data-context.ts'
import { insertSql } from '../sql/insert-sql.ts'
import { requireDiskRoom, requireFewRows, takeWrittenBytes } from './changed-rows.ts'
import { readDataRequest, refusePaging, shapeOf } from './data-request.ts'
import { readJsonRows } from './read-json-rows.ts'
import { runStatement } from './run-statement.ts'
import { sendRows } from './send-rows.ts'

/** POST /{table}: insert, or upsert when the preferences say so. */
export const insertRows: Endpoint<DataContext> = (app, context) =>
  app.post('/:table', async (request, reply) => {
    const { database, schema, turns, rateLimits, watches } = context
    const asked = readDataRequest(request)
    refusePaging(asked.query)
    await requireDiskRoom(context)
    const table = await schema.findTable(asked.table)
    const { query, preferences } = asked
    const body = readJsonRows(request.body as string, query.columns !== undefined)
    const watch = asked.caller === undefined ? undefined : watches.get(asked.table)
    if (asked.caller !== undefined) {
      await watch?.admit({ rows: body.count, address: addressOf(request) })
      requireFewRows(body.count)
      const bytes = Buffer.byteLength(body.array)
      await takeWrittenBytes(rateLimits, asked.caller, { rows: body.count, bytes })
    }
    const insert = (tx: Queryable) =>
      runStatement(tx, asked, (statement) =>
        insertSql(table, body, query, preferences, shapeOf(asked), statement),
      )
    const outcome = await turns.run(asked.caller, () =>
      database.transaction(insert, { as: asked.identity }),
    )
    watch?.stored()
    const isOnlyMerged = preferences.resolution === 'merge-duplicates' && outcome.inserted === 0
    return sendRows(reply, asked, {
      status: isOnlyMerged ? 200 : 201,
      outcome,
      contentRange: `*/${preferences.count === undefined ? '*' : outcome.rows}`,
    })
  })
