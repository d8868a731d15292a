import type { FastifyInstance } from 'fastify'
import { isStorableJson } from '#http/bodies/storable.ts'
import { authErrors } from '../auth-errors.ts'
import { findJsonExcess } from '#http/bodies/json-bounds.ts'

/**
 * @returns the body as an object; an empty body and `null` count as `{}`
 * @throws {AuthError} `bad_json`
 */
const parseJsonBody = (text: string): Record<string, unknown> => {
  if (text.trim() === '') return {}
  const excess = findJsonExcess(text)
  if (excess?.endsWith('levels')) throw authErrors.badJson('exceeded max depth')
  if (excess !== undefined) throw authErrors.badJson(excess)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw authErrors.badJson((error as Error).message.slice(0, 100))
  }
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw authErrors.badJson(
      `json: cannot unmarshal ${Array.isArray(value) ? 'array' : typeof value} into an object`,
    )
  if (!isStorableJson(value)) throw authErrors.badJson('invalid Unicode in string')
  return value as Record<string, unknown>
}

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
