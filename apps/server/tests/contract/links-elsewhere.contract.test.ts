import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call } from '../harness/call.ts'
import { aPerson, codeIn, linkIn, newEmail, PASSWORD } from '../harness/people.ts'
import { onOneDatabase } from '../harness/databases.ts'

const SPENT = { status: 403, code: 'otp_expired' }

/** docs/contract/auth.md §16.1. */
onOneDatabase('a link that another program opens before the browser that asked', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  /** Opens the link as a mail scanner or another device does, and exchanges nothing. */
  const open = async (link: string) => {
    const { headers } = await call(server, 'GET', link.replace(server.url, ''))
    const { searchParams } = new URL(headers.get('location') ?? '')
    return { code: searchParams.get('code') ?? '', problem: searchParams.get('error_code') }
  }

  const aSignUp = async () => {
    const email = newEmail()
    const client = server.client({ flowType: 'pkce' })
    await client.auth.signUp({ email, password: PASSWORD })
    return { client, email, type: 'email' as const }
  }

  const aForgottenPassword = async () => {
    const { email } = await aPerson(server)
    const client = server.client({ flowType: 'pkce' })
    await client.auth.resetPasswordForEmail(email)
    return { client, email, type: 'recovery' as const }
  }

  const aSignInByMail = async () => {
    const { email } = await aPerson(server)
    const client = server.client({ flowType: 'pkce' })
    await client.auth.signInWithOtp({ email })
    return { client, email, type: 'email' as const }
  }

  const exchange = async (client: SupabaseClient, code: string) => {
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    return error ?? data.user?.email
  }

  const FLOWS = [
    ['a sign-up', aSignUp],
    ['a reset mail', aForgottenPassword],
    ['a sign-in mail', aSignInByMail],
  ] as const

  it.each(FLOWS)('still signs that browser in: %s', async (_of, ask) => {
    const { client, email } = await ask()
    const link = linkIn((await server.mailbox(email))[0])
    expect((await open(link)).code).not.toBe('')
    const { code } = await open(link)
    expect(await exchange(client, code)).toBe(email)
    expect(await open(link)).toEqual({ code: '', problem: 'otp_expired' })
  })

  it.each(FLOWS)('leaves the code of its mail good, once: %s', async (_of, ask) => {
    const { client, email, type } = await ask()
    const [mail] = await server.mailbox(email)
    const { code } = await open(linkIn(mail))
    const verify = () => client.auth.verifyOtp({ email, token: codeIn(mail), type })
    const { data, error } = await verify()
    expect(error ?? data.user?.email).toBe(email)
    expect((await verify()).error).toMatchObject(SPENT)
    expect(await open(linkIn(mail))).toEqual({ code: '', problem: 'otp_expired' })
    expect(await exchange(client, code)).toMatchObject({ code: 'flow_state_not_found' })
  })

  it('is worthless with its code once that browser has signed in', async () => {
    const { client, email } = await aSignUp()
    const [mail] = await server.mailbox(email)
    expect(await exchange(client, (await open(linkIn(mail))).code)).toBe(email)
    const again = await server
      .client()
      .auth.verifyOtp({ email, token: codeIn(mail), type: 'email' })
    expect(again.error).toMatchObject(SPENT)
  })

  it('signs no other browser in', async () => {
    const { email } = await aForgottenPassword()
    const { code } = await open(linkIn((await server.mailbox(email))[0]))
    const stolen = await call(server, 'POST', '/auth/v1/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'a'.repeat(50) },
    })
    expect(stolen).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } })
  })
})
