import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { PASSWORD, PUBLISHABLE_KEY } from '../harness/index.ts'
import { startTwoReplicas, type Asked, type Replica, type TwoReplicas } from './two-replicas.ts'

/** Attacks on a site of two replicas: what one replica is asked for counts at the other. */

const OWNER = '198.51.100.7'
let provider: Server
let site: TwoReplicas
let asha: { readonly id: string; readonly token: string }

/** A provider that takes codes and never answers. */
const startHangingProvider = async (): Promise<{ server: Server; issuer: string }> => {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/.well-known/')) return
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, issuer }
}

beforeAll(async () => {
  const { server, issuer } = await startHangingProvider()
  provider = server
  site = await startTwoReplicas({
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: 'dhvani',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  asha = await site.person('asha@example.com', OWNER)
}, 120_000)

afterAll(async () => {
  await site.stop()
  provider.closeAllConnections()
  provider.close()
})

const post = (replica: Replica, network: string, path: string, body: object): Promise<Asked> =>
  replica.ask({ method: 'POST', path, network, body: JSON.stringify(body) })

const signIn = (replica: Replica, network: string, email: string, password = PASSWORD) =>
  post(replica, network, '/auth/v1/token?grant_type=password', { email, password })

const count = (answers: readonly Asked[], wanted: number): number =>
  answers.filter(({ status }) => status === wanted).length

/** What the owner asks for at each replica, from a network in which they have signed in. */
const askAsOwner = async (): Promise<void> => {
  for (const replica of site.replicas) {
    const rows = await replica.ask({
      path: '/rest/v1/saved_mixes?select=id',
      network: OWNER,
      headers: { authorization: `Bearer ${asha.token}` },
    })
    const signedIn = await signIn(replica, OWNER, 'asha@example.com')
    const probe = await replica.ask({ path: '/healthz', network: OWNER })
    expect([rows.status, signedIn.status, probe.status]).toEqual([200, 200, 200])
  }
}

const many = (length: number, ask: (index: number) => Promise<Asked>): Promise<Asked>[] =>
  Array.from({ length }, (_, index) => ask(index))

it('both replicas together send as many mails as one', async () => {
  const asked = await Promise.all(
    many(60, (index) =>
      post(site.next(), '192.0.2.1', '/auth/v1/otp', { email: `new-${index}@example.com` }),
    ),
  )
  // A budget gives one mail back in 90 s.
  expect(count(asked, 200)).toBeGreaterThanOrEqual(20)
  expect(count(asked, 200)).toBeLessThanOrEqual(22)
  expect(count(asked, 429)).toBe(60 - count(asked, 200))

  for (let index = 0; index < 20; index += 1)
    await post(site.next(), `192.0.2.${10 + (index % 10)}`, '/auth/v1/recover', {
      email: 'asha@example.com',
      // Another flow each time, so that no pause holds it back.
      code_challenge: `${'a'.repeat(41)}${10 + index}`,
      code_challenge_method: 's256',
    })
  const toAsha = () => site.smtp.messages.filter(({ to }) => to.includes('asha@example.com'))
  await vi.waitFor(() => expect(toAsha()).toHaveLength(4), { timeout: 60_000 })
})

it.each([
  ['one network', 150, () => '192.0.2.2'],
  ['two hundred networks', 400, (index: number) => `10.0.${index % 200}.1`],
])(
  'the owner signs in at both replicas before the guesses from %s',
  async (_, guesses, networkOf) => {
    let hashed = 0
    const guessed = many(guesses, async (index) => {
      // Not all at one account, whose tries would be used up.
      const email = index % 3 === 0 ? 'asha@example.com' : `guess-${index}@example.com`
      const answer = await signIn(site.next(), networkOf(index), email, 'a wrong one')
      if (answer.status === 400) hashed += 1
      return answer
    })
    await askAsOwner()
    const before = hashed
    const answers = await Promise.all(guessed)
    expect(before).toBeLessThan(count(answers, 400) / 2)
  },
  120_000,
)

it('bodies that hardly arrive keep no caller waiting, and are ended', async () => {
  const sockets = Array.from({ length: 300 }, (_, index) => {
    const socket = connect(site.next().port, '127.0.0.1')
    const isFile = index % 3 === 0
    const path = isFile ? `/storage/v1/object/user-sounds/${asha.id}/${index}.mp3` : '/auth/v1/otp'
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'Host: x',
        `apikey: ${PUBLISHABLE_KEY}`,
        `Authorization: Bearer ${asha.token}`,
        'X-Forwarded-For: 192.0.2.3',
        `Content-Type: ${isFile ? 'audio/mpeg' : 'application/json'}`,
        'Content-Length: 900000',
        '',
        '{',
      ].join('\r\n'),
    )
    return socket
  })
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  const drip = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('  ')
  }, 1000)
  await askAsOwner()
  expect(sockets.some((socket) => !socket.destroyed)).toBe(true)
  await Promise.all(closed)
  clearInterval(drip)
  await askAsOwner()
}, 180_000)

it('a provider that never answers keeps no caller waiting, and its sign-ins fail in words', async () => {
  let ended = 0
  const callbacks = many(100, async (index) => {
    const network = `203.0.113.${index % 5}`
    const replica = site.next()
    const begun = await replica.ask({ path: '/auth/v1/authorize?provider=google', network })
    const state = new URL(begun.location ?? '').searchParams.get('state')
    const cookie = begun.cookies.map((one) => one.split(';', 1)[0]).join('; ')
    const path = `/auth/v1/callback?state=${state}&code=code`
    const answer = await replica.ask({ path, network, headers: { cookie } })
    ended += 1
    return answer
  })
  await askAsOwner()
  expect(ended).toBe(0)
  const failed = expect.stringContaining('error_description=Unable+to+exchange+external+code')
  expect(await Promise.all(callbacks)).toEqual(
    Array.from({ length: 100 }, () => expect.objectContaining({ status: 302, location: failed })),
  )
}, 60_000)
