import type { FastifyInstance } from 'fastify'
import { isStorableJson } from '#http/storable.ts'
import { authErrors } from '../auth-errors.ts'
import { parseJsonBody } from './parse-json-body.ts'

export const addBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  // Some clients declare JSON and send no body, and some send a body and declare no type.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as string))
    } catch (error) {
      done(error as Error)
    }
  })
  // Some identity providers send the visitor back with a form.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const form = Object.fromEntries(new URLSearchParams(body as string))
      if (isStorableJson(form)) done(null, form)
      else done(authErrors.validationFailed('The form must not contain NUL'))
    },
  )
}
