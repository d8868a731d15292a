import { beforeAll, describe, expect, it } from 'vitest'
import { call, refusal } from '../harness/call.ts'
import { onOneDatabase } from '../harness/databases.ts'
import { createStillClock, type TestServer } from '../harness/index.ts'
import {
  aPerson,
  codeIn,
  linkIn,
  linkTokenIn,
  newEmail,
  PASSWORD,
  wrongCode,
} from '../harness/people.ts'

const STRANGER = '192.0.2.1'
const OWNER = '198.51.100.1'
const TOO_MANY_MAILS = {
  status: 429,
  code: 'over_email_send_rate_limit',
  message: 'email rate limit exceeded',
}
const SPENT = { status: 403, code: 'otp_expired' }
const OK = { status: 200 }

const challenge = (letter: string) => ({
  code_challenge: letter.repeat(43),
  code_challenge_method: 'plain',
})

/** docs/contract/auth.md §9 and §11. */
onOneDatabase('a mail that two people ask for', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({
      config: { AUTH_RATE_LIMITS: 'on', TRUST_PROXY: 'true' },
      clock: createStillClock(),
    })
  })

  const post = (address: string, path: string, body: object) =>
    call(server, 'POST', `/auth/v1${path}`, { body, headers: { 'x-forwarded-for': address } })
  const ask = async (address: string, path: string, body: object) =>
    refusal(await post(address, path, body))
  const mailsTo = async (email: string) => (await server.mailbox(email)).length

  /** Signed up an hour ago, so that nothing counts against the address. */
  const anOwner = async () => {
    const { email } = await aPerson(server)
    server.clock.advance(3600)
    return { email, before: await mailsTo(email) }
  }

  describe('of the owner within the minute of a stranger’s', () => {
    const codeOf = async (link: string) => {
      const { headers } = await call(server, 'GET', link.replace(server.url, ''))
      return new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
    }

    it.each([
      ['/recover', '/recover'],
      ['/otp', '/recover'],
      ['/recover', '/otp'],
      ['/otp', '/otp'],
    ])('is sent and is the only one that is good: %s, then %s', async (theirs, own) => {
      const { email, before } = await anOwner()
      expect(await ask(STRANGER, theirs, { email, ...challenge('s') })).toMatchObject(OK)
      const [ofStranger] = await server.mailbox(email)
      expect(await ask(OWNER, own, { email, ...challenge('o') })).toMatchObject(OK)
      expect(await mailsTo(email)).toBe(before + 2)
      const [ofOwner] = await server.mailbox(email)
      expect(await codeOf(linkIn(ofStranger))).toBe('')
      const code = await codeOf(linkIn(ofOwner))
      const exchange = (verifier: string) =>
        ask(OWNER, '/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })
      expect(await exchange('o'.repeat(43))).toMatchObject(OK)
    })

    it('is sent where the two lead to different addresses', async () => {
      const { email, before } = await anOwner()
      const to = (path: string) => `/recover?redirect_to=${encodeURIComponent(server.url + path)}`
      for (const path of ['/one', '/two', '/one'])
        expect(await ask(OWNER, to(path), { email })).toMatchObject(OK)
      expect(await mailsTo(email)).toBe(before + 3)
    })

    it('is not sent again for the same flow', async () => {
      const { email, before } = await anOwner()
      for (const flow of [challenge('o'), challenge('o')])
        expect(await ask(OWNER, '/recover', { email, ...flow })).toMatchObject(OK)
      expect(await mailsTo(email)).toBe(before + 1)
      server.clock.advance(60)
      expect(await ask(OWNER, '/recover', { email, ...challenge('o') })).toMatchObject(OK)
      expect(await mailsTo(email)).toBe(before + 2)
    })

    it('tells nobody who has an account', async () => {
      const { email } = await anOwner()
      const answers = async (address: string, to: string) => {
        const found = []
        for (const [path, letter] of [
          ['/otp', 'a'],
          ['/otp', 'a'],
          ['/otp', 'b'],
          ['/otp', 'c'],
          ['/recover', 'd'],
        ] as const)
          found.push(await ask(address, path, { email: to, ...challenge(letter) }))
        return found
      }
      const known = await answers('192.0.2.7', email)
      expect(await answers('192.0.2.8', newEmail())).toEqual(known)
    })
  })

  it('goes to one address four times in ten minutes, whoever asks for what', async () => {
    const { email, before } = await anOwner()
    for (let minute = 0; minute < 10; minute += 1) {
      for (const path of ['/recover', '/otp', '/signup'])
        for (let host = 10; host < 13; host += 1) {
          const body = { email, password: PASSWORD, ...challenge(String(minute)) }
          const answer = await ask(`203.0.113.${minute * 10 + host}`, path, body)
          expect([200, 429]).toContain(answer.status)
        }
      server.clock.advance(59)
    }
    expect(await mailsTo(email)).toBeLessThanOrEqual(before + 4)
    expect(await mailsTo(email)).toBeGreaterThan(before)
  })

  it('is left to the owner by a stranger in one network', async () => {
    const { email, before } = await anOwner()
    for (let time = 0; time < 20; time += 1)
      await ask(STRANGER, '/recover', { email, ...challenge(String.fromCodePoint(97 + time)) })
    expect(await ask(STRANGER, '/otp', { email })).toEqual(TOO_MANY_MAILS)
    expect(await mailsTo(email)).toBe(before + 3)
    expect(await ask(OWNER, '/recover', { email, ...challenge('o') })).toMatchObject(OK)
    expect(await mailsTo(email)).toBe(before + 4)
  })

  describe('has a code', () => {
    const aCode = async () => {
      const { email } = await anOwner()
      await ask(OWNER, '/recover', { email })
      const [mail] = await server.mailbox(email)
      const code = codeIn(mail)
      const guess = (address: string, token: string) =>
        ask(address, '/verify', { type: 'recovery', email, token })
      return { mail, code, guess }
    }

    it('that wrong tries from one network do not burn in its ten minutes', async () => {
      const { code, guess } = await aCode()
      const statuses = []
      for (let time = 0; time < 60; time += 1) {
        statuses.push((await guess(STRANGER, wrongCode(code))).status)
        server.clock.advance(9)
      }
      expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(403))
      expect(statuses.filter((status) => status !== 429).length).toBeLessThan(16)
      expect(await guess(OWNER, code)).toMatchObject(OK)
    })

    it('that is tried twenty times, from all networks together', async () => {
      const { mail, code, guess } = await aCode()
      for (let host = 1; host <= 20; host += 1)
        expect(await guess(`203.0.113.${host}`, wrongCode(code))).toMatchObject(SPENT)
      expect(await guess(OWNER, code)).toMatchObject(SPENT)
      const link = { type: 'recovery', token_hash: linkTokenIn(mail) }
      expect(await ask(OWNER, '/verify', link)).toMatchObject(OK)
    })
  })
})
