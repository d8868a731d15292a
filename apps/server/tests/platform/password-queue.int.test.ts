import { request, type ClientRequest } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aPerson, PASSWORD, startTestServer, type TestServer } from '../harness/index.ts'
import { call } from '../harness/call.ts'

/** High enough that requests come sooner than their passwords are hashed. */
const COST = 9
const MANY = 90
const PATIENCE = { timeout: 60_000 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    config: { TRUST_PROXY: 'true', AUTH_RATE_LIMITS: 'on' },
    passwordCost: COST,
  })
})
afterAll(() => server.close())

/** A sign-in from a network, over a connection of its own. */
const beginSignIn = (network: string, email: string): ClientRequest => {
  const { hostname, port } = new URL(server.url)
  const sent = request({
    hostname,
    port,
    path: '/auth/v1/token?grant_type=password',
    method: 'POST',
    agent: false,
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': network,
    },
  })
  // The test may end the connection itself.
  sent.on('error', () => undefined)
  return sent.end(JSON.stringify({ email, password: 'a guess at it' }))
}

const signInAs = (network: string, email: string) =>
  call(server, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
    headers: { 'x-forwarded-for': network },
  })

const waiting = () => server.platform.passwords.load().waiting

/** Waits until most of the guesses are in the queue. */
const guessMany = async (network: string): Promise<ClientRequest[]> => {
  const sent = Array.from({ length: MANY }, (_, index) =>
    beginSignIn(network, `${index}-${network}@example.com`),
  )
  await vi.waitFor(() => expect(waiting()).toBeGreaterThan(MANY / 2), PATIENCE)
  return sent
}

it('an owner signs in before the guesses that another network sent earlier', async () => {
  const { email } = await aPerson(server)
  const guesses = await guessMany('192.0.2.1')
  let hashed = 0
  for (const guess of guesses)
    guess.on('response', (response) => {
      // On a busy machine some are told that time is up.
      if (response.statusCode === 400) hashed += 1
      response.resume()
    })
  const before = waiting()
  const answer = await signInAs('198.51.100.9', email)
  expect(answer.status).toBe(200)
  expect(hashed).toBeLessThan(before / 2)
  for (const guess of guesses) guess.destroy()
}, 60_000)

it('an owner signs in where they did before, however many networks guess at the password', async () => {
  const { email, client } = await aPerson(server)
  // So that the address of the test is one of the owner's networks.
  await client.auth.signInWithPassword({ email, password: PASSWORD })
  const guesses = Array.from({ length: MANY }, (_, index) =>
    beginSignIn(`203.0.113.${index}`, `${index}@example.com`),
  )
  await vi.waitFor(() => expect(waiting()).toBeGreaterThan(MANY / 2), PATIENCE)
  const before = waiting()
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  expect(error).toBeNull()
  expect(waiting()).toBeGreaterThan(before / 2)
  for (const guess of guesses) guess.destroy()
}, 60_000)

it('guesses whose callers have left are not hashed', async () => {
  const guesses = await guessMany('192.0.2.2')
  for (const guess of guesses) guess.destroy()
  // Takes its turn between them, and is hashed while the server learns who has left.
  await signInAs('198.51.100.9', 'nobody@example.com')
  await signInAs('198.51.100.9', 'nobody@example.com')
  expect(waiting()).toBeLessThan(MANY / 4)
}, 60_000)
