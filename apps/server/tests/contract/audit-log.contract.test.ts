import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createStillClock, type TestServer } from '../harness/index.ts'
import { call } from '../harness/call.ts'
import {
  aPerson,
  aStalePerson,
  newEmail,
  PASSWORD,
  proveSession,
  reauthenticationCode,
  wrongCode,
} from '../harness/people.ts'
import { anAuthenticatorApp } from './authenticator-app.ts'
import { onOneDatabase } from '../harness/databases.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const LOOPBACK = /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/

onOneDatabase('the audit log', (start, kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  type Entry = { readonly payload: Record<string, unknown>; readonly ip_address: string }

  /** What a request adds to the log. */
  const entriesOf = async (act: () => Promise<unknown>): Promise<Entry[]> => {
    await server.database.query('delete from auth.audit_log_entries')
    await act()
    return server.database.query<Entry>(
      'select payload, ip_address from auth.audit_log_entries order by created_at',
    )
  }

  const entry = (action: string, actor: { id: string; name: string }, traits: object) => ({
    payload: {
      action,
      actor_id: actor.id,
      actor_username: actor.name,
      log_type: 'account',
      traits,
    },
    ip_address: expect.stringMatching(LOOPBACK) as string,
  })

  const byAdmin = { id: NOBODY, name: 'service_role' }

  it('names the account whose password was wrong, and not the password', async () => {
    const { email, session } = await aPerson(server)
    const wrong = 'a wrong password'
    const entries = await entriesOf(async () => {
      const { error } = await server.client().auth.signInWithPassword({ email, password: wrong })
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    })
    const actor = { id: session.user.id, name: email }
    const traits = { code: 'invalid_credentials', grant: 'password' }
    expect(entries).toEqual([entry('login_refused', actor, traits)])
    expect(JSON.stringify(entries)).not.toContain(wrong)
  })

  it('leaves out an address without an account, which may be a password', async () => {
    const entries = await entriesOf(() =>
      server.client().auth.signInWithPassword({ email: PASSWORD, password: PASSWORD }),
    )
    const traits = { code: 'invalid_credentials', grant: 'password' }
    expect(entries).toEqual([entry('login_refused', { id: NOBODY, name: '' }, traits)])
  })

  it('has refused codes and links without their secret', async () => {
    const { email, session } = await aPerson(server)
    const actor = { id: session.user.id, name: email }
    const code = await entriesOf(() =>
      server.client().auth.verifyOtp({ email, token: '123456', type: 'email' }),
    )
    expect(code).toEqual([entry('code_refused', actor, { code: 'otp_expired' })])
    const link = await entriesOf(() =>
      call(server, 'GET', `/auth/v1/verify?type=signup&token=${'ab'.repeat(28)}`),
    )
    expect(link).toEqual([entry('code_refused', { id: NOBODY, name: '' }, { code: 'otp_expired' })])
  })

  it('has refused proofs of who is asking, without the password or the code', async () => {
    const person = await aStalePerson(server)
    const { client, email, session } = person
    const actor = { id: session.user.id, name: email }
    const wrong = 'a wrong password'
    const nonce = wrongCode(await reauthenticationCode(server, person))
    const password = await entriesOf(async () => {
      const update = { password: 'a brighter lamp', current_password: wrong }
      expect((await client.auth.updateUser(update)).error?.code).toBe('current_password_invalid')
      await proveSession(server, client, { current_password: wrong })
    })
    const refusedPassword = entry('password_refused', actor, { code: 'current_password_invalid' })
    expect(password).toEqual([refusedPassword, refusedPassword])
    const code = await entriesOf(async () => {
      const update = { password: 'a brighter lamp', nonce }
      expect((await client.auth.updateUser(update)).error?.code).toBe('reauthentication_not_valid')
      await proveSession(server, client, { nonce })
    })
    const refusedCode = entry('code_refused', actor, { code: 'reauthentication_not_valid' })
    expect(code).toEqual([refusedCode, refusedCode])
    expect(JSON.stringify([password, code])).not.toContain(wrong)
  })

  it('has refused factors', async () => {
    const { client, email, session } = await aPerson(server)
    const { factorId, enrolledWith: used } = await anAuthenticatorApp(server, client)
    const entries = await entriesOf(async () => {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: used })
      expect(error?.code).toBe('mfa_verification_failed')
    })
    const actor = { id: session.user.id, name: email }
    expect(entries).toEqual([entry('factor_refused', actor, { code: 'mfa_verification_failed' })])
    expect(JSON.stringify(entries)).not.toContain(used)
  })

  it('has the second use of an auth code', async () => {
    const entries = await entriesOf(() =>
      call(server, 'POST', '/auth/v1/token?grant_type=pkce', {
        body: { auth_code: randomUUID(), code_verifier: 'x'.repeat(43) },
      }),
    )
    const traits = { code: 'flow_state_not_found', grant: 'pkce' }
    expect(entries).toEqual([entry('login_refused', { id: NOBODY, name: '' }, traits)])
  })

  it('has every admin call, with the account it concerns and without its body', async () => {
    const email = newEmail()
    const admin = server.client({ key: server.serviceKey }).auth.admin
    const created = await entriesOf(() => admin.createUser({ email, password: PASSWORD }))
    expect(created[0]).toEqual(
      entry('admin_call', byAdmin, { method: 'POST', route: '/auth/v1/admin/users' }),
    )
    expect(JSON.stringify(created)).not.toContain(PASSWORD)
    const { data } = await admin.listUsers()
    const id = data.users.find((user) => user.email === email)?.id ?? ''
    expect(await entriesOf(() => admin.getUserById(id))).toEqual([
      entry('admin_call', byAdmin, {
        method: 'GET',
        route: '/auth/v1/admin/users/:userId',
        user_id: id,
      }),
    ])
  })

  it('has an invitation', async () => {
    const admin = server.client({ key: server.serviceKey }).auth.admin
    const [invitation] = await entriesOf(() => admin.inviteUserByEmail(newEmail()))
    expect(invitation).toEqual(
      entry('admin_call', byAdmin, { method: 'POST', route: '/auth/v1/invite' }),
    )
  })

  // PostgreSQL brings its own tools for a backup, so the server refuses one.
  const upkeeps = kind === 'PGlite' ? ['backup', 'inspection'] : ['inspection']
  it.each(upkeeps)('has the %s of the site', async (upkeep) => {
    const route = `/operator/v1/${upkeep}`
    const { serviceKey: key } = server
    const entries = await entriesOf(async () => {
      const headers = { apikey: key, authorization: `Bearer ${key}` }
      const answer = await fetch(`${server.url}${route}`, { headers })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    })
    expect(entries).toEqual([entry('admin_call', byAdmin, { method: 'GET', route })])
  })

  it('names a deleted account once', async () => {
    const { email, session } = await aPerson(server)
    await server.client().auth.signInWithPassword({ email, password: 'wrong' })
    const admin = server.client({ key: server.serviceKey }).auth.admin
    await admin.getUserById(session.user.id)
    await admin.deleteUser(session.user.id)
    const rows = await server.database.query<{ payload: { action: string } }>(
      `select payload from auth.audit_log_entries
       where payload::text like '%' || $1 || '%' or payload::text like '%' || $2 || '%'`,
      [email, session.user.id],
    )
    expect(rows.map(({ payload }) => payload.action)).toEqual(['user_deleted'])
  })

  it('grows by nothing that the limiter refused', async () => {
    const limited = await start({ clock: createStillClock(), config: { AUTH_RATE_LIMITS: 'on' } })
    const { email } = await aPerson(limited)
    const statuses: number[] = []
    while (!statuses.includes(429) && statuses.length < 200) {
      const body = { email, password: `wrong ${statuses.length}` }
      const path = '/auth/v1/token?grant_type=password'
      statuses.push((await call(limited, 'POST', path, { body })).status)
    }
    const refusals = statuses.filter((status) => status === 400).length
    expect(statuses).toContain(429)
    const [row] = await limited.database.query<{ count: number }>(
      `select count(*)::int as count from auth.audit_log_entries
       where payload->>'action' = 'login_refused'`,
    )
    expect(row?.count).toBe(refusals)
  })
})
