import { BUILT_IN_BUCKET, USER_BUCKET } from '@dhvani/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aPerson,
  createStillClock,
  publicUrl,
  startTestServer,
  type Person,
  type TestServer,
} from '../harness/index.ts'

let server: TestServer
let asha: Person
let ravi: Person
beforeAll(async () => {
  // So that the limit gives nothing back while the test asks.
  const clock = createStillClock()
  server = await startTestServer({ clock, config: { AUTH_RATE_LIMITS: 'on' } })
  asha = await aPerson(server)
  ravi = await aPerson(server)
})
afterAll(() => server.close())

const ask = (token: string, method: string, path: string, body?: object) =>
  fetch(`${server.url}/storage/v1/${path}`, {
    method,
    headers: { ...server.headers(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

const sign = (token: string, count: number) =>
  ask(token, 'POST', `object/sign/${USER_BUCKET}`, {
    expiresIn: 60,
    paths: Array.from({ length: count }, (_, index) => `${index}.mp3`),
  })

/** One request of each kind that the limit counts. */
const each = (token: string) => {
  const file = `${USER_BUCKET}/${asha.id}/a.mp3`
  const transfer = { bucketId: USER_BUCKET, sourceKey: 'a.mp3', destinationKey: 'b.mp3' }
  return Promise.all([
    ask(token, 'GET', `object/authenticated/${file}`),
    ask(token, 'GET', `object/info/authenticated/${file}`),
    ask(token, 'POST', `object/sign/${file}`, { expiresIn: 60 }),
    ask(token, 'POST', `object/upload/sign/${file}`),
    ask(token, 'POST', 'object/move', transfer),
    ask(token, 'POST', 'object/copy', transfer),
    ask(token, 'DELETE', `object/${file}`),
    ask(token, 'DELETE', `object/${USER_BUCKET}`, { prefixes: ['a.mp3'] }),
    ask(token, 'PUT', `object/${file}`),
    ask(token, 'POST', 'upload/resumable'),
    sign(token, 1000),
  ])
}

it('a person names 2,000 files at once, and is then told when to ask again', async () => {
  expect((await sign(asha.token, 1000)).status).toBe(200)
  expect((await sign(asha.token, 1000)).status).toBe(200)
  const refused = await sign(asha.token, 1)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toEqual({
    statusCode: '429',
    error: 'Too Many Requests',
    message: 'Too many requests for files. Please try again in a moment.',
    code: 'TooManyRequests',
  })
})

it('every kind of request for files is counted', async () => {
  for (const { status } of await each(ravi.token)) expect(status).not.toBe(429)
  expect((await sign(ravi.token, 990)).status).toBe(200)
  for (const { status } of await each(ravi.token)) expect(status).toBe(429)
})

it('listeners and the operator are not counted', async () => {
  expect((await sign(server.serviceKey, 1000)).status).toBe(200)
  for (let time = 0; time < 3; time += 1)
    expect((await sign(server.serviceKey, 1000)).status).toBe(200)
  const listened = await Promise.all([
    fetch(publicUrl(server.url, 'none.mp3')),
    fetch(`${server.url}/storage/v1/object/public/${BUILT_IN_BUCKET}/none.mp3`),
  ])
  expect(listened.map(({ status }) => status)).toEqual([400, 400])
})
