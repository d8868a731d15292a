import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { TestServer } from '../kit/index.ts'
import { forEachDatabase } from './for-each-database.ts'
import {
  aPerson,
  call,
  newEmail,
  PASSWORD,
  refusal,
  SESSION_ENDED,
  userOf,
  type Person,
} from './people.ts'

const TIMED_OUT = {
  status: 504,
  code: 'request_timeout',
  message: 'Processing this request timed out, please retry after a moment.',
}

type LogLine = { readonly level: number; readonly msg?: string }
const FAULT = 50

forEachDatabase('a request that takes too long', (start, once) => {
  let server: TestServer
  let owner: Person
  const lines: LogLine[] = []
  beforeAll(async () => {
    server = await start({
      authDeadlineMs: 500,
      config: { LOG_LEVEL: 'info' },
      logTo: { write: (line) => void lines.push(JSON.parse(line) as LogLine) },
    })
    owner = await aPerson(server)
  })

  /** Locks the accounts against reading and writing until the returned function is called. */
  const holdAccounts = async (): Promise<() => Promise<void>> => {
    const held = Promise.withResolvers<undefined>()
    const letGo = Promise.withResolvers<undefined>()
    const transaction = server.database.transaction(async (tx) => {
      await tx.query('lock table auth.users, auth.one_time_tokens in access exclusive mode')
      held.resolve(undefined)
      await letGo.promise
    })
    await held.promise
    const release = async () => {
      letGo.resolve(undefined)
      await transaction
    }
    onTestFinished(release)
    return release
  }

  it('still writes everything it was asked to write, once the database answers', async () => {
    const { client, email } = await aPerson(server)
    const release = await holdAccounts()
    const { error } = await client.auth.updateUser({
      data: { city: 'Pune' },
      password: 'a new raga',
    })
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 504 })
    await release()
    const { data } = await vi.waitFor(async () => {
      const again = await server.client().auth.signInWithPassword({ email, password: 'a new raga' })
      expect(again.error).toBeNull()
      return again
    })
    expect(data.user?.user_metadata).toMatchObject({ city: 'Pune' })
  })

  it('leaves one fault in the log, however its work ends afterwards', async () => {
    const { session } = await aPerson(server)
    lines.length = 0
    const release = await holdAccounts()
    const late = await Promise.all([
      call(server, 'GET', '/auth/v1/verify?token=none&type=signup'),
      call(server, 'POST', '/auth/v1/token?grant_type=password', {
        body: { email: newEmail(), password: PASSWORD },
      }),
      call(server, 'POST', '/auth/v1/logout', { token: session.access_token }),
    ])
    expect(late.map(refusal)).toEqual([TIMED_OUT, TIMED_OUT, TIMED_OUT])
    await release()
    // The queue of passwords keeps its order, so this sign-in ends after the late one.
    await call(server, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email: owner.email, password: PASSWORD },
    })
    await vi.waitFor(async () => {
      expect(refusal(await userOf(server, session.access_token))).toEqual(SESSION_ENDED)
    })
    const faults = lines.filter(({ level }) => level >= FAULT)
    expect(faults.map(({ msg }) => msg)).toEqual(late.map(() => 'request failed'))
    expect((await call(server, 'GET', '/auth/v1/health')).status).toBe(200)
  })

  once(() => {
    it('gets an answer that the official client understands', async () => {
      const release = await holdAccounts()
      const { error } = await server
        .client()
        .auth.signInWithPassword({ email: owner.email, password: PASSWORD })
      expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 504 })
      await release()
      const again = await server
        .client()
        .auth.signInWithPassword({ email: owner.email, password: PASSWORD })
      expect(again.error).toBeNull()
    })

    it.each([
      ['GET', '/user', undefined],
      ['PUT', '/user', { data: { late: true } }],
      ['POST', '/token?grant_type=password', { email: 'a@example.com', password: PASSWORD }],
      ['POST', '/recover', { email: 'a@example.com' }],
      ['GET', '/verify?token=pkce_none&type=signup', undefined],
      ['POST', '/logout', undefined],
      ['POST', '/factors', { factor_type: 'totp' }],
      ['GET', '/admin/users', undefined],
      ['POST', '/admin/generate_link', { type: 'magiclink', email: 'a@example.com' }],
    ])('gets 504 at %s %s', async (method, path, body) => {
      const release = await holdAccounts()
      const answer = await call(server, method, `/auth/v1${path}`, {
        token: path.startsWith('/admin') ? server.serviceKey : owner.session.access_token,
        ...(body === undefined ? {} : { body }),
      })
      expect(refusal(answer)).toEqual(TIMED_OUT)
      expect(answer.headers.get('x-sb-error-code')).toBe('request_timeout')
      await release()
    })

    it('gets 504 without a body for HEAD', async () => {
      const release = await holdAccounts()
      const answer = await call(server, 'HEAD', '/auth/v1/user', {
        token: owner.session.access_token,
      })
      expect(answer.status).toBe(504)
      await release()
    })
  })
})
