import { USER_BUCKET } from '@dhvani/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type OpenApp } from '../harness/index.ts'

let opened: OpenApp
beforeAll(async () => {
  opened = await openApp()
})
afterAll(() => opened.close())

const TYPE = 'multipart/form-data'

it.each([
  ['POST', 'ends after its boundary', `${TYPE}; boundary=b`, '--b\r\n'],
  ['PUT', 'does not hold its boundary', `${TYPE}; boundary=b`, 'no boundary at all'],
  ['POST', 'names no boundary', TYPE, '--b--'],
] as const)('refuses an upload (%s) whose form %s', async (method, _what, type, payload) => {
  const bearer = opened.platform.serviceKey
  const answer = await opened.app.inject({
    method,
    url: `/storage/v1/object/${USER_BUCKET}/a/rain.wav`,
    headers: {
      apikey: bearer,
      authorization: `Bearer ${bearer}`,
      'content-type': type,
    },
    payload,
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'InvalidRequest',
    message: 'body must be a whole multipart form',
  })
})
