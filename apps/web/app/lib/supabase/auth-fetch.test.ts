import { expect, it, vi } from 'vitest'
import { createAuthFetch } from './auth-fetch.ts'

const NOW = 1_700_000_000_000
const REFRESH = 'https://site.example/auth/v1/token?grant_type=refresh_token'

const answering = (status: number, body: unknown = {}) => {
  const onRefused = vi.fn()
  const send = async () => Response.json(body, { status })
  return { onRefused, fetch: createAuthFetch({ fetch: send, now: () => NOW, onRefused }) }
}
const asking = { method: 'POST', body: JSON.stringify({ refresh_token: 'old' }) }

it('counts the life of a token from the moment it came, by the clock of this device', async () => {
  const serverSkew = 300
  const expires_at = NOW / 1000 + 3600 - serverSkew
  const { fetch } = answering(200, { access_token: 'a', expires_in: 3600, expires_at })
  const session: unknown = await (await fetch(REFRESH, asking)).json()
  expect(session).toEqual({ access_token: 'a', expires_in: 3600, expires_at: NOW / 1000 + 3600 })
})

it('leaves answers without a session as they are', async () => {
  const { fetch } = answering(200, { id: 'asha' })
  const reply = await fetch('https://site.example/auth/v1/signup', { method: 'POST' })
  expect(await reply.json()).toEqual({ id: 'asha' })
})

it.each([400, 401, 403, 404, 422])('tells of a refresh refused with %i, once', async (status) => {
  const { fetch, onRefused } = answering(status)
  expect((await fetch(REFRESH, asking)).status).toBe(status)
  expect(onRefused.mock.calls).toEqual([['old']])
})

it.each([
  [409, 503],
  [429, 503],
  [500, 500],
  [503, 503],
])('lets a refresh that failed with %i be tried again (%i)', async (status, seen) => {
  const { fetch, onRefused } = answering(status)
  expect((await fetch(REFRESH, asking)).status).toBe(seen)
  expect(onRefused).not.toHaveBeenCalled()
})

it('takes a wrong password for no refusal of the session', async () => {
  const { fetch, onRefused } = answering(400)
  await fetch('https://site.example/auth/v1/token?grant_type=password', asking)
  expect(onRefused).not.toHaveBeenCalled()
})
