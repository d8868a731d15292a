import { beforeAll, expect, it } from 'vitest'
import { aPerson, PASSWORD, type TestServer } from '../harness/index.ts'
import { anAuthenticatorApp } from './authenticator-app.ts'
import { onOneDatabase } from '../harness/databases.ts'

const HOME = '2001:db8:7:1::1'

/** docs/contract/auth.md §26. */
onOneDatabase('the code of a factor', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({ config: { TRUST_PROXY: 'true' } })
  })

  /** Asks for a challenge at home, and answers it with the right code from the given address. */
  const answerFrom = async (address: string) => {
    const { email, client: first } = await aPerson(server)
    const { factorId, code } = await anAuthenticatorApp(server, first)
    server.clock.advance(30)
    let from = HOME
    const client = server.client({
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('x-forwarded-for', from)
        return fetch(input, { ...init, headers })
      },
    })
    await client.auth.signInWithPassword({ email, password: PASSWORD })
    const { data } = await client.auth.mfa.challenge({ factorId })
    from = address
    return client.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: code() })
  }

  it('is accepted from another address of the same network', async () => {
    const { error } = await answerFrom('2001:db8:7:1:ffff::2')
    expect(error).toBeNull()
  })

  it.each(['2001:db8:7:2::1', '198.51.100.1'])(
    'is refused from another network: %s',
    async (ip) => {
      const { error } = await answerFrom(ip)
      expect(error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
    },
  )
})
