import { recordStatements, startTestServer } from '@dhvani/server/testing'
import { addSoundsOf, fillTables } from './fill-tables.ts'

/** One server in a process of its own, which also fills its tables and tells its plans. */
const databaseUrl = process.argv[2]
const server = await startTestServer({
  config: {
    AUTH_AUTOCONFIRM: 'true',
    UPLOAD_QUOTA_MB: '10000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  },
  extend(app, { database, keys }) {
    const explainLast = recordStatements(database)
    app.post<{ Params: { rows: string } }>('/fill/:rows', async (request) => {
      await fillTables(database, Number(request.params.rows))
      return {}
    })
    app.post<{ Params: { person: string; count: string } }>(
      '/own/:person/:count',
      async (request) => {
        await addSoundsOf(database, request.params.person, Number(request.params.count))
        return {}
      },
    )
    // The token of the request, signed again without its session.
    app.get('/token-without-session', async ({ headers }) => {
      const { session_id: _session, ...claims } = await keys.verify(
        headers.authorization?.split(' ', 2)[1] ?? '',
      )
      return { token: await keys.sign(claims) }
    })
    app.get('/plan', async () => ({ plan: await explainLast() }))
    app.get('/memory', async () => process.memoryUsage())
  },
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(
  JSON.stringify({
    url: server.url,
    key: server.publishableKey,
    directory: server.dataDirectory,
  }),
)
