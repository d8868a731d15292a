import type { SupabaseClient } from '@supabase/supabase-js'
import { USER_BUCKET } from '@dhvani/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call, refusal, SESSION_ENDED } from '../harness/call.ts'
import { aPerson, PASSWORD, type Person, userOf } from '../harness/people.ts'
import { MP3, blob } from '../storage/user-bucket.ts'
import { anAuthenticatorApp, totpAt, type AuthenticatorApp } from './authenticator-app.ts'
import { forEachDatabase } from '../harness/databases.ts'
import { beginUpload, laterSteps } from './resumable-steps.ts'

const BEAT = { name: 'Evening', beat: {} }
const MIX = { name: 'Monsoon', mix: {} }
const PRESET = { name: 'Slow', settings: {} }
const TABLES = ['saved_beats', 'saved_mixes', 'riyaz_presets', 'user_sounds', 'account_sessions']
const UUID = '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'
const MISSING = {
  status: 403,
  code: 'insufficient_aal',
  message: 'AAL2 session is required when MFA is enabled.',
}

forEachDatabase('a session before the second factor of its account', (start, once) => {
  let server: TestServer
  let owner: Person
  let app: AuthenticatorApp
  let file: string
  let uploadUrl: string
  /** Signed in with the password alone. */
  let half: SupabaseClient
  let token: string
  /** A session that has given the factor. */
  let whole: SupabaseClient

  const signIn = async (email: string) => {
    const client = server.client()
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    if (error) throw error
    return { client, token: data.session.access_token }
  }
  const sound = () => ({
    user_id: owner.session.user.id,
    name: 'One',
    audio_url: file,
    file_name: file,
    file_size: MP3.length,
  })

  beforeAll(async () => {
    server = await start()
    owner = await aPerson(server)
    whole = owner.client
    file = `${owner.session.user.id}/one.mp3`
    await whole.from('saved_beats').insert(BEAT).throwOnError()
    await whole.from('saved_mixes').insert(MIX).throwOnError()
    await whole.from('riyaz_presets').insert(PRESET).throwOnError()
    await whole.from('user_sounds').insert(sound()).throwOnError()
    const { error } = await whole.storage
      .from(USER_BUCKET)
      .upload(file, blob(MP3), { contentType: 'audio/mpeg' })
    if (error) throw error
    app = await anAuthenticatorApp(server, whole)
    const { data } = await whole.auth.getSession()
    const raised = data.session?.access_token ?? ''
    const begun = await beginUpload(server, raised, `${owner.session.user.id}/later.mp3`)
    uploadUrl = begun.headers.get('location') ?? ''
    ;({ client: half, token } = await signIn(owner.email))
  })

  it.each(TABLES)('reads nothing of %s', async (table) => {
    expect(await half.from(table).select('*')).toMatchObject({ status: 200, data: [] })
    expect((await whole.from(table).select('*')).data).not.toEqual([])
  })

  it('adds no rows', async () => {
    for (const refused of [
      await half.from('saved_beats').insert(BEAT),
      await half.from('saved_beats').upsert(BEAT),
      await half.from('saved_mixes').insert(MIX),
      await half.from('saved_mixes').upsert(MIX),
      await half.from('riyaz_presets').insert(PRESET),
      await half.from('riyaz_presets').upsert(PRESET),
      await half.from('user_sounds').insert(sound()),
      await half.from('user_sounds').upsert(sound()),
    ])
      expect(refused).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  it('changes and deletes no rows', async () => {
    const idsOf = async (table: string) =>
      ((await whole.from(table).select('id')).data ?? []).map((row: { id: string }) => row.id)
    const renamed = await half
      .from('saved_beats')
      .update({ name: 'Taken' })
      .in('id', await idsOf('saved_beats'))
      .select()
    expect(renamed).toMatchObject({ status: 200, data: [] })
    for (const table of TABLES) {
      const ids = await idsOf(table)
      expect(ids.length, table).toBeGreaterThan(0)
      const attack = await half.from(table).delete().in('id', ids).select()
      expect(attack).toMatchObject({ status: 200, data: [] })
    }
    expect((await whole.from('saved_beats').select('name')).data).toEqual([{ name: BEAT.name }])
    expect((await whole.from('user_sounds').select('name')).data).toEqual([{ name: 'One' }])
  })

  it('lists, writes, signs, moves and deletes no files', async () => {
    const bucket = half.storage.from(USER_BUCKET)
    const folder = owner.session.user.id
    const denied = { statusCode: '403', message: 'new row violates row-level security policy' }
    const hidden = { statusCode: '404', message: 'Object not found' }
    expect((await bucket.list(folder)).data).toEqual([])
    expect((await bucket.listV2({ prefix: folder })).data?.objects).toEqual([])
    const options = { contentType: 'audio/mpeg' }
    const added = await bucket.upload(`${folder}/two.mp3`, blob(MP3), options)
    expect(added.error).toMatchObject(denied)
    expect((await bucket.update(file, blob(MP3), options)).error).toMatchObject(denied)
    expect((await bucket.createSignedUploadUrl(`${folder}/two.mp3`)).error).toMatchObject(denied)
    expect((await bucket.createSignedUrl(file, 60)).error).toMatchObject(hidden)
    expect((await bucket.move(file, `${folder}/two.mp3`)).error).toMatchObject(hidden)
    expect((await bucket.copy(file, `${folder}/two.mp3`)).error).toMatchObject(hidden)
    expect((await bucket.remove([file])).data).toEqual([])
    expect((await whole.storage.from(USER_BUCKET).list(folder)).data).toHaveLength(1)
  })

  it('neither begins a resumable upload nor goes on with one', async () => {
    const begun = await beginUpload(server, token, `${owner.session.user.id}/two.mp3`)
    const words = 'new row violates row-level security policy'
    expect([begun.status, await begun.text()]).toEqual([403, words])
    expect(await laterSteps(server, token, uploadUrl)).toEqual([
      ['HEAD', 403, ''],
      ['PATCH', 403, words],
      ['DELETE', 403, words],
    ])
  })

  once(() => {
    it.each(['create-checkout', 'delete-account'])('calls no function: %s', async (name) => {
      const answer = await call(server, 'POST', `/functions/v1/${name}`, { token, body: {} })
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    })

    describe('calls of the account: it gets', () => {
      it.each([
        ['change of name', 'PUT', '/user', { data: { name: 'Taken' } }, MISSING],
        ['sign-out everywhere', 'POST', '/logout?scope=global', undefined, MISSING],
        ['sign-out everywhere by default', 'POST', '/logout', undefined, MISSING],
        ['sign-out of the others', 'POST', '/logout?scope=others', undefined, MISSING],
        ['reauthentication', 'GET', '/reauthenticate', undefined, MISSING],
        ['fresh session', 'POST', '/reauthenticate', { current_password: PASSWORD }, MISSING],
        ['link', 'GET', '/user/identities/authorize?provider=google', undefined, MISSING],
        ['unlinking', 'DELETE', `/user/identities/${UUID}`, undefined, MISSING],
        [
          'new password',
          'PUT',
          '/user',
          { password: 'a brighter lamp' },
          {
            status: 401,
            code: 'insufficient_aal',
            message: 'AAL2 session is required to update email or password when MFA is enabled.',
          },
        ],
        [
          'new factor',
          'POST',
          '/factors',
          { factor_type: 'webauthn' },
          {
            status: 403,
            code: 'insufficient_aal',
            message: 'AAL2 required to enroll a new factor',
          },
        ],
      ])('no %s', async (_what, method, path, body, expected) => {
        const answer = await call(server, method, `/auth/v1${path}`, {
          token,
          ...(body === undefined ? {} : { body }),
        })
        expect(refusal(answer)).toEqual(expected)
        const { data } = await whole.auth.getUser()
        expect(data.user?.user_metadata.name).toBeUndefined()
      })

      it('no removal of the factor, and no link by an id token', async () => {
        const { factorId } = app
        expect((await half.auth.mfa.unenroll({ factorId })).error).toMatchObject({
          status: 422,
          code: 'insufficient_aal',
        })
        const linked = await call(server, 'POST', '/auth/v1/token?grant_type=id_token', {
          token,
          body: { provider: 'google', id_token: 'a.b.c', link_identity: true },
        })
        expect(refusal(linked)).toEqual(MISSING)
      })
    })

    it('is not raised by a factor that was never verified', async () => {
      const person = await aPerson(server)
      const spare = await person.client.auth.mfa.enroll({
        factorType: 'totp',
        friendlyName: 'Spare',
      })
      if (spare.data?.type !== 'totp')
        throw new Error('The server enrolled another kind of factor.')
      await server.database.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'webauthn', 'verified', now(), now())`,
        [person.session.user.id],
      )
      const intruder = await signIn(person.email)
      const { id: factorId, totp } = spare.data
      for (const [method, path, body] of [
        ['POST', `/factors/${factorId}/challenge`, {}],
        [
          'POST',
          `/factors/${factorId}/verify`,
          { challenge_id: UUID, code: totpAt(server, totp.secret) },
        ],
        ['DELETE', `/factors/${factorId}`, undefined],
      ] as const) {
        const answer = await call(server, method, `/auth/v1${path}`, {
          token: intruder.token,
          ...(body === undefined ? {} : { body }),
        })
        expect(refusal(answer), `${method} ${path}`).toEqual(MISSING)
      }
    })

    it('does what a visitor may: writes to us and lists the built-in files', async () => {
      const message = { name: 'Asha', email: 'asha@example.com', message: 'Namaste' }
      expect((await half.from('contact_messages').insert(message)).error).toBeNull()
      const { data, error } = await half.storage.from('dhvani').list()
      expect(error).toBeNull()
      expect(data).toEqual((await server.client().storage.from('dhvani').list()).data)
    })

    it('reads its account, renews itself, gives the factor and then has everything back', async () => {
      const { client, token: first } = await signIn(owner.email)
      expect((await userOf(server, first)).status).toBe(200)
      expect((await client.auth.refreshSession()).error).toBeNull()
      expect((await client.from('saved_beats').select('name')).data).toEqual([])
      const [factor] = (await client.auth.mfa.listFactors()).data?.totp ?? []
      server.clock.advance(31)
      const raised = await client.auth.mfa.challengeAndVerify({
        factorId: factor?.id ?? '',
        code: app.code(),
      })
      expect(raised.error).toBeNull()
      expect((await client.from('saved_beats').select('name')).data).toEqual([{ name: BEAT.name }])
      const { data } = await client.storage.from(USER_BUCKET).list(owner.session.user.id)
      expect(data).toHaveLength(1)
      expect((await client.auth.updateUser({ data: { colour: 'blue' } })).error).toBeNull()
    })

    it('signs itself out, and ends no other session', async () => {
      const { client, token: leaving } = await signIn(owner.email)
      expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull()
      expect(refusal(await userOf(server, leaving))).toEqual(SESSION_ENDED)
      expect((await whole.auth.getUser()).error).toBeNull()
    })
  })

  once(() => {
    it('is asked for by a restrictive policy on every table with rows of people', async () => {
      const unguarded = await server.database.query(
        `select c.table_name from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
         where c.table_schema = 'public' and c.column_name = 'user_id'
           and t.table_type = 'BASE TABLE' and not exists (
             select from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name
               and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL'
               and p.qual like '%has_given_second_factor%')`,
      )
      expect(unguarded).toEqual([])
    })
  })
})
