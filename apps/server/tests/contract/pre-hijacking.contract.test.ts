import { beforeAll, expect, it } from 'vitest'
import { aPerson, call, codeIn, linkIn, newEmail, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

const STRANGERS = { password: 'the fox waits here', data: { full_name: 'Mallory', plan: 'admin' } }
const OWNERS = { password: 'moonlit courtyard', data: { full_name: 'Asha' } }
const WRONG = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' }

onOneDatabase('an address that a stranger signed up with', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({ config: { TRUST_PROXY: '127.0.0.1' } })
  })

  const signUp = (email: string, { password, data }: typeof STRANGERS | typeof OWNERS) =>
    server.client().auth.signUp({ email, password, options: { data } })

  /** Of a stranger in another network than the test's own clients are in. */
  const signUpFromAfar = (email: string) =>
    call(server, 'POST', '/auth/v1/signup', {
      body: { email, ...STRANGERS },
      headers: { 'x-forwarded-for': '198.51.100.7' },
    })

  const newestMail = async (to: string) => (await server.mailbox(to))[0]

  const signIn = (email: string, { password }: { readonly password: string }) =>
    server.client().auth.signInWithPassword({ email, password })

  /** Opens a mailed link from the owner's network. */
  const open = async (link: string): Promise<URLSearchParams> => {
    const path = link.slice(link.indexOf('/auth/v1/'))
    const { status, headers } = await call(server, 'GET', path)
    expect(status).toBe(303)
    return new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1))
  }

  const claimsOf = (email: string, id: string | undefined) => ({ sub: id, email })

  it('has the password and the name of its owner, who signed up later and confirmed', async () => {
    const email = newEmail()
    await signUp(email, STRANGERS)
    const early = await newestMail(email)
    const { data: made } = await signUp(email, OWNERS)
    expect(made.user?.user_metadata).toMatchObject(OWNERS.data)
    const client = server.client()
    const late = await client.auth.verifyOtp({ email, token: codeIn(early), type: 'email' })
    expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' })
    expect((await open(linkIn(early))).get('error_code')).toBe('otp_expired')
    const token = codeIn(await newestMail(email))
    const { data } = await client.auth.verifyOtp({ email, token, type: 'signup' })
    const owned = { ...OWNERS.data, ...claimsOf(email, data.user?.id), phone_verified: false }
    expect(data.user?.user_metadata).toEqual({ ...owned, email_verified: true })
    expect(data.user?.identities?.map(({ identity_data }) => identity_data)).toEqual([
      { ...owned, email_verified: true },
    ])
    expect((await signIn(email, STRANGERS)).error).toMatchObject(WRONG)
    expect((await signIn(email, OWNERS)).error).toBeNull()
  })

  it('opens to the owner when a stranger in another network had signed up before', async () => {
    const email = newEmail()
    expect((await signUpFromAfar(email)).status).toBe(200)
    await signUp(email, OWNERS)
    expect((await open(linkIn(await newestMail(email)))).get('access_token')).not.toBeNull()
    expect((await signIn(email, STRANGERS)).error).toMatchObject(WRONG)
    expect((await signIn(email, OWNERS)).error).toBeNull()
  })

  it('has no password when the owner opens the mail of a stranger who signed up last', async () => {
    const email = newEmail()
    await signUp(email, OWNERS)
    expect((await signUpFromAfar(email)).status).toBe(200)
    const answer = await open(linkIn(await newestMail(email)))
    const client = server.client()
    const { data, error } = await client.auth.setSession({
      access_token: answer.get('access_token') ?? '',
      refresh_token: answer.get('refresh_token') ?? '',
    })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toEqual({
      ...claimsOf(email, data.user?.id),
      email_verified: true,
      phone_verified: false,
    })
    for (const credentials of [STRANGERS, OWNERS])
      expect((await signIn(email, credentials)).error).toMatchObject(WRONG)
    expect((await client.auth.updateUser({ password: OWNERS.password })).error).toBeNull()
    expect((await signIn(email, OWNERS)).error).toBeNull()
  })

  it.each([
    [
      'a reset mail',
      'recovery' as const,
      (email: string) => server.client().auth.resetPasswordForEmail(email),
    ],
    [
      'a sign-in code',
      'email' as const,
      (email: string) => server.client().auth.signInWithOtp({ email }),
    ],
    [
      'an invitation',
      'invite' as const,
      (email: string) =>
        server.client({ key: server.serviceKey }).auth.admin.inviteUserByEmail(email),
    ],
  ])('loses what the stranger set when its owner confirms by %s', async (_, type, ask) => {
    const email = newEmail()
    await signUp(email, STRANGERS)
    expect((await ask(email)).error).toBeNull()
    const client = server.client()
    const token = codeIn(await newestMail(email))
    const { data, error } = await client.auth.verifyOtp({ email, token, type })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).not.toHaveProperty('full_name')
    expect(data.user?.user_metadata).not.toHaveProperty('plan')
    expect((await signIn(email, STRANGERS)).error).toMatchObject(WRONG)
  })

  it('keeps no session and no second factor from before its owner confirmed it', async () => {
    const email = newEmail()
    const { data: made } = await signUp(email, STRANGERS)
    const id = made.user?.id
    await server.database.query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, aal)
       values (gen_random_uuid(), $1, now(), now(), 'aal1')`,
      [id],
    )
    await server.database.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'planted', 'totp', 'verified', 'x', now(), now())`,
      [id],
    )
    await signUp(email, OWNERS)
    const client = server.client()
    const token = codeIn(await newestMail(email))
    const { data } = await client.auth.verifyOtp({ email, token, type: 'signup' })
    expect(data.user?.factors ?? []).toEqual([])
    const sessions = await server.database.query(
      'select id from auth.sessions where user_id = $1',
      [id],
    )
    expect(sessions).toHaveLength(1)
  })

  it('has the password of the later sign-up where it is a phone number', async () => {
    const phone = '919800000011'
    for (const { password } of [STRANGERS, OWNERS])
      expect((await server.client().auth.signUp({ phone, password })).error).toBeNull()
    const token = codeIn(await newestMail(phone))
    expect((await server.client().auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
    const withPassword = ({ password }: { readonly password: string }) =>
      server.client().auth.signInWithPassword({ phone, password })
    expect((await withPassword(STRANGERS)).error).toMatchObject(WRONG)
    expect((await withPassword(OWNERS)).error).toBeNull()
  })

  it('keeps the password of an account whose other address is confirmed', async () => {
    const { client, email, session } = await aPerson(server)
    const phone = '919800000012'
    await server.database.query('update auth.users set phone = $2 where id = $1', [
      session.user.id,
      phone,
    ])
    await server.client().auth.signUp({ phone, password: STRANGERS.password })
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await signIn(email, OWNERS)).error).toBeNull()
  })

  it('has the password of the person who signed up last where no confirmation is asked for', async () => {
    const email = newEmail()
    const lenient = await start({ config: { AUTH_AUTOCONFIRM: 'true' } })
    const admin = lenient.client({ key: lenient.serviceKey }).auth.admin
    await admin.createUser({ email, password: STRANGERS.password })
    const { data } = await lenient.client().auth.signUp({ email, password: OWNERS.password })
    expect(data.session).not.toBeNull()
    const signInAs = (password: string) =>
      lenient.client().auth.signInWithPassword({ email, password })
    expect((await signInAs(STRANGERS.password)).error).toMatchObject(WRONG)
    expect((await signInAs(OWNERS.password)).error).toBeNull()
  })
})
