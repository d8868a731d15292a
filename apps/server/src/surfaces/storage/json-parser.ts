import type { FastifyInstance } from 'fastify'
import { findJsonExcess } from '#http/json-bounds.ts'
import { isStorableJson } from '#http/storable.ts'
import { storageErrors } from './storage-errors.ts'

/** Parses JSON bodies as Fastify does, and refuses those that the database cannot take. */
export const addJsonParser = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const excess = findJsonExcess(body as string)
    if (excess !== undefined) return done(storageErrors.tooMuchJson('body', excess))
    return parseJson(request, body as string, (error, value) => {
      if (error) done(error)
      else if (isStorableJson(value)) done(null, value)
      else done(storageErrors.unstorableText('body'))
    })
  })
}
