import type { FastifyInstance } from 'fastify'
import { isStorableJson } from '#http/storable.ts'
import { authErrors } from '../auth-errors.ts'
import { parseJsonBody } from './parse-json-body.ts'

/** A provider sends fewer than ten; 1 MiB has room for 100,000, which take a quarter of a second. */
const MOST_FIELDS = 100

/** @throws {AuthError} `validation_failed` */
const parseForm = (text: string): Record<string, string> => {
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS)
    throw authErrors.validationFailed(`The form must not have more than ${MOST_FIELDS} fields`)
  const form = Object.fromEntries(new URLSearchParams(text))
  if (!isStorableJson(form)) throw authErrors.validationFailed('The form must not contain NUL')
  return form
}

export const addBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const add = (type: string, parse: (text: string) => Record<string, unknown>) =>
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, parse(body as string))
      } catch (error) {
        done(error as Error)
      }
    })
  // Some clients declare JSON and send no body, and some send a body and declare no type.
  add('*', parseJsonBody)
  // Some identity providers send the visitor back with a form.
  add('application/x-www-form-urlencoded', parseForm)
}
