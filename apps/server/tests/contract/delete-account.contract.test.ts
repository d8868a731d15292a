import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { createHandler } from '../../../../supabase/functions/delete-account/handler.ts'
import type { TestServer } from '../harness/index.ts'
import { call, refusal } from '../harness/call.ts'
import { aPerson, codeIn, PASSWORD, type Person, userOf } from '../harness/people.ts'
import { MP3 } from '../storage/user-bucket.ts'
import { anAuthenticatorApp } from './authenticator-app.ts'
import { forEachDatabase } from '../harness/databases.ts'

const PATH = '/functions/v1/delete-account'

forEachDatabase('leaving', (start, once) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const leave = (token?: string) =>
    call(server, 'POST', PATH, token === undefined ? { body: {} } : { token, body: {} })
  const idOf = (person: Person): string => person.session.user.id
  const upload = async (person: Person, name: string): Promise<string> => {
    const path = `${idOf(person)}/${name}`
    const bytes = new Blob([new Uint8Array(MP3)], { type: 'audio/mpeg' })
    const bucket = person.client.storage.from('user-sounds')
    const { error } = await bucket.upload(path, bytes, { contentType: 'audio/mpeg' })
    if (error) throw error
    return bucket.getPublicUrl(path).data.publicUrl
  }

  /** A person with a sound, a file in a folder, a beat, a mix and a preset of the practice room. */
  const aPersonWithFiles = async () => {
    const person = await aPerson(server)
    const sound = await upload(person, 'one.mp3')
    const deep = await upload(person, 'folder/two.mp3')
    const row = { name: 'One', audio_url: sound, file_name: 'one.mp3', file_size: MP3.length }
    const inserted = await person.client
      .from('user_sounds')
      .insert({ user_id: idOf(person), ...row })
    expect(inserted.error).toBeNull()
    expect(
      (await person.client.from('saved_beats').insert({ name: 'B', beat: {} })).error,
    ).toBeNull()
    expect(
      (await person.client.from('saved_mixes').insert({ name: 'M', mix: {} })).error,
    ).toBeNull()
    expect(
      (await person.client.from('riyaz_presets').insert({ name: 'P', settings: {} })).error,
    ).toBeNull()
    return { person, files: [sound, deep] }
  }

  const countOf = async (table: string, column: string, value: string): Promise<number> => {
    const [row] = await server.database.query<{ total: number }>(
      `select count(*)::int as total from ${table} where ${column} = $1`,
      [value],
    )
    return row?.total ?? -1
  }

  /** The storage service's answer for a file that was deleted. */
  const GONE = { status: 400, code: 'NoSuchKey' }
  const answerOf = async (url: string) => {
    const response = await fetch(url)
    const body = await response.text()
    if (response.ok) return { status: response.status }
    return { status: response.status, code: (JSON.parse(body) as { code: string }).code }
  }

  it('removes the files, rows, sessions and traces of one account and of no other', async () => {
    const { person, files } = await aPersonWithFiles()
    const neighbour = await aPersonWithFiles()
    const id = idOf(person)
    for (const file of files) expect(await answerOf(file)).toEqual({ status: 200 })
    const answer = await leave(person.session.access_token)
    expect(answer).toMatchObject({ status: 200, body: { files: 2 } })
    for (const file of files) expect(await answerOf(file)).toEqual(GONE)
    for (const [table, column] of [
      ['auth.users', 'id::text'],
      ['auth.identities', 'user_id::text'],
      ['auth.sessions', 'user_id::text'],
      ['auth.refresh_tokens', 'user_id'],
      ['auth.flow_state', 'user_id::text'],
      ['public.user_sounds', 'user_id::text'],
      ['public.saved_beats', 'user_id::text'],
      ['public.saved_mixes', 'user_id::text'],
      ['public.riyaz_presets', 'user_id::text'],
      ['storage.objects', 'owner_id'],
    ] as const)
      expect(await countOf(table, column, id), table).toBe(0)
    const traces = await server.database.query<{ payload: string }>(
      "select payload::text as payload from auth.audit_log_entries where payload::text like '%' || $1 || '%'",
      [person.email],
    )
    expect(traces).toEqual([])
    expect(refusal(await userOf(server, person.session.access_token))).toMatchObject({
      status: 403,
      code: 'user_not_found',
    })
    const again = await server
      .client()
      .auth.signInWithPassword({ email: person.email, password: PASSWORD })
    expect(again.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    for (const file of neighbour.files) expect(await answerOf(file)).toEqual({ status: 200 })
    expect((await neighbour.person.client.auth.getUser()).error).toBeNull()
  })

  it('makes addresses worthless that were signed for uploads before', async () => {
    const person = await aPerson(server)
    const bucket = person.client.storage.from('user-sounds')
    const path = `${idOf(person)}/late.mp3`
    const { data } = await bucket.createSignedUploadUrl(path)
    await leave(person.session.access_token)
    const bytes = new Blob([new Uint8Array(MP3)], { type: 'audio/mpeg' })
    const late = await server
      .client()
      .storage.from('user-sounds')
      .uploadToSignedUrl(path, data?.token ?? '', bytes, { contentType: 'audio/mpeg' })
    expect(late.error).toMatchObject({ status: 400, statusCode: '403' })
    expect(await countOf('storage.objects', 'owner_id', idOf(person))).toBe(0)
  })

  it('leaves the address free for a new account', async () => {
    const person = await aPerson(server)
    await leave(person.session.access_token)
    const back = await aPerson(server, person.email)
    expect(idOf(back)).not.toBe(idOf(person))
  })

  once(() => {
    it('works with a mailed code where there is no password', async () => {
      const person = await aPerson(server)
      server.clock.advance(3000)
      const proof = server.client()
      await proof.auth.signInWithOtp({ email: person.email, options: { shouldCreateUser: false } })
      const token = codeIn((await server.mailbox(person.email))[0])
      const { data } = await proof.auth.verifyOtp({ email: person.email, token, type: 'email' })
      expect((await leave(data.session?.access_token)).status).toBe(200)
    })

    describe('refuses', () => {
      it('requests without a token, keys, made-up tokens and sessions that ended', async () => {
        const signIn = { status: 401, body: { code: 'no_authorization' } }
        expect(await leave()).toMatchObject(signIn)
        expect(await leave(server.publishableKey)).toMatchObject(signIn)
        expect(await leave(server.serviceKey)).toMatchObject(signIn)
        expect(await leave('a.b.c')).toMatchObject({
          status: 401,
          body: { code: 401, message: 'Invalid JWT' },
        })
        const person = await aPerson(server)
        await person.client.auth.signOut()
        expect(await leave(person.session.access_token)).toMatchObject(signIn)
      })

      it('a session that began long ago, even when it was refreshed just now', async () => {
        const person = await aPerson(server)
        server.clock.advance(601)
        const { data } = await person.client.auth.refreshSession()
        expect(await leave(data.session?.access_token)).toMatchObject({
          status: 403,
          body: { code: 'reauthentication_needed' },
        })
        expect((await person.client.auth.getUser()).error).toBeNull()
      })

      it('a password alone where there is a second factor, and a factor alone', async () => {
        const person = await aPerson(server)
        const { factorId, code } = await anAuthenticatorApp(server, person.client)
        const proof = server.client()
        const first = await proof.auth.signInWithPassword({
          email: person.email,
          password: PASSWORD,
        })
        expect(await leave(first.data.session?.access_token)).toMatchObject({
          status: 403,
          body: { code: 'insufficient_aal' },
        })
        server.clock.advance(601)
        const alone = await person.client.auth.mfa.challengeAndVerify({ factorId, code: code() })
        expect(await leave(alone.data?.access_token)).toMatchObject({
          status: 403,
          body: { code: 'reauthentication_needed' },
        })
        server.clock.advance(31)
        const fresh = server.client()
        await fresh.auth.signInWithPassword({ email: person.email, password: PASSWORD })
        const both = await fresh.auth.mfa.challengeAndVerify({ factorId, code: code() })
        expect((await leave(both.data?.access_token)).status).toBe(200)
      })

      it('other methods', async () => {
        expect(await call(server, 'GET', PATH)).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND' },
        })
      })
    })

    describe('as an edge function of a Supabase project', () => {
      const edge = (environment: Record<string, string | undefined>) =>
        createHandler(
          environment,
          () => server.clock.now(),
          () => undefined,
        )
      const request = (token?: string, method = 'POST') =>
        new Request(`https://project.test${PATH}`, {
          method,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        })
      const settings = () => ({
        SUPABASE_URL: server.url,
        SUPABASE_SERVICE_ROLE_KEY: server.serviceKey,
      })

      it('does the same over HTTP', async () => {
        const { person, files } = await aPersonWithFiles()
        const answer = await edge(settings())(request(person.session.access_token))
        expect(answer.status).toBe(200)
        expect(await answer.json()).toEqual({ files: 2 })
        for (const file of files) expect(await answerOf(file)).toEqual(GONE)
      })

      it('answers preflights, and refuses other methods, a missing set-up and a missing token', async () => {
        expect((await edge({})(request(undefined, 'OPTIONS'))).status).toBe(204)
        const bodyOf = async (answer: Response) => ({
          status: answer.status,
          body: (await answer.json()) as object,
        })
        expect(await bodyOf(await edge({})(request(undefined, 'GET')))).toEqual({
          status: 405,
          body: { error: 'POST only' },
        })
        expect(await bodyOf(await edge({})(request('token')))).toEqual({
          status: 503,
          body: { code: 'unexpected_failure', error: 'Deletion is not set up' },
        })
        expect(await bodyOf(await edge(settings())(request()))).toMatchObject({
          status: 401,
          body: { code: 'no_authorization' },
        })
      })

      it('is declared in the project’s configuration', async () => {
        const path = fileURLToPath(new URL('../../../../supabase/config.toml', import.meta.url))
        expect(await readFile(path, 'utf8')).toContain('[functions.delete-account]')
      })
    })
  })
})
