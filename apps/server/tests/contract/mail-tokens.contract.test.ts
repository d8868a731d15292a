import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import {
  aPerson,
  codeIn,
  linkIn,
  linkTokenIn,
  newEmail,
  PASSWORD,
  wrongCode,
} from '../harness/people.ts'
import { forEachDatabase } from '../harness/databases.ts'

const NO_CODE = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }
const NO_LINK = {
  status: 403,
  code: 'otp_expired',
  message: 'Email link is invalid or has expired',
}

/** docs/contract/auth.md §11. */
forEachDatabase('the tokens of a mail', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  /** Someone signed up; their mail is all that is needed. */
  const aSignUp = async () => {
    const email = newEmail()
    const client = server.client()
    await client.auth.signUp({ email, password: PASSWORD })
    const [mail] = await server.mailbox(email)
    return { client, email, mail, code: codeIn(mail) }
  }

  const guess = async (contact: object, token: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await call(server, 'POST', '/auth/v1/verify', { body: { ...contact, token } })
      expect(refusal(answer)).toEqual(NO_CODE)
    }
  }

  describe('a link', () => {
    it('carries 256 bits that the code does not tell', async () => {
      const { client, email, mail, code } = await aSignUp()
      const linkToken = linkTokenIn(mail)
      expect(linkToken).toMatch(/^[0-9a-f]{64}$/)
      const ofCode = createHash('sha224').update(`${email}${code}`).digest('hex')
      for (const token_hash of [ofCode, `pkce_${ofCode}`, `pkce_${linkToken}`]) {
        const { error } = await client.auth.verifyOtp({ token_hash, type: 'signup' })
        expect(error).toMatchObject(NO_LINK)
      }
      const { data } = await client.auth.verifyOtp({ token_hash: linkToken, type: 'signup' })
      expect(data.user?.email).toBe(email)
    })

    it('and its code are stored as hashes only', async () => {
      const { email, mail, code } = await aSignUp()
      const [stored] = await server.database.query<{ all: string }>(
        `select to_jsonb(u)::text || to_jsonb(t)::text || to_jsonb(c)::text as all
         from auth.users u join auth.one_time_tokens t on t.user_id = u.id
         join dhvani.one_time_codes c on c.user_id = u.id where u.email = $1`,
        [email],
      )
      expect(stored?.all).toContain(email)
      expect(stored?.all).not.toContain(linkTokenIn(mail))
      expect(stored?.all).not.toMatch(new RegExp(`\\b${code}\\b`))
    })

    it('outlives its code, which is good for ten minutes', async () => {
      const { client, email, mail, code } = await aSignUp()
      server.clock.advance(601)
      await guess({ type: 'email', email }, code)
      const token_hash = linkTokenIn(mail)
      const { error } = await client.auth.verifyOtp({ token_hash, type: 'email' })
      expect(error).toBeNull()
    })

    it('that an operator generates is apart from its code', async () => {
      const { email } = await aPerson(server)
      const admin = server.client({ key: server.serviceKey }).auth.admin
      const generate = async () => {
        const { data } = await admin.generateLink({ type: 'magiclink', email })
        const { hashed_token = '', email_otp = '', action_link = '' } = data.properties ?? {}
        return { hashed_token, email_otp, action_link }
      }
      const first = await generate()
      expect(first.hashed_token).toMatch(/^[0-9a-f]{64}$/)
      expect(new URL(first.action_link).searchParams.get('token')).toBe(first.hashed_token)
      const byLink = await server
        .client()
        .auth.verifyOtp({ token_hash: first.hashed_token, type: 'magiclink' })
      expect(byLink.data.user?.email).toBe(email)
      const { email_otp: token } = await generate()
      const byCode = await server.client().auth.verifyOtp({ email, token, type: 'magiclink' })
      expect(byCode.data.user?.email).toBe(email)
    })
  })

  describe('a code', () => {
    it('is right at the twentieth try', async () => {
      const { client, email, code } = await aSignUp()
      await guess({ type: 'email', email }, wrongCode(code), 19)
      const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
      expect(error).toBeNull()
    })

    it('of a mail is worthless after twenty wrong tries, and its link is not', async () => {
      const { client, email, mail, code } = await aSignUp()
      await guess({ type: 'email', email }, wrongCode(code), 11)
      await guess({ type: 'signup', email }, wrongCode(code), 9)
      await guess({ type: 'email', email }, code)
      const token_hash = linkTokenIn(mail)
      const { error } = await client.auth.verifyOtp({ token_hash, type: 'email' })
      expect(error).toBeNull()
    })

    it('of a text message is worthless after twenty wrong tries', async () => {
      const phone = '919800000044'
      const client = server.client()
      await client.auth.signInWithOtp({ phone })
      const code = codeIn((await server.mailbox(phone))[0])
      await guess({ type: 'sms', phone }, wrongCode(code), 20)
      await guess({ type: 'sms', phone }, code)
    })

    it('of a reauthentication is worthless after five wrong tries', async () => {
      const careful = await start({ config: { AUTH_REAUTHENTICATION: 'true' } })
      const { client, email } = await aPerson(careful)
      careful.clock.advance(25 * 3600)
      await client.auth.refreshSession()
      await client.auth.reauthenticate()
      const code = codeIn((await careful.mailbox(email))[0])
      const change = async (nonce: string) =>
        (await client.auth.updateUser({ password: 'a brighter lamp', nonce })).error
      const refused = { status: 422, code: 'reauthentication_not_valid' }
      for (let time = 0; time < 5; time += 1)
        expect(await change(wrongCode(code))).toMatchObject(refused)
      expect(await change(code)).toMatchObject(refused)
    })

    it('of the next mail has tries of its own', async () => {
      const { client, email, code } = await aSignUp()
      await guess({ type: 'email', email }, wrongCode(code), 21)
      await client.auth.resend({ type: 'signup', email })
      const token = codeIn((await server.mailbox(email))[0])
      const { error } = await client.auth.verifyOtp({ email, token, type: 'email' })
      expect(error).toBeNull()
    })

    it('uses up its link', async () => {
      const { client, email, mail, code } = await aSignUp()
      await client.auth.verifyOtp({ email, token: code, type: 'email' })
      const token_hash = linkTokenIn(mail)
      const { error } = await client.auth.verifyOtp({ token_hash, type: 'email' })
      expect(error).toMatchObject(NO_LINK)
      const { headers } = await call(server, 'GET', linkIn(mail).replace(server.url, ''))
      expect(headers.get('location')).toContain('error_code=otp_expired')
    })
  })
})
