import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { dataErrors } from './data-errors.ts'
import { renderDataError } from './render-data-error.ts'
import { deleteRows } from './rows/delete-rows.ts'
import { insertRows } from './rows/insert-rows.ts'
import { readRows } from './rows/read-rows.ts'
import { updateRows } from './rows/update-rows.ts'
import { createSchemaCache } from './schema/schema-cache.ts'

/**
 * The data API (PostgREST's dialect) over the public schema. It decides nothing about who may
 * see what: every request is one transaction in the caller's name, and the database answers.
 */
export const dataSurface = async (app: FastifyInstance, { platform }: { platform: Platform }) => {
  const { database, clock } = platform
  const parts = { database, schema: createSchemaCache(database, () => clock.now()) }

  // Bodies stay text: PostgreSQL reads the JSON, and no digit of a number is lost on the way.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/json/, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error, request, reply) => renderDataError(error, request, reply))
  app.setNotFoundHandler((request, reply) => renderDataError(dataErrors.invalidPath(), request, reply))

  readRows(app, parts)
  insertRows(app, parts)
  updateRows(app, parts)
  deleteRows(app, parts)
  app.get('/', () => {
    throw dataErrors.rootDisabled()
  })
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/rpc/:name',
    handler: (request) => {
      throw dataErrors.unknownFunction((request.params as { name: string }).name)
    },
  })
  app.put('/:table', (request) => {
    throw dataErrors.unsupportedMethod(request.method)
  })
}
