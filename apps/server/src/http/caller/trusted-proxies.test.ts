import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Config } from '#platform/config.ts'
import { trustedProxies } from './trusted-proxies.ts'

const FORWARDED = '198.51.100.66, 192.0.2.1, 192.0.2.9'

/** The visitor's address as the server sees it, for a connection from `peer`. */
const addressFor = async (trust: Config['trustProxy'], peer: string): Promise<string> => {
  const app = Fastify({ trustProxy: trustedProxies(trust) })
  app.get('/', (request) => request.ip)
  const headers = { 'x-forwarded-for': FORWARDED }
  const { body } = await app.inject({ url: '/', remoteAddress: peer, headers })
  await app.close()
  return body
}

describe('a number of proxies', () => {
  it.each([
    [1, '192.0.2.9'],
    [2, '192.0.2.1'],
  ])('%i names the address that the last of them saw: %s', async (hops, address) => {
    for (const peer of ['127.0.0.1', '10.2.3.4', '::1', '::ffff:172.18.0.2', 'fd00::7'])
      expect([peer, await addressFor(hops, peer)]).toEqual([peer, address])
  })

  it('counts for no connection from outside: such a client chose the header itself', async () => {
    for (const peer of ['203.0.113.5', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.5'])
      expect(await addressFor(1, peer)).toBe(peer)
  })
})

it('addresses are believed from the right, up to the first that is not named', async () => {
  expect(await addressFor(['127.0.0.1', '192.0.2.0/28'], '127.0.0.1')).toBe('198.51.100.66')
  expect(await addressFor(['127.0.0.1', '192.0.2.9'], '127.0.0.1')).toBe('192.0.2.1')
  expect(await addressFor(['192.0.2.9'], '127.0.0.1')).toBe('127.0.0.1')
})

it('true believes the leftmost address, which the client may have written', async () => {
  expect(await addressFor(true, '203.0.113.5')).toBe('198.51.100.66')
})

it('false believes the connection alone', async () => {
  expect(await addressFor(false, '127.0.0.1')).toBe('127.0.0.1')
})
