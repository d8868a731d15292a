import fc from 'fast-check'
import { generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { aPerson, call, OWN_TOKEN, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

const UUID = '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'

const ENDPOINTS = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['POST', '/verify'],
  ['GET', '/verify'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['GET', '/reauthenticate'],
  ['POST', '/reauthenticate'],
  ['GET', '/user'],
  ['PUT', '/user'],
  ['GET', '/authorize'],
  ['GET', '/callback'],
  ['POST', '/callback'],
  ['GET', '/user/identities/authorize'],
  ['DELETE', `/user/identities/${UUID}`],
  ['POST', '/logout'],
  ['POST', '/sso'],
  ['POST', '/sso/saml/acs'],
  ['POST', '/factors'],
  ['POST', `/factors/${UUID}/challenge`],
  ['POST', `/factors/${UUID}/verify`],
  ['DELETE', `/factors/${UUID}`],
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['PUT', `/admin/users/${UUID}`],
  ['DELETE', `/admin/users/${UUID}`],
  ['POST', '/admin/generate_link'],
  ['GET', `/admin/users/${UUID}`],
  ['GET', `/admin/users/${UUID}/factors`],
  ['DELETE', `/admin/users/${UUID}/factors/${UUID}`],
  ['POST', '/admin/rotate_keys'],
  ['POST', '/invite'],
  ['GET', '/settings'],
  ['GET', '/health'],
  ['GET', '/.well-known/jwks.json'],
  ['GET', '/sso/saml/metadata'],
  ['PUT', '/admin/users/not-an-id'],
  ['POST', '/factors/not-an-id/challenge'],
  ['DELETE', '/user/identities/not-an-id'],
] as const

const FIELDS = [
  'email',
  'phone',
  'password',
  'data',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'provider',
  'id_token',
  'nonce',
  'current_password',
  'create_user',
  'channel',
  'gotrue_meta_security',
  'factor_type',
  'friendly_name',
  'challenge_id',
  'code',
  'webauthn',
  'app_metadata',
  'user_metadata',
  'ban_duration',
  'state',
  'domain',
  'provider_id',
  'SAMLResponse',
  'RelayState',
]

/** Texts that have broken other servers. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000@example.com',
    '\ud800',
    '𒐫'.repeat(100),
    'a@b',
    'A@EXAMPLE.COM ',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    'x'.repeat(10_000),
    UUID,
    'pkce_',
    '__proto__',
    '-1',
    '1e999',
    '\u202e@example.com',
  ),
)
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constant(null),
  fc.constantFrom<unknown>([], {}, true, 0, { $ne: null }),
)
const oddBody = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .dictionary(fc.constantFrom(...FIELDS), oddValue, { maxKeys: 6 })
      .map((body) => JSON.stringify(body)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '1',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
      '['.repeat(50_000),
      `{"data":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`,
      `{"data":"${'x'.repeat(1_100_000)}"}`,
      '{"email":"\\u0000@example.com","password":"moonlit courtyard"}',
      '{"email":"a@example.com","password":"moonlit courtyard","data":{"x":"\\ud800"}}',
    ),
  },
)
const oddToken = fc.constantFrom(
  'none',
  'a.b.c',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwYjhmOWMzNi0zZDVjLTRiMmYtOWQwYS02YTFmNGYxZjBjMTEifQ.',
  'eyJhbGciOiJIUzI1NiJ9.e30.ZRrHA1JJJW8opsbCGfG_HACGpVUMN_a9IV7pAx_Zmeo',
  '😀',
  'x'.repeat(8_000),
)
const oddQuery = fc.dictionary(
  fc.constantFrom(
    'redirect_to',
    'scope',
    'token',
    'type',
    'provider',
    'scopes',
    'code',
    'state',
    'page',
    'per_page',
    'code_challenge',
    'code_challenge_method',
  ),
  oddText.filter((text) => text.isWellFormed()),
  { maxKeys: 3 },
)

const withQuery = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`
}

/** 600 requests, each with a look at what it wrote, on a busy machine. */
const PATIENCE = { timeout: 300_000 }

/** Tables that a refused request must not change. */
const TABLES = [
  'auth.users',
  'auth.identities',
  'auth.sessions',
  'auth.refresh_tokens',
  'auth.one_time_tokens',
  'auth.flow_state',
  'auth.mfa_factors',
  'auth.mfa_challenges',
  'dhvani.outbox',
]

/** A token whose only fault is that a foreign key signed it. */
const foreignToken = async (claims: JWTPayload, kid = ''): Promise<string> => {
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
}

onOneDatabase('bad input', (start) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await start()
    token = (await aPerson(server)).session.access_token
  })

  it(
    'never causes a fault, reveals no code, and writes nothing where it is refused',
    PATIENCE,
    async () => {
      const written = async () =>
        server.database.query(
          `select ${TABLES.map((table) => `(select count(*) from ${table}) as "${table}"`).join(', ')}`,
        )
      const soon = Math.floor(server.clock.now().getTime() / 1000) + 60
      const sub = UUID
      const [key] = await server.platform.keys.publicKeys()
      const bearers: Record<string, string> = {
        person: token,
        service: server.serviceKey,
        stranger: await server.platform.keys.sign({ ...OWN_TOKEN, sub, exp: soon }),
        expired: await server.platform.keys.sign({ ...OWN_TOKEN, sub, exp: soon - 3600 }),
        foreign: await foreignToken({ sub, exp: soon }, key?.kid),
      }
      let before = await written()
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...ENDPOINTS),
          oddBody,
          oddQuery,
          fc.oneof(
            fc.constantFrom('person', 'service', 'stranger', 'expired', 'foreign'),
            oddToken,
          ),
          async ([method, path], body, query, bearer) => {
            const isHeaderSafe = /^[\x21-\x7e]*$/.test(bearer)
            const answer = await call(server, method, `/auth/v1${withQuery(path, query)}`, {
              token: bearers[bearer] ?? (isHeaderSafe ? bearer : 'odd'),
              ...(method === 'GET' ? {} : { body }),
            })
            const shown = JSON.stringify(answer.body)
            expect(answer.status, `${method} ${path} ${body.slice(0, 200)} ${shown}`).toBeLessThan(
              500,
            )
            const after = await written()
            if (answer.status >= 400) expect(after, `${method} ${path} ${body}`).toEqual(before)
            before = after
            expect(shown).not.toMatch(/\.ts:\d|node_modules|at \w+ \(|syntax error|invalid byte/i)
          },
        ),
        { numRuns: 600, seed: 20261121, endOnFailure: true },
      )
    },
  )
})
