import { createClient } from '@supabase/supabase-js'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followRedirects, type OpenIdProvider, type TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { codeIn, newEmail, PASSWORD } from '../harness/people.ts'
import { onOneDatabase } from '../harness/databases.ts'
import { idTokenFrom } from './id-tokens.ts'
import { createSamlIdentityProvider } from './saml-identity-provider.ts'
import { startWithGoogle } from './start-with-google.ts'

const CLOSED = {
  status: 422,
  code: 'signup_disabled',
  message: 'Signups not allowed for this instance',
}

onOneDatabase('a site that takes no new accounts', (start) => {
  const idp = createSamlIdentityProvider()
  let server: TestServer
  let google: OpenIdProvider
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dhvani-saml-'))
    const SAML_PROVIDERS_FILE = join(directory, 'providers.json')
    const { entityId, singleSignOnUrl, publicKey } = idp
    const school = {
      id: '7f6f0a8e-5b1e-4a53-8a10-2f9f6f8f7a01',
      domains: ['school.example'],
      certificates: [publicKey],
    }
    await writeFile(SAML_PROVIDERS_FILE, JSON.stringify([{ ...school, entityId, singleSignOnUrl }]))
    const closed = { AUTH_SIGNUPS: 'false', AUTH_ANONYMOUS_USERS: 'true', SAML_PROVIDERS_FILE }
    ;({ google, server } = await startWithGoogle((options) =>
      start({ config: { ...options?.config, ...closed } }),
    ))
  })
  afterAll(async () => {
    await google.stop()
    await rm(directory, { recursive: true })
  })

  const admin = () => createClient(server.url, server.serviceKey).auth.admin
  /** An account that an operator made. */
  const aMember = async () => {
    const email = newEmail()
    const { error } = await admin().createUser({ email, password: PASSWORD, email_confirm: true })
    if (error) throw error
    return email
  }
  const countAccounts = async () => {
    const rows = await server.database.query('select id from auth.users')
    return rows.length
  }
  const aGooglePerson = (email: string) => ({
    sub: `google-${email}`,
    email,
    email_verified: true,
    name: 'Meera',
  })

  it('says so in its settings', async () => {
    const { body } = await call(server, 'GET', '/auth/v1/settings')
    expect(body.disable_signup).toBe(true)
  })

  it('refuses a stranger’s sign-up by every way with one code, and keeps nothing', async () => {
    const before = await countAccounts()
    const { auth } = server.client()
    const token = await idTokenFrom(server, google, aGooglePerson(newEmail()))
    const refusals = [
      await auth.signUp({ email: newEmail(), password: PASSWORD }),
      await auth.signUp({ phone: '+919800000001', password: PASSWORD }),
      await auth.signInWithOtp({ email: newEmail() }),
      await auth.signInWithOtp({ phone: '+919800000002' }),
      await auth.signInAnonymously(),
      await auth.signInWithIdToken({ provider: 'google', token }),
    ]
    for (const { error } of refusals) expect(error).toMatchObject(CLOSED)
    expect(await countAccounts()).toBe(before)
    expect(await server.mailbox()).toEqual([])
  })

  it('refuses a stranger whom Google or an organisation vouches for', async () => {
    const before = await countAccounts()
    google.signInAs(aGooglePerson(newEmail()))
    const began = await server.client().auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true, redirectTo: `${server.url}/` },
    })
    const back = await followRedirects(
      began.data.url ?? '',
      (url) => url.origin === server.url && !url.pathname.startsWith('/auth/v1/'),
    )
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: CLOSED.code,
      error_description: CLOSED.message,
    })
    const { data } = await server.client().auth.signInWithSSO({ domain: 'school.example' })
    const person = { nameId: 'teacher-1', email: 'teacher@school.example', name: 'Lata' }
    const answered = await fetch(`${server.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      body: idp.answer(data?.url ?? '', person),
      redirect: 'manual',
    })
    expect(answered.status).toBe(CLOSED.status)
    expect(await answered.json()).toMatchObject({ error_code: CLOSED.code })
    expect(await countAccounts()).toBe(before)
  })

  it('answers the sign-up of a known address as that of an unknown one', async () => {
    const signUp = (email: string) =>
      call(server, 'POST', '/auth/v1/signup', { body: { email, password: PASSWORD } })
    expect(refusal(await signUp(await aMember()))).toEqual(CLOSED)
    expect(refusal(await signUp(newEmail()))).toEqual(CLOSED)
    const unknown = { email: newEmail(), options: { shouldCreateUser: false } }
    const { error } = await server.client().auth.signInWithOtp(unknown)
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' })
  })

  it('lets its members in by password, by mail and by Google', async () => {
    const email = await aMember()
    const { auth } = server.client()
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    expect((await auth.signInWithOtp({ email })).error).toBeNull()
    const [mail] = await server.mailbox(email)
    const opened = await auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
    expect(opened.error).toBeNull()
    const token = await idTokenFrom(server, google, aGooglePerson(email))
    const joined = await auth.signInWithIdToken({ provider: 'google', token })
    expect(joined.data.user?.id).toBe(opened.data.user?.id)
  })

  it('lets in whom an operator invites, also by a later link', async () => {
    const email = newEmail()
    expect((await admin().inviteUserByEmail(email)).error).toBeNull()
    const { auth } = server.client()
    server.clock.advance(61)
    expect((await auth.signInWithOtp({ email })).error).toBeNull()
    const [mail] = await server.mailbox(email)
    const opened = await auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
    expect(opened.data.user?.email).toBe(email)
  })
})
