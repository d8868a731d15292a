import { expect, it } from 'vitest'
import { call, type CookieJar, fetchOf, type TestServer } from '../harness/index.ts'

const UUID = '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'

/** What the way back from a provider refuses (docs/contract/auth.md §22). */
export const describeProviderCallbacks = (
  getServer: () => TestServer,
  browser: {
    /** The address that begins a flow. */
    readonly begin: () => Promise<string>
    /** Finishes a flow with a proof key. */
    readonly signIn: (jar: CookieJar) => Promise<unknown>
  },
): void => {
  it.each([
    ['', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['?state=x', 'bad_oauth_state', 'OAuth state parameter is invalid'],
    [`?state=${UUID}`, 'bad_oauth_state', 'OAuth state not found or expired'],
  ])('%j leads back with an error', async (query, code, description) => {
    const answer = await call(getServer(), 'GET', `/auth/v1/callback${query}`)
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location') ?? '')
    expect(Object.fromEntries(target.searchParams)).toEqual({
      error: 'invalid_request',
      error_code: code,
      error_description: description,
    })
  })

  it('with a wrong or missing code, a used or an old state leads back with an error', async () => {
    const jar: CookieJar = new Map()
    const stateOf = async () => {
      const answer = await fetchOf(jar)(await browser.begin(), { redirect: 'manual' })
      expect(answer.status).toBe(302)
      const location = new URL(answer.headers.get('location') ?? '')
      expect(location.searchParams.get('scope')).toContain('email profile')
      return location.searchParams.get('state') ?? ''
    }
    const usedState = async () => {
      await browser.signIn(jar)
      const [flow] = await getServer().database.query<{ id: string }>(
        'select id from auth.flow_state where auth_code_issued_at is not null',
      )
      return flow?.id ?? ''
    }
    const errorOf = async (query: string) => {
      const { status, headers } = await fetchOf(jar)(
        `${getServer().url}/auth/v1/callback?${query}`,
        { redirect: 'manual' },
      )
      const target = new URL(headers.get('location') ?? '')
      return { status, ...Object.fromEntries(target.searchParams) }
    }
    const state = await stateOf()
    expect(await errorOf(`state=${state}&code=wrong`)).toEqual({
      status: 302,
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unable to exchange external code: wrong',
    })
    expect(await errorOf(`state=${await stateOf()}`)).toEqual({
      status: 302,
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
      error_description: 'OAuth callback with missing authorization code missing',
    })
    const used = await usedState()
    expect(await errorOf(`state=${used}&code=x`)).toEqual({
      status: 303,
      error: 'invalid_request',
      error_code: 'flow_state_already_used',
      error_description: 'State has already been used',
    })
    const old = await stateOf()
    getServer().clock.advance(301)
    expect(await errorOf(`state=${old}&code=x`)).toEqual({
      status: 303,
      error: 'invalid_request',
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state has expired',
    })
  })
}
