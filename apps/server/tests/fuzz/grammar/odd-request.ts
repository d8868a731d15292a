import fc from 'fast-check'
import { OPERATOR_PREFIX } from '#operator/ask-running-server.ts'
import type { Route } from '../route-table.ts'
import type { Scene } from '../scene.ts'
import { oddBody } from './odd-body.ts'
import { oddHeaders, type Headers } from './odd-headers.ts'
import { oddPath } from './odd-path.ts'
import { oddQuery } from './odd-query.ts'

export type OddRequest = {
  /** Which route it was made for, with its credentials. */
  readonly aim: string
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: Buffer | undefined
  /** A line among the headers that no client would send. */
  readonly rawLine: string | undefined
}

export type Keys = { readonly publishable: string; readonly service: string }

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

/** Header lines that break the rules of HTTP itself (RFC 9112). */
const RAW_LINES = [
  'no colon',
  ': no name',
  'a b: c',
  'x-odd: a\0b',
  'x-odd: \x01',
  ' folded: yes',
  'content-length: x',
  'content-length: -1',
  'content-length: 1, 2',
  'content-length: 99999999999999999999',
  'content-length: 4\r\ncontent-length: 5',
  'transfer-encoding: gzip',
  'transfer-encoding: chunked\r\ncontent-length: 4',
  'transfer-encoding: chunked, chunked',
  'host: a\r\nhost: b',
  'host:',
  'expect: a miracle',
  'upgrade: websocket\r\nconnection: upgrade',
  `x-odd: ${'x'.repeat(20_000)}`,
  `${'x-many: 1\r\n'.repeat(3000)}x: 1`,
  'authorization: Bearer ',
  'authorization: Basic !!!',
  'apikey: \xff\xfe',
]

const credentialsOf = (keys: Keys, scene: Scene): Readonly<Record<string, Headers>> => {
  const { publishable, service } = keys
  const bearer = (apikey: string, token: string) => ({ apikey, authorization: `Bearer ${token}` })
  return {
    none: {},
    anon: { apikey: publishable },
    'signed in': bearer(publishable, scene.token),
    service: bearer(service, service),
    forged: bearer(publishable, 'eyJhbGciOiJub25lIn0.e30.'),
    'odd key': { apikey: 'x'.repeat(500), authorization: 'Bearer \xff' },
  }
}

/** Addresses of 250 networks, so that the limits of one network do not refuse the rest. */
const address = fc
  .tuple(fc.nat(249), fc.nat(99))
  .map(([network, host]) => `10.${network}.${host}.7`)

const requestTo = (route: Route, keys: Keys, scene: Scene): fc.Arbitrary<OddRequest> => {
  const credentials = credentialsOf(keys, scene)
  const own = fc.constant(route.method)
  return fc
    .record({
      who: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom('anon', 'signed in', 'service') },
        { weight: 1, arbitrary: fc.constantFrom('none', 'forged', 'odd key') },
      ),
      method: fc.oneof(
        { weight: 8, arbitrary: own },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      path: oddPath(route.url, scene),
      query: oddQuery(route.url, scene),
      headers: oddHeaders(route.url, scene),
      body: oddBody(route.url, scene),
      address,
      rawLine: fc.oneof(
        { weight: 30, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...RAW_LINES) },
      ),
    })
    .map(({ who, method, path, query, headers, body, address: from, rawLine }) => {
      const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method)
      return {
        aim: `${route.method} ${route.url} (${who})`,
        method,
        path: query === '' ? path : `${path}?${query}`,
        headers: {
          'x-forwarded-for': from,
          ...credentials[who],
          ...(hasBody ? { 'content-type': body.type } : {}),
          ...headers,
        },
        body: hasBody ? body.bytes : undefined,
        rawLine,
      }
    })
}

/** A backup keeps the embedded database busy for all others. */
const weightOf = ({ url }: Route): number => (url === `${OPERATOR_PREFIX}/backup` ? 1 : 12)

/** Requests of every kind to all routes, nearly alike. */
export const oddRequest = (
  routes: readonly Route[],
  keys: Keys,
  scene: Scene,
): fc.Arbitrary<OddRequest> =>
  fc.oneof(
    ...routes.map((route) => ({
      weight: weightOf(route),
      arbitrary: requestTo(route, keys, scene),
    })),
  )
