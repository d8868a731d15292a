import { beforeEach, expect, it } from 'vitest'
import { RATE_RULES } from '../../src/surfaces/auth/rate-rules.ts'
import { createStillClock, type TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { aPerson, newEmail, PASSWORD } from '../harness/people.ts'
import { onOneDatabase } from '../harness/databases.ts'

const TOO_MANY_MAILS = {
  status: 429,
  code: 'over_email_send_rate_limit',
  message: 'email rate limit exceeded',
}

/** docs/contract/auth.md §9. */
onOneDatabase('the budgets of mails', (start) => {
  let server: TestServer
  beforeEach(async () => {
    server = await start({
      config: { AUTH_RATE_LIMITS: 'on', TRUST_PROXY: 'true' },
      clock: createStillClock(),
    })
  })

  const ask = async (address: string, path: string, body: object) =>
    refusal(
      await call(server, 'POST', `/auth/v1${path}`, {
        body,
        headers: { 'x-forwarded-for': address },
      }),
    )

  const signUp = (address: string, email: string) =>
    ask(address, '/signup', { email, password: PASSWORD })

  const drain = async (rule: (typeof RATE_RULES)['mails' | 'recoveryMails']) => {
    while (await server.platform.rateLimits.take(rule, 'all'));
  }

  const mailsTo = async (email: string) => (await server.mailbox(email)).length

  it('leave a sign-up its mail while a dozen networks ask for as many as they can', async () => {
    const network = async (host: number) => {
      const answers = []
      for (let time = 0; time < 26; time += 1)
        answers.push(await ask(`203.0.113.${host}`, '/otp', { email: newEmail() }))
      return answers
    }
    const answers = (
      await Promise.all(Array.from({ length: 12 }, (_, host) => network(host)))
    ).flat()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(240)
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      Array.from({ length: 72 }, () => TOO_MANY_MAILS),
    )
    const email = newEmail()
    expect(await signUp('198.51.100.1', email)).toMatchObject({ status: 200 })
    expect(await mailsTo(email)).toBe(1)
  }, 60_000)

  it('leave an address its mail while a stranger asks for as many to it as they can', async () => {
    const { email } = await aPerson(server)
    server.clock.advance(3600)
    const before = await mailsTo(email)
    for (let time = 0; time < 3; time += 1) {
      server.clock.advance(60)
      expect(await ask('192.0.2.1', '/otp', { email })).toMatchObject({ status: 200 })
    }
    expect(await ask('192.0.2.1', '/otp', { email })).toEqual(TOO_MANY_MAILS)
    server.clock.advance(60)
    expect(await ask('198.51.100.1', '/otp', { email })).toMatchObject({ status: 200 })
    expect(await mailsTo(email)).toBe(before + 4)
  })

  it('tell no known address from an unknown one at a sign-up', async () => {
    const { email } = await aPerson(server)
    const answers = async (address: string, to: string) => {
      const statuses = []
      for (let time = 0; time < 7; time += 1) {
        server.clock.advance(60)
        statuses.push((await signUp(address, to)).status)
      }
      return statuses
    }
    const known = await answers('192.0.2.1', email)
    expect(known).toContain(429)
    expect(await answers('192.0.2.2', newEmail())).toEqual(known)
  })

  it('make every address wait a minute between two sign-ups', async () => {
    const { email } = await aPerson(server)
    server.clock.advance(60)
    const answers = async (address: string, to: string) => {
      const found = [await signUp(address, to)]
      server.clock.advance(20)
      found.push(await signUp(address, to))
      server.clock.advance(40)
      found.push(await signUp(address, to))
      return found.map(({ status, code, message }) => ({ status, code, message }))
    }
    const known = await answers('192.0.2.1', email)
    expect(known.map(({ status }) => status)).toEqual([200, 429, 200])
    expect(await answers('192.0.2.2', newEmail())).toEqual(known)
  })

  it('keep a reserve for recovery when the site has sent too many other mails', async () => {
    const { email } = await aPerson(server)
    const before = await mailsTo(email)
    await drain(RATE_RULES.mails)
    expect(await signUp('192.0.2.1', newEmail())).toEqual(TOO_MANY_MAILS)
    expect(await ask('192.0.2.1', '/recover', { email })).toMatchObject({ status: 200 })
    expect(await mailsTo(email)).toBe(before + 1)
  })

  it('let a network ask for a recovery when its other mails are spent', async () => {
    const { email } = await aPerson(server)
    for (let time = 0; time < 20; time += 1) await ask('192.0.2.1', '/otp', { email: newEmail() })
    expect(await ask('192.0.2.1', '/otp', { email: newEmail() })).toEqual(TOO_MANY_MAILS)
    const before = await mailsTo(email)
    expect(await ask('192.0.2.1', '/recover', { email })).toMatchObject({ status: 200 })
    expect(await mailsTo(email)).toBe(before + 1)
  })

  it('answer a recovery for known and unknown addresses alike, whichever budget is spent', async () => {
    const { email } = await aPerson(server)
    const stranger = newEmail()
    const askBoth = async (host: number) => {
      const [known, unknown] = await Promise.all([
        ask(`192.0.2.${host}`, '/recover', { email }),
        ask(`198.51.100.${host}`, '/recover', { email: stranger }),
      ])
      expect(unknown).toEqual(known)
      return known.status
    }
    for (let time = 0; time < 20; time += 1) expect(await askBoth(1)).toBe(200)
    expect(await askBoth(1)).toBe(429)
    for (let host = 2; host <= 45; host += 1) {
      server.clock.advance(60)
      expect(await askBoth(host)).toBe(200)
    }
    const sent = await mailsTo(email)
    expect(sent).toBeLessThan(40)
    server.clock.advance(3600)
    await drain(RATE_RULES.recoveryMails)
    expect(await askBoth(46)).toBe(200)
    expect(await mailsTo(email)).toBe(sent)
    server.clock.advance(60)
    expect(await askBoth(47)).toBe(200)
    expect(await mailsTo(email)).toBe(sent + 1)
  }, 60_000)
})
