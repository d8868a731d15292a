import { beforeAll, expect, it } from 'vitest'
import { createStillClock, followRedirects, type TestServer } from '../harness/index.ts'
import { linkIn, newEmail, PASSWORD } from '../harness/people.ts'
import { forEachDatabase } from '../harness/databases.ts'

const FIVE_MINUTES = 300

forEachDatabase('an auth code of a proof-key flow', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({ clock: createStillClock() })
  })

  /** A client that began a flow, and the code that its mailed link gave. */
  const anAuthCode = async () => {
    const email = newEmail()
    const client = server.client({ flowType: 'pkce' })
    const options = { emailRedirectTo: `${server.url}/` }
    await client.auth.signUp({ email, password: PASSWORD, options })
    const link = linkIn((await server.mailbox(email))[0])
    const target = await followRedirects(link, ({ searchParams }) => searchParams.has('code'))
    return { client, email, code: target.searchParams.get('code') ?? '' }
  }

  it('is good for five minutes, by the client that has the verifier', async () => {
    const { client, email, code } = await anAuthCode()
    server.clock.advance(FIVE_MINUTES - 1)
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  it('is worthless after them, by the same client', async () => {
    const { client, code } = await anAuthCode()
    server.clock.advance(FIVE_MINUTES)
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
      message: 'invalid flow state, flow state has expired',
    })
    expect(data.session).toBeNull()
  })
})
