import { expect, it, vi } from 'vitest'
import { createRenewingFetch, isRefusedByData, isRefusedByStorage } from './renewing-fetch.ts'

const ADDRESS = 'https://site.example/rest/v1/saved_beats'
const ASKED = { method: 'POST', headers: { Authorization: 'Bearer old' }, body: '{}' }

/** A service that takes the token `new` alone. */
const aService = (status: number, refusal: object, renewed: string | undefined) => {
  const tokens: (string | null)[] = []
  const send: typeof fetch = async (_input, init) => {
    const token = new Headers(init?.headers).get('authorization')
    tokens.push(token)
    return token === 'Bearer new' ? Response.json([]) : Response.json(refusal, { status })
  }
  const renew = vi.fn(async () => renewed)
  return { tokens, send, renew }
}

const DATA = { isRefused: isRefusedByData, status: 401, refusal: { code: 'PGRST303' } }
const STORAGE = {
  isRefused: isRefusedByStorage,
  status: 400,
  refusal: {
    statusCode: '403',
    code: 'AccessDenied',
    message: '"exp" claim timestamp check failed',
  },
}

it.each([
  ['data', DATA],
  ['storage', STORAGE],
])(
  'renews once where the %s service refuses a token, and asks again with the new one',
  async (_name, { isRefused, status, refusal }) => {
    const { tokens, send, renew } = aService(status, refusal, 'new')
    const answer = await createRenewingFetch({ send, renew, isRefused })(ADDRESS, ASKED)
    expect(answer.status).toBe(200)
    expect(renew).toHaveBeenCalledTimes(1)
    expect(tokens).toEqual(['Bearer old', 'Bearer new'])
  },
)

it.each([
  ['data', DATA],
  ['storage', STORAGE],
])(
  'passes the refusal of the %s service on where the session has ended',
  async (_name, { isRefused, status, refusal }) => {
    const { tokens, send, renew } = aService(status, refusal, undefined)
    const answer = await createRenewingFetch({ send, renew, isRefused })(ADDRESS, ASKED)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual(refusal)
    expect(tokens).toHaveLength(1)
  },
)

it.each([
  [isRefusedByData, 400, {}],
  [isRefusedByData, 403, {}],
  [isRefusedByData, 503, {}],
  [isRefusedByStorage, 400, { message: 'new row violates row-level security policy' }],
  [isRefusedByStorage, 400, { message: 'Object not found' }],
  [isRefusedByStorage, 503, { message: '"exp" claim timestamp check failed' }],
])('leaves the session alone for any other refusal (%o, %i)', async (isRefused, status, body) => {
  const { send, renew } = aService(status, body, 'new')
  const answer = await createRenewingFetch({ send, renew, isRefused })(ADDRESS, ASKED)
  expect(answer.status).toBe(status)
  expect(renew).not.toHaveBeenCalled()
})
