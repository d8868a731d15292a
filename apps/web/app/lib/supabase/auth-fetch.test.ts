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

it('computes the end of a token from its arrival, by the clock of this device', async () => {
  const serverSkew = 300
  const expires_at = NOW / 1000 + 3600 - serverSkew
  const { fetch } = answering(200, { access_token: 'a', expires_in: 3600, expires_at })
  const session: unknown = await (await fetch(REFRESH, asking)).json()
  expect(session).toEqual({ access_token: 'a', expires_in: 3600, expires_at: NOW / 1000 + 3600 })
})

it('does not change answers without a session', async () => {
  const { fetch } = answering(200, { id: 'asha' })
  const reply = await fetch('https://site.example/auth/v1/signup', { method: 'POST' })
  expect(await reply.json()).toEqual({ id: 'asha' })
})

it.each([400, 401, 403, 404, 422])(
  'calls onRefused once with the token for a refresh refused with %i',
  async (status) => {
    const { fetch, onRefused } = answering(status)
    expect((await fetch(REFRESH, asking)).status).toBe(status)
    expect(onRefused.mock.calls).toEqual([['old']])
  },
)

it.each([
  [409, 503],
  [429, 503],
  [500, 500],
  [503, 503],
])(
  'gives auth-js a status that it retries for a refresh that failed with %i (%i)',
  async (status, seen) => {
    const { fetch, onRefused } = answering(status)
    expect((await fetch(REFRESH, asking)).status).toBe(seen)
    expect(onRefused).not.toHaveBeenCalled()
  },
)

it('does not call onRefused for a wrong password', async () => {
  const { fetch, onRefused } = answering(400)
  await fetch('https://site.example/auth/v1/token?grant_type=password', asking)
  expect(onRefused).not.toHaveBeenCalled()
})

it('sends a logout that outlives its page, and gives up on one not answered within three seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  const fetch = createAuthFetch({ fetch: send, now: () => NOW, onRefused: () => undefined })
  await fetch('https://site.example/auth/v1/logout?scope=global', { method: 'POST' })
  expect(timeout.mock.calls).toEqual([[3000]])
  expect(send.mock.calls[0]?.[1]).toEqual({
    method: 'POST',
    keepalive: true,
    signal: timeout.mock.results[0]?.value as AbortSignal,
  })
})

it('asks for no new token while the person signs out here, and tells nobody of a session that ended', async () => {
  const logout = Promise.withResolvers<Response>()
  const asked: string[] = []
  const onRefused = vi.fn()
  const fetch = createAuthFetch({
    fetch: async (input) => {
      const { url } = new Request(input)
      asked.push(url)
      return url.includes('/logout') ? logout.promise : Response.json({}, { status: 400 })
    },
    now: () => NOW,
    onRefused,
  })
  const LOGOUT = 'https://site.example/auth/v1/logout'
  const leaving = fetch(`${LOGOUT}?scope=global`, { method: 'POST' })
  expect((await fetch(REFRESH, asking)).status).toBe(400)
  expect(asked).toEqual([`${LOGOUT}?scope=global`])
  expect(onRefused).not.toHaveBeenCalled()
  logout.resolve(new Response(null, { status: 204 }))
  await leaving
  await fetch(REFRESH, asking)
  expect(asked.at(-1)).toBe(REFRESH)
  // Signing out elsewhere leaves this session as it is.
  const elsewhere = fetch(`${LOGOUT}?scope=others`, { method: 'POST' })
  await fetch(REFRESH, asking)
  await elsewhere
  expect(asked.filter((url) => url === REFRESH)).toHaveLength(2)
})
