import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness/index.ts'

let siteDirectory: string
const servers: TestServer[] = []
const aServer = async (config: Readonly<Record<string, string>>): Promise<TestServer> => {
  const server = await startTestServer({ siteDirectory, config })
  servers.push(server)
  return server
}

beforeAll(async () => {
  siteDirectory = await mkdtemp(join(tmpdir(), 'dhvani-headers-'))
  await writeFile(join(siteDirectory, 'index.html'), '<!doctype html><title>Home</title>')
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await rm(siteDirectory, { recursive: true })
})

const ANSWERS: readonly (readonly [string, string, number])[] = [
  ['a page', '/', 200],
  ['a page that does not exist', '/nowhere', 404],
  ['an address that cannot be decoded', '/%', 404],
  ['an address of a service that cannot be decoded', '/auth/v1/%', 400],
  ['the site settings', '/config.json', 200],
  ['a refusal of the gateway', '/rest/v1/user_sounds', 401],
  ['a refusal of the auth service', '/auth/v1/verify', 400],
  ['a redirect', '/auth/v1/callback', 303],
  ['a public file that does not exist', '/storage/v1/object/public/dhvani/x', 400],
  ['a probe', '/healthz', 200],
]

const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': /^(strict-origin|no-referrer)$/,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
} as const

let server: TestServer
beforeAll(async () => {
  server = await aServer({})
})

describe('every answer', () => {
  it.each(ANSWERS)('carries the security headers: %s', async (_name, path, status) => {
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' })
    expect(answer.status).toBe(status)
    for (const [name, value] of Object.entries(EVERYWHERE))
      expect(answer.headers.get(name), name).toMatch(value)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/default-src 'none'|object-src 'none'/)
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })

  it.each(ANSWERS)('refuses what no page uses: %s', async (_name, path) => {
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' })
    const features = (answer.headers.get('permissions-policy') ?? '').split(', ')
    for (const feature of ['camera', 'geolocation', 'display-capture', 'payment'])
      expect(features).toContain(`${feature}=()`)
    for (const feature of [
      'autoplay',
      'clipboard-write',
      'fullscreen',
      'microphone',
      'publickey-credentials-get',
      'screen-wake-lock',
    ])
      expect(features).toContain(`${feature}=(self)`)
  })
})

describe('behind TLS', () => {
  const HSTS = 'max-age=31536000; includeSubDomains'
  let secure: TestServer
  beforeAll(async () => {
    secure = await aServer({ PUBLIC_URL: 'https://dhvani.example', AUTH_AUTOCONFIRM: 'true' })
  })
  const hstsOf = async (server: TestServer, headers: Record<string, string> = {}) =>
    (await fetch(`${server.url}/healthz`, { headers })).headers.get('strict-transport-security')

  it.each(ANSWERS)(
    'TLS is asked for from then on, subdomains included: %s',
    async (_name, path) => {
      const answer = await fetch(`${secure.url}${path}`, { redirect: 'manual' })
      expect(answer.headers.get('strict-transport-security')).toBe(HSTS)
    },
  )

  it('a trusted proxy tells it, and nobody else', async () => {
    const told = { 'x-forwarded-proto': 'https' }
    const trusting = await aServer({ TRUST_PROXY: '127.0.0.1, ::1' })
    expect(await hstsOf(trusting, told)).toBe(HSTS)
    expect(await hstsOf(trusting)).toBeNull()
    expect(await hstsOf(server, told)).toBeNull()
  })
})
