import { beforeAll, expect, it } from 'vitest'
import { aPerson, call, codeIn, PASSWORD, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

let lastNumber = 919_800_000_000
const newPhone = (): string => {
  lastNumber += 1
  return String(lastNumber)
}

onOneDatabase('a site that believes phone numbers', (start) => {
  let server: TestServer
  let withoutCarrier: TestServer
  beforeAll(async () => {
    const AUTH_SMS_AUTOCONFIRM = 'true'
    server = await start({ config: { AUTH_SMS_AUTOCONFIRM } })
    withoutCarrier = await start({
      config: { AUTH_SMS_AUTOCONFIRM, SMTP_URL: 'smtp://localhost:1' },
    })
  })

  it('says so in its settings', async () => {
    const { body } = await call(server, 'GET', '/auth/v1/settings')
    expect(body).toMatchObject({ phone_autoconfirm: true, mailer_autoconfirm: false })
  })

  it('gives a session at once, texts nobody, and refuses a known number', async () => {
    const phone = newPhone()
    const { auth } = server.client()
    const { data, error } = await auth.signUp({ phone, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session?.user.phone_confirmed_at).toBeDefined()
    expect(data.user?.user_metadata.phone_verified).toBe(true)
    expect(await server.mailbox(phone)).toEqual([])
    expect((await auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
    const again = await server.client().auth.signUp({ phone, password: PASSWORD })
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
  })

  it('still texts a code to sign in with', async () => {
    const phone = newPhone()
    const { auth } = server.client()
    expect((await auth.signInWithOtp({ phone })).error).toBeNull()
    const [message] = await server.mailbox(phone)
    const opened = await auth.verifyOtp({ phone, token: codeIn(message), type: 'sms' })
    expect(opened.data.user?.phone_confirmed_at).toBeDefined()
  })

  it('still confirms addresses by mail, and tells no stranger of a known one', async () => {
    const { email } = await aPerson(server)
    const { data, error } = await server.client().auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data).toMatchObject({ session: null, user: { identities: [] } })
  })

  it('needs no carrier for a number with a password', async () => {
    const phone = newPhone()
    const { auth } = withoutCarrier.client()
    expect((await auth.signUp({ phone, password: PASSWORD })).error).toBeNull()
    expect((await auth.signInWithPassword({ phone, password: PASSWORD })).error).toBeNull()
    const { error } = await auth.signInWithOtp({ phone })
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })
})
