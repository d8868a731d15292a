import { beforeAll, expect, it } from 'vitest'
import { createStillClock, type TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { aPerson, newEmail, PASSWORD } from '../harness/people.ts'
import { forEachDatabase } from '../harness/databases.ts'

const TOO_MANY = { status: 429, code: 'over_request_rate_limit' }
const WRONG = { status: 400, code: 'invalid_credentials' }

/** docs/contract/auth.md §9. */
forEachDatabase("strangers' wrong passwords", (start, once) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({
      config: { AUTH_RATE_LIMITS: 'on', TRUST_PROXY: 'true' },
      clock: createStillClock(),
    })
  })

  const signIn = async (address: string, email: string, password = PASSWORD) =>
    refusal(
      await call(server, 'POST', '/auth/v1/token?grant_type=password', {
        body: { email, password },
        headers: { 'x-forwarded-for': address },
      }),
    )

  const guess = (address: string, email: string) => signIn(address, email, 'a guess at it')

  /** As many guesses as strangers in seven networks get in one moment. */
  const guessFromEverywhere = async (email: string) => {
    const answers = []
    for (let network = 1; network <= 7; network += 1)
      for (let time = 0; time < 20; time += 1)
        answers.push(await guess(`203.0.113.${network}`, email))
    return answers
  }

  it('from one network leave the owner in, wherever the owner is', async () => {
    const { email } = await aPerson(server)
    for (let time = 0; time < 20; time += 1)
      expect(await guess('192.0.2.1', email)).toMatchObject(WRONG)
    expect(await guess('192.0.2.1', email)).toMatchObject(TOO_MANY)
    expect(await signIn('198.51.100.9', email)).toMatchObject({ status: 200 })
  })

  it('from everywhere slow all of them down, but no network that signed in before', async () => {
    const { email } = await aPerson(server)
    const home = '2001:db8:7:1::1'
    expect(await signIn(home, email)).toMatchObject({ status: 200 })
    const answers = await guessFromEverywhere(email)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(99)
    expect(answers.at(-1)).toMatchObject(TOO_MANY)
    expect(await signIn('198.51.100.1', email)).toMatchObject(TOO_MANY)
    for (const address of [home, '2001:db8:7:1:ffff::2'])
      expect(await signIn(address, email)).toMatchObject({ status: 200 })
    server.clock.advance(15)
    expect(await signIn('198.51.100.1', email)).toMatchObject({ status: 200 })
  })

  it('from a network that signed in before are counted as well', async () => {
    const { email } = await aPerson(server)
    const home = '198.51.100.4'
    expect(await signIn(home, email)).toMatchObject({ status: 200 })
    for (let time = 0; time < 19; time += 1) expect(await guess(home, email)).toMatchObject(WRONG)
    expect(await guess(home, email)).toMatchObject(TOO_MANY)
  })

  once(() => {
    it('at an unknown address are refused likewise', async () => {
      const { email } = await aPerson(server)
      const known = await guessFromEverywhere(email)
      expect(await guessFromEverywhere(newEmail())).toEqual(known)
    })
  })

  it('meet no more than twenty networks that the account remembers', async () => {
    const { email, session } = await aPerson(server)
    for (let network = 1; network <= 21; network += 1) {
      expect(await signIn(`198.51.100.${network}`, email)).toMatchObject({ status: 200 })
      server.clock.advance(60)
    }
    const [row] = await server.database.query<{ networks: string[] }>(
      `select array_agg(network order by last_sign_in_at) as networks
       from dhvani.known_networks where user_id = $1`,
      [session.user.id],
    )
    expect(row?.networks).toHaveLength(20)
    expect(row?.networks.at(-1)).toBe('198.51.100.21')
  })
})
