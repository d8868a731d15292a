import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildServer } from '../../src/app.ts'
import type { TestServer } from '../harness/index.ts'
import { call, type RawAnswer, refusal, SESSION_ENDED } from '../harness/call.ts'
import { aPerson, newEmail, PASSWORD, type Person, userOf } from '../harness/people.ts'
import { forEachDatabase } from '../harness/databases.ts'

const TIMED_OUT = {
  status: 504,
  code: 'request_timeout',
  message: 'Processing this request timed out, please retry after a moment.',
}

const ENDPOINTS = [
  ['GET', '/user', undefined],
  ['PUT', '/user', { data: { late: true } }],
  ['POST', '/token?grant_type=password', { email: 'a@example.com', password: PASSWORD }],
  ['POST', '/recover', { email: 'a@example.com' }],
  ['GET', '/verify?token=pkce_none&type=signup', undefined],
  ['POST', '/logout', undefined],
  ['POST', '/factors', { factor_type: 'totp' }],
  ['GET', '/admin/users', undefined],
  ['POST', '/admin/generate_link', { type: 'magiclink', email: 'a@example.com' }],
] as const

type LogLine = { readonly level: number; readonly msg?: string }
const FAULT = 50

/** Requests that wait for a lock never make it, on any machine. */
const DEADLINE_MS = 300

/** The late work ends soon after the lock, but a busy machine takes its time. */
const PATIENCE = { timeout: 30_000 }

forEachDatabase('a request that takes too long', (start, once) => {
  /** Waits ten seconds, for all that is not to end early. */
  let server: TestServer
  /** A second one on the same platform, which waits for {@link DEADLINE_MS}. */
  let hasty: TestServer
  let stopHasty: () => Promise<void>
  let isLocked = false
  const lines: LogLine[] = []
  beforeAll(async () => {
    server = await start({
      config: { LOG_LEVEL: 'info' },
      logTo: { write: (line) => void lines.push(JSON.parse(line) as LogLine) },
    })
    const app = await buildServer(server.platform, { authDeadlineMs: DEADLINE_MS })
    hasty = { ...server, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
    stopHasty = () => app.close()
  })
  afterAll(() => stopHasty())

  /** An official client of the hasty server while the accounts are locked, else of the other one. */
  const aClient = () =>
    server.client({
      fetch: (input, init) => {
        const isMoved = isLocked && typeof input === 'string'
        return fetch(isMoved ? input.replace(server.url, hasty.url) : input, init)
      },
    })

  /** Locks the accounts against reading and writing until the work is done. */
  const whileAccountsAreLocked = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = Promise.withResolvers<Result>()
    const locked = server.database.transaction(async (tx) => {
      await tx.query('lock table auth.users, auth.one_time_tokens in access exclusive mode')
      isLocked = true
      done.resolve(await work())
      isLocked = false
    })
    return locked.then(() => done.promise)
  }

  it('still writes everything it was asked to write, once the database answers', async () => {
    const { email } = await aPerson(server)
    const client = aClient()
    await client.auth.signInWithPassword({ email, password: PASSWORD })
    const { error } = await whileAccountsAreLocked(() =>
      client.auth.updateUser({ data: { city: 'Pune' }, password: 'a new raga' }),
    )
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 504 })
    const { data } = await vi.waitFor(async () => {
      const again = await server.client().auth.signInWithPassword({ email, password: 'a new raga' })
      expect(again.error).toBeNull()
      return again
    }, PATIENCE)
    expect(data.user?.user_metadata).toMatchObject({ city: 'Pune' })
  })

  it('leaves one fault in the log, however its work ends afterwards', async () => {
    const { email, session } = await aPerson(server)
    lines.length = 0
    const late = await whileAccountsAreLocked(() =>
      Promise.all([
        call(hasty, 'GET', '/auth/v1/verify?token=none&type=signup'),
        call(hasty, 'POST', '/auth/v1/token?grant_type=password', {
          body: { email: newEmail(), password: PASSWORD },
        }),
        call(hasty, 'POST', '/auth/v1/logout', { token: session.access_token }),
      ]),
    )
    expect(late.map(refusal)).toEqual([TIMED_OUT, TIMED_OUT, TIMED_OUT])
    // The queue of passwords keeps its order, so this sign-in ends after the late one.
    await call(server, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email, password: PASSWORD },
    })
    await vi.waitFor(async () => {
      expect(refusal(await userOf(server, session.access_token))).toEqual(SESSION_ENDED)
    }, PATIENCE)
    const faults = lines.filter(({ level }) => level >= FAULT)
    expect(faults.map(({ msg }) => msg)).toEqual(late.map(() => 'request failed'))
    await expect
      .poll(async () => (await call(hasty, 'GET', '/auth/v1/health')).status, PATIENCE)
      .toBe(200)
  })

  once(() => {
    describe('gets 504', () => {
      let owner: Person
      let answers: RawAnswer[]
      let head: RawAnswer
      let official: unknown
      const signIn = () =>
        aClient().auth.signInWithPassword({ email: owner.email, password: PASSWORD })
      beforeAll(async () => {
        owner = await aPerson(server)
        const token = owner.session.access_token
        await whileAccountsAreLocked(async () => {
          ;[answers, head, official] = await Promise.all([
            Promise.all(
              ENDPOINTS.map(([method, path, body]) =>
                call(hasty, method, `/auth/v1${path}`, {
                  token: path.startsWith('/admin') ? server.serviceKey : token,
                  ...(body === undefined ? {} : { body }),
                }),
              ),
            ),
            call(hasty, 'HEAD', '/auth/v1/user', { token }),
            signIn().then(({ error }) => error),
          ])
        })
      })

      it.each(ENDPOINTS.map(([method, path], index) => [method, path, index] as const))(
        'at %s %s',
        (_method, _path, index) => {
          const answer = answers[index]
          expect(answer && refusal(answer)).toEqual(TIMED_OUT)
          expect(answer?.headers.get('x-sb-error-code')).toBe('request_timeout')
        },
      )

      it('without a body for HEAD', () => {
        expect(head).toMatchObject({ status: 504, body: { text: '' } })
      })

      it('which the official client understands, and can sign in afterwards', async () => {
        expect(official).toMatchObject({ name: 'AuthRetryableFetchError', status: 504 })
        expect((await signIn()).error).toBeNull()
      })
    })
  })
})
