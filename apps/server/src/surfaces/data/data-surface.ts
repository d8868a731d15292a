import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#http/endpoint.ts'
import { forbidStoring } from '#http/no-store.ts'
import { hasNulInAddress } from '#http/storable.ts'
import type { Platform } from '#platform/platform.ts'
import { createDataContext, type DataContext, type InsertWatches } from './data-context.ts'
import { dataErrors } from './data-errors.ts'
import { renderDataError } from './render-data-error.ts'
import { deleteRows } from './rows/delete-rows.ts'
import { insertRows } from './rows/insert-rows.ts'
import { readRows } from './rows/read-rows.ts'
import { updateRows } from './rows/update-rows.ts'

/** GET /: PostgREST describes its tables here, which this server never does. */
const refuseRoot: Endpoint<DataContext> = (app) =>
  app.get('/', () => {
    throw dataErrors.rootDisabled()
  })

/** /rpc/{name}: the public schema has no function for callers. */
const refuseFunctions: Endpoint<DataContext> = (app) =>
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/rpc/:name',
    handler: (request) => {
      throw dataErrors.unknownFunction((request.params as { name: string }).name)
    },
  })

/** PUT /{table} */
const refusePut: Endpoint<DataContext> = (app) =>
  app.put('/:table', (request) => {
    throw dataErrors.unsupportedMethod(request.method)
  })

const ENDPOINTS: readonly Endpoint<DataContext>[] = [
  readRows,
  insertRows,
  updateRows,
  deleteRows,
  refuseRoot,
  refuseFunctions,
  refusePut,
]

/**
 * The data API (PostgREST's dialect) over the public schema. Every request is one
 * transaction in the caller's name: the database alone decides what the caller may see.
 */
export const dataSurface = async (
  app: FastifyInstance,
  { platform, watches }: { platform: Platform; watches: InsertWatches },
) => {
  const context = createDataContext(platform, watches)

  // Bodies stay text: PostgreSQL parses the JSON, so no number loses a digit in JavaScript.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/json/, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  forbidStoring(app)
  app.setErrorHandler((error, request, reply) => renderDataError(error, request, reply))
  app.addHook('onRequest', async (request) => {
    if (hasNulInAddress(request)) throw dataErrors.nulInAddress()
  })
  app.setNotFoundHandler((request, reply) =>
    renderDataError(dataErrors.invalidPath(), request, reply),
  )

  for (const endpoint of ENDPOINTS) endpoint(app, context)
}
