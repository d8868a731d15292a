import type { Endpoint } from '#http/endpoint.ts'
import type { DataContext } from './data-context.ts'
import { dataErrors } from './data-errors.ts'

/** GET /: PostgREST describes its tables here, which this server never does. */
export const refuseRoot: Endpoint<DataContext> = (app) =>
  app.get('/', () => {
    throw dataErrors.rootDisabled()
  })

/** /rpc/{name}: the public schema has no function for callers. */
export const refuseFunctions: Endpoint<DataContext> = (app) =>
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/rpc/:name',
    handler: (request) => {
      throw dataErrors.unknownFunction((request.params as { name: string }).name)
    },
  })

/** PUT /{table} */
export const refusePut: Endpoint<DataContext> = (app) =>
  app.put('/:table', (request) => {
    throw dataErrors.unsupportedMethod(request.method)
  })
