import { beforeEach, expect, it } from 'vitest'
import { RATE_RULES } from '../../src/surfaces/auth/rate-rules.ts'
import { createStillClock, type TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { aPerson, codeIn, PASSWORD, type Person } from '../harness/people.ts'
import { onOneDatabase } from '../harness/databases.ts'

const TOO_MANY_TEXTS = {
  status: 429,
  code: 'over_sms_send_rate_limit',
  message: 'SMS rate limit exceeded',
}

/** docs/contract/auth.md §9. */
onOneDatabase('the budgets of text messages', (start) => {
  let server: TestServer
  beforeEach(async () => {
    server = await start({
      config: { AUTH_RATE_LIMITS: 'on', TRUST_PROXY: 'true' },
      clock: createStillClock(),
    })
  })

  let lastPhone = 919_800_100_000
  const aPhone = () => String((lastPhone += 1))

  const ask = async (address: string, path: string, body: object, token?: string) =>
    call(server, path === '/user' ? 'PUT' : 'POST', `/auth/v1${path}`, {
      body,
      headers: { 'x-forwarded-for': address },
      ...(token === undefined ? {} : { token }),
    })
  const askForCode = async (address: string, phone: string) =>
    refusal(await ask(address, '/otp', { phone }))
  const textsTo = async (phone: string) => server.mailbox(phone)

  const drain = async (rule: (typeof RATE_RULES)['texts' | 'textsToProved']) => {
    while (await server.platform.rateLimits.take(rule, 'all'));
  }

  /** A phone as a verified second step. */
  const aPhoneFactor = async ({ session }: Person) => {
    const token = session.access_token
    const phone = aPhone()
    const factor = { factor_type: 'phone', phone }
    const id = String((await ask('192.0.2.9', '/factors', factor, token)).body.id)
    const challenge = await ask('192.0.2.9', `/factors/${id}/challenge`, {}, token)
    const code = codeIn((await textsTo(phone))[0])
    const proof = { challenge_id: challenge.body.id, code }
    const raised = await ask('192.0.2.9', `/factors/${id}/verify`, proof, token)
    expect(raised.status).toBe(200)
    return { id, phone, token: String(raised.body.access_token) }
  }

  it('leave another network its text while a stranger asks for as many as they can', async () => {
    const statuses = []
    for (let time = 0; time < 14; time += 1)
      statuses.push((await askForCode('203.0.113.1', aPhone())).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)])
    expect(await askForCode('203.0.113.1', aPhone())).toEqual(TOO_MANY_TEXTS)
    const phone = aPhone()
    expect(await askForCode('198.51.100.1', phone)).toMatchObject({ status: 200 })
    expect(await textsTo(phone)).toHaveLength(1)
  })

  it('leave a number its text while a stranger asks for as many to it as they can', async () => {
    const phone = aPhone()
    for (let time = 0; time < 5; time += 1) {
      server.clock.advance(60)
      expect(await askForCode('192.0.2.1', phone)).toMatchObject({ status: 200 })
    }
    server.clock.advance(60)
    expect(await askForCode('192.0.2.1', phone)).toEqual(TOO_MANY_TEXTS)
    expect(await askForCode('198.51.100.1', phone)).toMatchObject({ status: 200 })
  })

  it('send one number ten an hour, from however many networks they are asked for', async () => {
    const phone = aPhone()
    const statuses = []
    for (let host = 1; host <= 16; host += 1) {
      server.clock.advance(60)
      statuses.push((await askForCode(`192.0.2.${host}`, phone)).status)
    }
    // Ten at once, and two more that sixteen minutes bring.
    expect(statuses.filter((status) => status === 200)).toHaveLength(12)
    expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(200))
    expect(await textsTo(phone)).toHaveLength(12)
  })

  it('are counted before a number is looked up, for all calls that send one together', async () => {
    const { session } = await aPerson(server)
    const address = '198.51.100.7'
    const resend = () => ask(address, '/resend', { type: 'sms', phone: aPhone() })
    for (let time = 0; time < 10; time += 1) expect((await resend()).status).toBe(200)
    expect(refusal(await resend())).toEqual(TOO_MANY_TEXTS)
    const phone = aPhone()
    for (const [path, body, token] of [
      ['/otp', { phone }, undefined],
      ['/signup', { phone, password: PASSWORD }, undefined],
      ['/user', { phone }, session.access_token],
    ] as const)
      expect(refusal(await ask(address, path, body, token)), path).toEqual(TOO_MANY_TEXTS)
  })

  it('keep a reserve for second steps and fresh proofs', async () => {
    const person = await aPerson(server)
    const { id, phone, token } = await aPhoneFactor(person)
    await drain(RATE_RULES.texts)
    expect(await askForCode('192.0.2.1', aPhone())).toEqual(TOO_MANY_TEXTS)
    server.clock.advance(60)
    const challenge = await ask('192.0.2.9', `/factors/${id}/challenge`, {}, token)
    expect(challenge.status).toBe(200)
    expect(await textsTo(phone)).toHaveLength(2)
  })

  it('let no stranger use up the texts of a second step', async () => {
    const { id, phone, token } = await aPhoneFactor(await aPerson(server))
    for (let host = 1; host <= 12; host += 1) {
      server.clock.advance(60)
      await askForCode(`192.0.2.${100 + host}`, phone)
    }
    expect(await askForCode('192.0.2.200', phone)).toMatchObject({ status: 429 })
    server.clock.advance(60)
    expect((await ask('192.0.2.9', `/factors/${id}/challenge`, {}, token)).status).toBe(200)
  })

  it('are spent by factors that are not verified, whatever number they name', async () => {
    const { session } = await aPerson(server)
    const statuses = []
    for (let time = 0; time < 6; time += 1) {
      server.clock.advance(60)
      const factor = { factor_type: 'phone', phone: '919800200000', friendly_name: `No ${time}` }
      const { body } = await ask('192.0.2.7', '/factors', factor, session.access_token)
      const path = `/factors/${String(body.id)}/challenge`
      statuses.push((await ask('192.0.2.7', path, {}, session.access_token)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
