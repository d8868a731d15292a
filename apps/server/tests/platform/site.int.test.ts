import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteConfigSchema } from '@dhvani/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness/index.ts'

const SCRIPT = 'window.home = "https://dhvani.invalid/"'
const page = (title: string) =>
  `<!doctype html><title>${title}</title><link rel="canonical" href="https://dhvani.invalid/blog"><script>${SCRIPT}</script>${'<p>रात</p>'.repeat(300)}`

const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'blog/index.html': page('Blog'),
  '404/index.html': page('Oops! Page not found'),
  'hi/404/index.html': page('पेज नहीं मिला'),
  'feed.xml': '<rss><channel><link>https://dhvani.invalid/blog</link></channel></rss>',
  'sitemap.xml': '<urlset><loc>https://dhvani.invalid/</loc></urlset>',
  'robots.txt': 'Sitemap: https://dhvani.invalid/sitemap.xml',
  'assets/app-abc123.js': 'export const app = 1',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'social/rain.png': 'PNG',
}

let siteDirectory: string
let server: TestServer
beforeAll(async () => {
  siteDirectory = await mkdtemp(join(tmpdir(), 'dhvani-site-'))
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(siteDirectory, name, '..'), { recursive: true })
    await writeFile(join(siteDirectory, name), text)
  }
  server = await startTestServer({ siteDirectory })
})
afterAll(async () => {
  await server.close()
  await rm(siteDirectory, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' })

describe('pages', () => {
  it('carry the address of the site', async () => {
    const text = await (await get('/blog')).text()
    expect(text).toContain(`<link rel="canonical" href="${server.url}/blog">`)
    for (const path of ['/', '/blog', '/feed.xml', '/sitemap.xml', '/robots.txt']) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(await answer.text()).not.toContain('dhvani.invalid')
    }
  })

  it('run their own scripts and no others', async () => {
    const filled = SCRIPT.replace('https://dhvani.invalid', server.url)
    const hash = createHash('sha256').update(filled).digest('base64')
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it.each(['br', 'gzip', 'identity'])(
    'are revalidated, and answered with 304 when unchanged, in %s',
    async (encoding) => {
      const first = await get('/', { 'accept-encoding': encoding })
      expect(first.headers.get('cache-control')).toBe('no-cache')
      expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(await first.text()).toContain('<title>Home</title>')
      const etag = first.headers.get('etag') ?? ''
      const second = await get('/', { 'accept-encoding': encoding, 'if-none-match': etag })
      expect(second.status).toBe(304)
    },
  )

  it.each(['/blog/', '/Blog', '/BLOG//', '/%42log', '/%62log'])(
    'have one address each, to which %s leads',
    async (path) => {
      const answer = await get(`${path}?from=Mail`)
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe('/blog?from=Mail')
    },
  )

  it('that do not exist answer with the not-found page and 404', async () => {
    for (const path of ['/nowhere', '/blog/nothing', '/404', '/index.html', '/assets/']) {
      const answer = await get(path, { accept: 'text/html' })
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain('Oops! Page not found')
    }
  })

  it('that do not exist are said so in the language of their address', async () => {
    for (const path of ['/hi/nowhere', '/hi/404', '/hi?nothing']) {
      const answer = await get(path, { accept: 'text/html' })
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain('पेज नहीं मिला')
    }
  })

  it.each(['/hi/%ff', '/hi/%E0%A4', '/hi/%zz?from=%ff'])(
    'whose address cannot be read, such as %s, are not found either',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('पेज नहीं मिला')
    },
  )

  it('tell programs in their own words that the address of a service cannot be read', async () => {
    const answer = await get('/auth/v1/%ff')
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'FST_ERR_BAD_URL' }])
  })
})

it('lets browsers keep hashed files for ever, and no others', async () => {
  const hashed = await get('/assets/app-abc123.js')
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(hashed.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/social/rain.png')).headers.get('content-type')).toBe('image/png')
})

it('gives scripts the policy of pages, as a worker of a sandbox has no encoder and no files', async () => {
  const policy = (await get('/assets/app-abc123.js')).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy).not.toContain('sandbox')
  expect((await get('/social/rain.png')).headers.get('content-security-policy')).toContain(
    'sandbox',
  )
})

it('logs no warning when a page and its files are loaded', async () => {
  const lines: string[] = []
  const logged = await startTestServer({
    siteDirectory,
    config: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(line) },
  })
  for (const path of ['/', '/assets/app-abc123.js', '/favicon.svg', '/assets/gone-abc123.js'])
    await (await fetch(`${logged.url}${path}`)).arrayBuffer()
  await logged.close()
  expect(lines).toEqual([])
})

it.each([
  ['/share', '/?shared'],
  ['/hi/share', '/hi?shared'],
])(
  'reads nothing of files that are shared to %s while no service worker takes them: Home says so',
  async (path, home) => {
    const { port } = new URL(server.url)
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 2_000_000_000,
    }
    const asked = request({ port, path, host: '127.0.0.1', method: 'POST', headers })
    // It answers while the body has only begun, and closes.
    asked.write('--x\r\n')
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve).on('error', reject)
    })
    const { location, connection } = answer.headers
    expect([answer.statusCode, location, connection]).toEqual([303, home, 'close'])
    expect(answer.headers['cache-control']).toBe('no-store')
    asked.destroy()
  },
)

it('takes nothing at other addresses', async () => {
  for (const path of ['/', '/blog', '/xx/share', '/share/more'])
    expect((await fetch(server.url + path, { method: 'POST', body: 'x' })).status).toBe(404)
})

it('shows nothing outside its folder', async () => {
  for (const [path, status] of [
    ['/../package.json', 404],
    ['/%2e%2e/package.json', 404],
    ['/..%2fpackage.json', 404],
    ['/%00', 404],
    ['/%', 404],
    ['/assets/../../x', 404],
  ] as const) {
    const found = await new Promise<{ status: number | undefined }>((resolve, reject) => {
      const { port } = new URL(server.url)
      request({ port, path, host: '127.0.0.1' }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode })
      })
        .on('error', reject)
        .end()
    })
    expect([path, found.status]).toEqual([path, status])
  }
})

it('leads a manager of passwords to where one is changed, and to nothing at any other such address', async () => {
  const found = await fetch(`${server.url}/.well-known/change-password`, { redirect: 'manual' })
  expect([found.status, found.headers.get('location')]).toEqual([303, '/account#password'])
  const none = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await get(none)).status).toBe(404)
})

it('tells a page what it must know', async () => {
  expect(siteConfigSchema.parse(await (await get('/config.json')).json())).toEqual({
    donationPrices: { 10: null, 50: null, 100: null },
    upi: null,
    captchaSiteKey: null,
    captchaScriptUrl: null,
    contactByMail: false,
    mailboxUrl: '/mailbox',
    publishableKey: server.publishableKey,
    passwordMinLength: 8,
    errorReports: 0.1,
    operator: { name: null, address: null, law: null, grievanceOfficer: null },
  })
})

it('gives a page the prices that can be paid, and none without the key of Stripe', async () => {
  const prices = { STRIPE_PRICE_10: 'price_ten', STRIPE_PRICE_50: 'price_fifty' }
  const pricesWith = async (config: Record<string, string>) => {
    const asked = await startTestServer({ siteDirectory, config })
    const told = siteConfigSchema.parse(await (await fetch(`${asked.url}/config.json`)).json())
    await asked.close()
    return told.donationPrices
  }
  expect(await pricesWith(prices)).toEqual({ 10: null, 50: null, 100: null })
  expect(await pricesWith({ ...prices, STRIPE_SECRET_KEY: 'sk_test' })).toEqual({
    10: 'price_ten',
    50: 'price_fifty',
    100: null,
  })
})

it('names the operator, and whom people pay by UPI, as the settings do', async () => {
  const named = await startTestServer({
    siteDirectory,
    config: {
      OPERATOR_NAME: 'Dhvani Trust',
      OPERATOR_ADDRESS: '1 Example Road, Pune 411001, India',
      OPERATOR_LAW: 'India; courts at Pune',
      GRIEVANCE_OFFICER: 'A. Name, grievance@dhvani.example',
      UPI_ID: 'dhvani.trust@okbank',
      UPI_NAME: 'Dhvani Trust',
    },
  })
  const { operator, upi } = siteConfigSchema.parse(
    await (await fetch(`${named.url}/config.json`)).json(),
  )
  await named.close()
  expect(upi).toEqual({ id: 'dhvani.trust@okbank', name: 'Dhvani Trust' })
  expect(operator).toEqual({
    name: 'Dhvani Trust',
    address: '1 Example Road, Pune 411001, India',
    law: 'India; courts at Pune',
    grievanceOfficer: 'A. Name, grievance@dhvani.example',
  })
})

it('says what to do while the site is not built', async () => {
  const empty = await startTestServer({ siteDirectory: join(siteDirectory, 'nothing') })
  const answer = await fetch(`${empty.url}/`)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm start')
  await empty.close()
})
