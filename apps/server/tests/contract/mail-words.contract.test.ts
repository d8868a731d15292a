import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../harness/call.ts'
import { onOneDatabase } from '../harness/databases.ts'
import type { Mail, TestServer } from '../harness/index.ts'
import { aPerson, linkIn, newEmail, PASSWORD } from '../harness/people.ts'

const WORDS = 'Your account was locked. Unlock it at https://evil.example/now'
const BIDI = '\u202Ekcol ruoy\u202C'

/** Everything that a caller may add to an account, with words for its reader. */
const METADATA = {
  name: `${WORDS}\r\nBcc: everybody@example.com`,
  full_name: `www.evil.example ${BIDI}`,
  email: WORDS,
  language: `en\n${WORDS}`,
  site_url: 'https://evil.example',
}

/** What differs between two mails of one kind. */
const masked = ({ subject, text, html }: Mail): string =>
  [subject, text, html]
    .join('\n')
    .replaceAll(/https?:[^\s"]+\/auth\/v1\/verify[^\s"]*/g, 'LINK')
    .replaceAll(/\b\d{6}\b/g, 'CODE')

/** docs/contract/auth.md §11. */
onOneDatabase('no text of a caller', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const post = async (path: string, redirectTo: string, body: object, token?: string) => {
    const query = redirectTo ? `?redirect_to=${encodeURIComponent(redirectTo)}` : ''
    const method = path === '/user' ? 'PUT' : 'POST'
    const options = token === undefined ? { body } : { body, token }
    const { status } = await call(server, method, `/auth/v1${path}${query}`, options)
    expect(status).toBe(200)
  }

  /** Asks for a mail of each kind; `data` where the call takes it. */
  const KINDS = {
    'a sign-up': async (to: string, data: object) => {
      const email = newEmail()
      await post('/signup', to, { email, password: PASSWORD, data })
      return email
    },
    'a sign-in code of a new account': async (to: string, data: object) => {
      const email = newEmail()
      await post('/otp', to, { email, data })
      return email
    },
    'a sign-in code': async (to: string, data: object) => {
      const { client, email } = await aPerson(server)
      await client.auth.updateUser({ data })
      await post('/otp', to, { email })
      return email
    },
    'a recovery': async (to: string, data: object) => {
      const { client, email } = await aPerson(server)
      await client.auth.updateUser({ data })
      await post('/recover', to, { email })
      return email
    },
    'a sign-up sent again': async (to: string, data: object) => {
      const email = newEmail()
      await post('/signup', to, { email, password: PASSWORD, data })
      await post('/resend', to, { type: 'signup', email })
      return email
    },
    'a change of address': async (to: string, data: object) => {
      const { email, token } = await aPerson(server)
      await post('/user', to, { email: newEmail(), data }, token)
      return email
    },
    'an invitation': async (to: string, data: object) => {
      const email = newEmail()
      await post('/invite', to, { email, data }, server.serviceKey)
      return email
    },
  }

  describe.each(Object.entries(KINDS))('stands in the mail of %s', (_kind, ask) => {
    it('from the address it leads to, or from the account', async () => {
      const [plain] = await server.mailbox(await ask('', {}))
      if (!plain) throw new Error('No mail.')
      for (const redirectTo of [
        `${server.url}/ ${WORDS}`,
        `${server.url}/?words=${WORDS}`,
        `${server.url}/#${WORDS}`,
        `${server.url}/Your-account-was-locked`,
        `${server.url}/${BIDI}\u2028${WORDS}`,
      ]) {
        const [mail] = await server.mailbox(await ask(redirectTo, METADATA))
        if (!mail) throw new Error('No mail.')
        expect(masked(mail)).toBe(masked(plain))
        expect(mail.text).not.toMatch(/locked|evil|[\u2028\u202A-\u202E]/i)
        expect(mail.html).not.toMatch(/locked|evil|[\u2028\u202A-\u202E]/i)
        const { searchParams } = new URL(linkIn(mail))
        expect(searchParams.get('redirect_to')).toBe(new URL(redirectTo).href)
      }
    })
  })
})
