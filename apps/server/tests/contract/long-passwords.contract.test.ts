import { hash } from '@node-rs/bcrypt'
import { beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { aPerson, codeIn, newEmail, PASSWORD } from '../harness/people.ts'
import { onOneDatabase } from '../harness/databases.ts'

/** 25 letters and 75 bytes; 128 letters and 384 bytes. */
const LETTERS = 'कखगघङचछजझञटठडढणतथदधनपफबभम'
const LONGEST = LETTERS.repeat(6).slice(0, 128)
const WRONG = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' }
const TOO_LONG = {
  status: 400,
  code: 'validation_failed',
  message: 'Password cannot be longer than 128 characters',
}

onOneDatabase('a password', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const signIn = (email: string, password: string) =>
    server.client().auth.signInWithPassword({ email, password })

  const hashOf = async (email: string): Promise<string> => {
    const [row] = await server.database.query<{ hash: string }>(
      'select encrypted_password as hash from auth.users where email = $1',
      [email],
    )
    return row?.hash ?? 'no hash'
  }

  const admin = () => server.client({ key: server.serviceKey }).auth.admin

  it.each([
    ['25 Devanagari letters', LETTERS],
    ['128 Devanagari letters', LONGEST],
    ['128 emoji, four bytes each', '🪘'.repeat(128)],
    ['72 bytes', 'tabla-'.repeat(12)],
    ['73 bytes', `${'tabla-'.repeat(12)}x`],
  ])('of %s signs up and in, and one with another end does not', async (_, password) => {
    const email = newEmail()
    const client = server.client()
    expect((await client.auth.signUp({ email, password })).error).toBeNull()
    const token = codeIn((await server.mailbox(email))[0])
    await client.auth.verifyOtp({ email, token, type: 'signup' })
    expect((await signIn(email, password)).error).toBeNull()
    const letters = [...password]
    for (const wrong of [letters.slice(0, -1), [...letters.slice(0, -1), '!']])
      expect((await signIn(email, wrong.join(''))).error).toMatchObject(WRONG)
  })

  it('is the same from every keyboard, also with a hash made before Unicode normalisation', async () => {
    const { client, email, session } = await aPerson(server)
    const oneSign = '\u0958\u093f\u0938\u094d\u0938\u093e caf\u00e9'
    const twoSigns = '\u0915\u093c\u093f\u0938\u094d\u0938\u093e cafe\u0301'
    expect((await client.auth.updateUser({ password: oneSign })).error).toBeNull()
    for (const typed of [oneSign, twoSigns]) {
      expect((await signIn(email, typed)).error).toBeNull()
      expect((await signIn(email, typed.replace('caf', 'cat'))).error).toMatchObject(WRONG)
    }
    const { error } = await client.auth.updateUser({ password: twoSigns })
    expect(error).toMatchObject({ status: 422, code: 'same_password' })
    const older = `${oneSign}!`
    const password_hash = await hash(older, 4)
    await admin().updateUserById(session.user.id, { password_hash } as object)
    expect((await signIn(email, older)).error).toBeNull()
  })

  it('moves to and from a Supabase project as its hash', async () => {
    const { client, email } = await aPerson(server)
    expect(await hashOf(email)).toMatch(/^\$2[aby]\$/)
    for (const password of [PASSWORD, LONGEST]) {
      if (password !== PASSWORD) await client.auth.updateUser({ password })
      const moved = newEmail()
      const password_hash = await hashOf(email)
      const made = await admin().createUser({ email: moved, password_hash, email_confirm: true })
      expect(made.error).toBeNull()
      expect((await signIn(moved, password)).error).toBeNull()
      expect((await signIn(moved, `${password.slice(0, -1)}?`)).error).toMatchObject(WRONG)
    }
    expect(await hashOf(email)).toMatch(/^\$argon2id\$v=19\$/)
  })

  it('whose hash is from elsewhere is hashed here at the next sign-in, unless bcrypt read only its begin', async () => {
    const older = (password: string) => hash(password, 4)
    for (const [password, isRenewed] of [
      [PASSWORD, true],
      ['🪘'.repeat(18), true],
      [LONGEST, false],
    ] as const) {
      const email = newEmail()
      const password_hash = await older(password)
      await admin().createUser({ email, password_hash, email_confirm: true })
      expect((await signIn(email, `${password.slice(0, 10)}?`)).error).toMatchObject(WRONG)
      expect(await hashOf(email)).toBe(password_hash)
      for (const _time of [1, 2]) expect((await signIn(email, password)).error).toBeNull()
      expect((await hashOf(email)) !== password_hash).toBe(isRenewed)
    }
  })

  it('whose hash would cost too much is not taken, and never computed', async () => {
    const password_hash = '$argon2id$v=19$m=1048576,t=100,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMa'
    const { email, session } = await aPerson(server)
    const refused = {
      status: 400,
      code: 'validation_failed',
      message: expect.stringMatching(/m × t/),
    }
    const body = { password_hash } as object
    expect((await admin().createUser({ email: newEmail(), ...body })).error).toMatchObject(refused)
    expect((await admin().updateUserById(session.user.id, body)).error).toMatchObject(refused)
    await server.database.query('update auth.users set encrypted_password = $1 where email = $2', [
      password_hash,
      email,
    ])
    expect((await signIn(email, PASSWORD)).error).toMatchObject(WRONG)
  })

  it('that an operator sets may be as long', async () => {
    const email = newEmail()
    await admin().createUser({ email, password: LONGEST, email_confirm: true })
    expect((await signIn(email, LONGEST)).error).toBeNull()
  })

  it('of 129 characters is refused at every door', async () => {
    const password = `${LONGEST}क`
    const email = newEmail()
    const { client, session } = await aPerson(server)
    expect((await server.client().auth.signUp({ email, password })).error).toMatchObject(TOO_LONG)
    expect((await client.auth.updateUser({ password })).error).toMatchObject(TOO_LONG)
    expect((await admin().createUser({ email, password })).error).toMatchObject(TOO_LONG)
    const put = await call(server, 'PUT', '/auth/v1/user', {
      token: session.access_token,
      body: { password },
    })
    expect(refusal(put)).toEqual(TOO_LONG)
  })
})
