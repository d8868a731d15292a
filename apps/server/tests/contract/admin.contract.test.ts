import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal, SESSION_ENDED } from '../harness/call.ts'
import { aPerson, codeIn, newEmail, PASSWORD, userOf } from '../harness/people.ts'
import { MP3 } from '../storage/user-bucket.ts'
import { anAuthenticatorApp } from './authenticator-app.ts'
import { forEachDatabase } from '../harness/databases.ts'

const CLI = fileURLToPath(new URL('../../src/operator/accounts/cli.ts', import.meta.url))
const runFile = promisify(execFile)
const UUID = '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'

forEachDatabase('administration', (start, once) => {
  let server: TestServer
  let admin: ReturnType<TestServer['client']>['auth']['admin']
  beforeAll(async () => {
    server = await start()
    admin = server.client({ key: server.serviceKey }).auth.admin
  })

  it('creates, finds, changes and deletes accounts', async () => {
    const email = newEmail()
    const created = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Ravi' },
      app_metadata: { plan: 'temple' },
    })
    expect(created.error).toBeNull()
    const id = created.data.user?.id ?? ''
    expect(created.data.user).toMatchObject({
      app_metadata: { provider: 'email', plan: 'temple' },
      user_metadata: { full_name: 'Ravi' },
    })
    const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect((await admin.getUserById(id)).data.user?.email).toBe(email)
    const updated = await admin.updateUserById(id, { app_metadata: { plan: null, seat: 3 } })
    expect(updated.data.user?.app_metadata).toMatchObject({ seat: 3 })
    expect(updated.data.user?.app_metadata).not.toHaveProperty('plan')
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
      message: 'User not found',
    })
  })

  it('lists pages with their totals', async () => {
    for (let index = 0; index < 3; index += 1) await admin.createUser({ email: newEmail() })
    const { data, error } = await admin.listUsers({ page: 1, perPage: 2 })
    expect(error).toBeNull()
    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({ nextPage: 2 })
    expect('total' in data && data.total).toBeGreaterThanOrEqual(3)
  })

  it('bans, which ends sessions, and lifts the ban', async () => {
    const { client, email, session } = await aPerson(server)
    const { id } = session.user
    await admin.updateUserById(id, { ban_duration: '24h' })
    expect(refusal(await userOf(server, session.access_token))).toEqual(SESSION_ENDED)
    const banned = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(banned.error).toMatchObject({ status: 400, code: 'user_banned' })
    await admin.updateUserById(id, { ban_duration: 'none' })
    const lifted = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(lifted.error).toBeNull()
  })

  it('keeps a row without a name after a soft deletion', async () => {
    const { email, session } = await aPerson(server)
    await admin.deleteUser(session.user.id, true)
    const rows = await server.database.query(
      'select email, deleted_at is not null as deleted from auth.users where id = $1',
      [session.user.id],
    )
    expect(rows).toEqual([{ email: null, deleted: true }])
    const again = await server.client().auth.signUp({ email, password: PASSWORD })
    expect(again.data.user?.identities).toHaveLength(1)
  })

  const run = async (...args: string[]) =>
    (
      await runFile(process.execPath, [CLI, ...args], {
        env: { PUBLIC_URL: server.url, DATA_DIR: server.dataDirectory },
      })
    ).stdout.trim()

  once(() => {
    it('makes links without sending them', async () => {
      const { email } = await aPerson(server)
      const mails = (await server.mailbox(email)).length
      const { data, error } = await admin.generateLink({ type: 'recovery', email })
      expect(error).toBeNull()
      expect(await server.mailbox(email)).toHaveLength(mails)
      const token_hash = data.properties?.hashed_token ?? ''
      const verified = await server.client().auth.verifyOtp({ token_hash, type: 'recovery' })
      expect(verified.data.user?.email).toBe(email)
    })

    it('invites by mail', async () => {
      const email = newEmail()
      const { data } = await admin.inviteUserByEmail(email, { data: { full_name: 'Tara' } })
      expect(data.user?.invited_at).toBeDefined()
      expect((await server.mailbox(email))[0]?.subject).toBe("You've been invited")
    })

    it('an invitation to an unconfirmed account opens an hour after its sign-up', async () => {
      const email = newEmail()
      await server.client().auth.signUp({ email, password: PASSWORD })
      server.clock.advance(3601)
      expect((await admin.inviteUserByEmail(email)).error).toBeNull()
      const token = codeIn((await server.mailbox(email))[0])
      const { data, error } = await server.client().auth.verifyOtp({ email, token, type: 'invite' })
      expect(error).toBeNull()
      expect(data.user?.email_confirmed_at).toBeDefined()
    })

    it('signs an account out by its access token', async () => {
      const { session } = await aPerson(server)
      expect((await admin.signOut(session.access_token)).error).toBeNull()
      expect(refusal(await userOf(server, session.access_token))).toEqual(SESSION_ENDED)
    })

    describe('refuses', () => {
      it('callers without the service key', async () => {
        const { session } = await aPerson(server)
        const path = '/auth/v1/admin/users'
        const notAdmin = { status: 403, code: 'not_admin', message: 'User not allowed' }
        for (const token of [session.access_token, server.publishableKey])
          expect(refusal(await call(server, 'GET', path, { token }))).toEqual(notAdmin)
        expect(refusal(await call(server, 'GET', path))).toEqual({
          status: 401,
          code: 'no_authorization',
          message: 'This endpoint requires a valid Bearer token',
        })
      })

      it('addresses that are taken, and accounts without an address', async () => {
        const { email } = await aPerson(server)
        expect((await admin.createUser({ email })).error).toMatchObject({
          status: 422,
          code: 'email_exists',
        })
        expect((await admin.createUser({})).error).toMatchObject({
          status: 400,
          code: 'validation_failed',
          message: 'Cannot create a user without either an email or phone',
        })
      })

      it('malformed ids and malformed pages', async () => {
        const token = server.serviceKey
        const get = async (path: string) =>
          refusal(await call(server, 'GET', `/auth/v1/admin/users${path}`, { token }))
        expect(await get('/me')).toEqual({
          status: 404,
          code: 'validation_failed',
          message: 'user_id must be an UUID',
        })
        expect(await get(`/${UUID}`)).toMatchObject({ status: 404, code: 'user_not_found' })
        expect(await get('?page=-1')).toMatchObject({ status: 400, code: 'validation_failed' })
      })
    })

    it('has a command line for operators', async () => {
      const email = newEmail()
      expect(await run('create', email, PASSWORD)).toContain(`${email}  `)
      expect(await run('list')).toContain(email)
      expect(await run('ban', email, '24h')).toContain('banned until')
      expect(await run('unban', email)).not.toContain('banned')
      expect(await run('reset-password', email)).toMatch(/^http.*\/auth\/v1\/verify\?token=/)
      await expect(run('confirm', 'nobody@example.com')).rejects.toMatchObject({
        code: 1,
        stderr: 'There is no account with the address or id nobody@example.com.\n',
      })
    })

    it('lets an operator confirm an address without its mail', async () => {
      const email = newEmail()
      const { auth } = server.client()
      await auth.signUp({ email, password: PASSWORD })
      const early = await auth.signInWithPassword({ email, password: PASSWORD })
      expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
      expect(await run('confirm', email)).toContain('  confirmed')
      expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    })

    it('lets an operator remove second factors that their owner has lost', async () => {
      const { client, email } = await aPerson(server)
      await anAuthenticatorApp(server, client)
      expect(await run('remove-factors', email)).toBe(`removed 1 second factor of ${email}`)
      const again = server.client()
      await again.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
        currentLevel: 'aal1',
        nextLevel: 'aal1',
      })
      // The session that was at aal2 falls back to aal1 with its next token.
      await client.auth.refreshSession()
      expect((await client.auth.getClaims()).data?.claims.aal).toBe('aal1')
      expect(await run('remove-factors', email)).toBe(`removed 0 second factors of ${email}`)
    })

    it('lets an operator delete an account with all its files', async () => {
      const { client, email, session } = await aPerson(server)
      const name = `${session.user.id}/rain.mp3`
      const sound = new Blob([new Uint8Array(MP3)], { type: 'audio/mpeg' })
      const uploaded = await client.storage
        .from('user-sounds')
        .upload(name, sound, { contentType: 'audio/mpeg' })
      expect(uploaded.error).toBeNull()
      expect(await run('delete', email)).toBe(`deleted ${email} and 1 file`)
      expect(await run('list')).not.toContain(email)
      expect(
        await server.database.query('select name from storage.objects where name = $1', [name]),
      ).toEqual([])
    })

    it('lets an operator change the signing key, and every session goes on', async () => {
      const { client } = await aPerson(server)
      expect((await run('rotate-keys')).split(', ').length).toBeGreaterThan(1)
      expect((await client.auth.getUser()).error).toBeNull()
      expect((await aPerson(server)).session.access_token).toBeTruthy()
    })
  })
})
