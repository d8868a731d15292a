import { createClient } from '@supabase/supabase-js'
import { siteConfigSchema } from '@dhvani/catalogue'
import { beforeAll, expect, it } from 'vitest'
import { aPerson, call, newEmail, PASSWORD, refusal, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

const SHORT = 'river stone'
const LONG = 'river stones'
const WEAK = {
  status: 422,
  code: 'weak_password',
  message: 'Password should be at least 12 characters.',
}

onOneDatabase('a site whose passwords have at least 12 characters', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({ config: { AUTH_PASSWORD_MIN_LENGTH: '12' } })
  })
  const admin = () => createClient(server.url, server.serviceKey).auth.admin

  it('refuses 11 in a sign-up, and takes 12', async () => {
    const signUp = (password: string) =>
      server.client().auth.signUp({ email: newEmail(), password })
    expect((await signUp(SHORT)).error).toMatchObject({ ...WEAK, reasons: ['length'] })
    expect((await signUp(LONG)).error).toBeNull()
  })

  it('refuses 11 in every change', async () => {
    const { client, session } = await aPerson(server)
    const changes = [
      await client.auth.updateUser({ password: SHORT }),
      await admin().updateUserById(session.user.id, { password: SHORT }),
      await admin().generateLink({ type: 'signup', email: newEmail(), password: SHORT }),
    ]
    for (const { error } of changes) expect(error).toMatchObject(WEAK)
  })

  it('lets an older, shorter one in and says that it is weak', async () => {
    const email = newEmail()
    await admin().createUser({ email, password: SHORT, email_confirm: true })
    const { data, error } = await server
      .client()
      .auth.signInWithPassword({ email, password: SHORT })
    expect(error).toBeNull()
    expect(data.weakPassword).toEqual({ message: WEAK.message, reasons: ['length'] })
  })

  it('lets a password in that is ten years old', async () => {
    const { email } = await aPerson(server)
    server.clock.advance(10 * 365 * 86_400)
    const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
  })

  it('tells its pages', async () => {
    const told = await (await fetch(`${server.url}/config.json`)).json()
    expect(siteConfigSchema.parse(told).passwordMinLength).toBe(12)
  })

  it('keeps its other password rules', async () => {
    const body = { email: newEmail(), password: 'x'.repeat(129) }
    expect(refusal(await call(server, 'POST', '/auth/v1/signup', { body }))).toEqual({
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 128 characters',
    })
  })
})
