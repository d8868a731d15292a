import { USER_BUCKET } from '@dhvani/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/index.ts'
import { call } from '../harness/call.ts'
import { aPerson, PASSWORD, type Person, refresh, userOf } from '../harness/people.ts'
import { MP3, blob } from '../storage/user-bucket.ts'
import { forEachDatabase } from '../harness/databases.ts'
import { beginUpload, laterSteps } from './resumable-steps.ts'

const NO_ID = '00000000-0000-4000-8000-000000000000'
const BEAT = { name: 'Evening', beat: {} }
const EXPIRED = '"exp" claim timestamp check failed'

forEachDatabase('a token whose session has ended', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const signInAgain = async ({ email }: Person) => {
    const client = server.client()
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
    if (error) throw error
    return { client, session: data.session }
  }
  const admin = () => server.client({ key: server.serviceKey }).auth.admin
  const sessionIdOf = (token: string): string =>
    (
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        session_id: string
      }
    ).session_id

  /** Statuses and codes of one call of each kind. */
  const tryEverything = async ({ session }: Pick<Person, 'session'>) => {
    const token = session.access_token
    const name = `${session.user.id}/one.mp3`
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await call(server, method, path, {
        token,
        headers: { prefer: 'return=representation' },
        ...(body === undefined ? {} : { body }),
      })
      return [answer.status, answer.body.code, answer.body.message]
    }
    const form = new FormData()
    form.append('', blob(MP3), 'one.mp3')
    const uploaded = await fetch(`${server.url}/storage/v1/object/${USER_BUCKET}/${name}`, {
      method: 'PUT',
      headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
      body: form,
    })
    const { code, message } = (await uploaded.json()) as { code?: string; message?: string }
    return {
      read: await ask('GET', '/rest/v1/saved_beats'),
      counted: (await call(server, 'HEAD', '/rest/v1/saved_beats', { token })).status,
      added: await ask('POST', '/rest/v1/saved_beats', BEAT),
      changed: await ask('PATCH', `/rest/v1/saved_beats?id=eq.${NO_ID}`, { name: 'x' }),
      deleted: await ask('DELETE', `/rest/v1/saved_beats?id=eq.${NO_ID}`),
      sessions: await ask('GET', '/rest/v1/account_sessions'),
      listed: await ask('POST', `/storage/v1/object/list/${USER_BUCKET}`, { prefix: '' }),
      uploaded: [uploaded.status, code, message],
      buckets: await ask('GET', '/storage/v1/bucket'),
      checkout: await ask('POST', '/functions/v1/create-checkout', { priceId: 'price_10' }),
      left: (await ask('POST', '/functions/v1/delete-account', {}))[0],
    }
  }
  const JWT_EXPIRED = [401, 'PGRST303', 'JWT expired']
  const DENIED = [400, 'AccessDenied', EXPIRED]
  const REFUSED = {
    read: JWT_EXPIRED,
    counted: 401,
    added: JWT_EXPIRED,
    changed: JWT_EXPIRED,
    deleted: JWT_EXPIRED,
    sessions: JWT_EXPIRED,
    listed: DENIED,
    uploaded: DENIED,
    buckets: DENIED,
    checkout: [401, 401, 'Invalid JWT'],
    left: 401,
  }

  it('opened everything before the session ended', async () => {
    const answers = await tryEverything(await aPerson(server))
    const { checkout, left, ...others } = answers
    expect(left).toBe(200)
    expect(checkout[0]).not.toBe(401)
    for (const [what, answer] of Object.entries(others))
      expect(Array.isArray(answer) ? answer[0] : answer, what).toBeLessThan(300)
  })

  describe('is refused at once after', () => {
    type End = (person: Person) => Promise<unknown>
    const ends: [string, End][] = [
      ['a sign-out', ({ client }) => client.auth.signOut({ scope: 'local' })],
      [
        'a sign-out everywhere from another device',
        async (person) => (await signInAgain(person)).client.auth.signOut(),
      ],
      [
        'a sign-out of the others from another device',
        async (person) => (await signInAgain(person)).client.auth.signOut({ scope: 'others' }),
      ],
      [
        'its row among the devices was deleted',
        async (person) =>
          (await signInAgain(person)).client
            .from('account_sessions')
            .delete()
            .eq('id', sessionIdOf(person.session.access_token))
            .throwOnError(),
      ],
      ['a ban', ({ session }) => admin().updateUserById(session.user.id, { ban_duration: '24h' })],
      ['the deletion of the account', ({ session }) => admin().deleteUser(session.user.id)],
      [
        'a soft deletion of the account',
        ({ session }) => admin().deleteUser(session.user.id, true),
      ],
      [
        'its refresh token came back and its family was ended',
        async ({ session }) => {
          const second = await refresh(server, session.refresh_token)
          await refresh(server, String(second.body.refresh_token))
          server.clock.advance(11)
          await refresh(server, session.refresh_token)
        },
      ],
      [
        'the time that the operator allows',
        ({ session }) =>
          server.database.query(
            `update auth.sessions set not_after = now() - interval '1 second' where user_id = $1`,
            [session.user.id],
          ),
      ],
    ]
    it.each(ends)('%s', async (_what, end) => {
      const person = await aPerson(server)
      await end(person)
      expect(await tryEverything(person)).toEqual(REFUSED)
    })

    it('a new password on another device, which stays signed in', async () => {
      const person = await aPerson(server)
      await person.client.auth.updateUser({ password: PASSWORD })
      const other = await signInAgain(person)
      const changed = await other.client.auth.updateUser({ password: 'a brighter lamp' })
      expect(changed.error).toBeNull()
      expect(await tryEverything(person)).toEqual(REFUSED)
      expect((await tryEverything(other)).read[0]).toBe(200)
    })
  })

  it('goes on with no resumable upload', async () => {
    const person = await aPerson(server)
    const { session } = person
    const begun = await beginUpload(server, session.access_token, `${session.user.id}/one.mp3`)
    expect(begun.status).toBe(201)
    const url = begun.headers.get('location') ?? ''
    await person.client.auth.signOut()
    expect(await laterSteps(server, session.access_token, url)).toEqual([
      ['HEAD', 403, ''],
      ['PATCH', 403, EXPIRED],
      ['DELETE', 403, EXPIRED],
    ])
  })

  it('leaves the connections of the database as they were', async () => {
    const ended = await aPerson(server)
    const living = await aPerson(server)
    await ended.client.auth.signOut()
    const token = ended.session.access_token
    const refused = await Promise.all(
      Array.from({ length: 60 }, () => call(server, 'GET', '/rest/v1/saved_beats', { token })),
    )
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [401, 'PGRST303']),
    )
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => living.client.from('saved_beats').select('*')),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('is refused to the official client as an expired one, and can be renewed no more', async () => {
    const person = await aPerson(server)
    await (await signInAgain(person)).client.auth.signOut()
    const { error } = await person.client.from('saved_beats').select('*')
    expect(error).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
    const renewed = await person.client.auth.refreshSession()
    expect(renewed.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    expect((await person.client.auth.getUser()).error).toMatchObject({
      name: 'AuthSessionMissingError',
      status: 400,
    })
    expect((await person.client.auth.getSession()).data.session).toBeNull()
  })

  it('differs from a token that names no session, and from a key: both stay good', async () => {
    const person = await aPerson(server)
    const token = await server.platform.keys.sign({
      iss: `${server.url}/auth/v1`,
      aud: 'authenticated',
      sub: person.session.user.id,
      role: 'authenticated',
      exp: Math.floor(server.clock.now().getTime() / 1000) + 60,
    })
    expect((await call(server, 'GET', '/rest/v1/saved_beats', { token })).status).toBe(200)
    expect((await userOf(server, token)).status).toBe(200)
    const service = server.client({ key: server.serviceKey })
    expect((await service.from('saved_beats').select('*')).status).toBe(200)
  })
})
