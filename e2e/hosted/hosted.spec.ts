import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { aNewAccount, signOut } from '../fixtures/account.ts'
import { outputLevel, SILENCE } from '../fixtures/audio-tap.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { startSite, type Site } from '../fixtures/site.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { openUpload } from '../fixtures/upload.ts'

/**
 * A build with `VITE_SUPABASE_URL`, sent by a server that knows nothing of Dhvani. One of our
 * servers, with no site of its own and on another origin, stands in for the Supabase project: it
 * speaks the same protocols. docs/guides/hosted-supabase.md tells how to make the build.
 */
const BUILD = process.env.HOSTED_BUILD
const SITE_PORT = 54_998
const PROJECT_PORT = 54_999
const PAGES = `http://localhost:${SITE_PORT}`

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Files and nothing else: what any static host does. */
const serveStatically = async (root: string): Promise<Server> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', PAGES)
    const path = join(root, normalize(decodeURIComponent(pathname)))
    const answer = async () => {
      for (const candidate of [path, join(path, 'index.html')]) {
        const bytes = await readFile(candidate).catch(() => undefined)
        if (!bytes) continue
        response.writeHead(200, { 'content-type': TYPES[extname(candidate)] ?? 'text/plain' })
        response.end(bytes)
        return
      }
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(await readFile(join(root, '404/index.html')))
    }
    answer().catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((done) => server.listen(SITE_PORT, 'localhost', done))
  return server
}

const test = base.extend<object, { site: Site; pages: Server }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const site = await startSite({
        PORT: String(PROJECT_PORT),
        PUBLIC_URL: PAGES,
        AUTH_AUTOCONFIRM: 'true',
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ site: _project }, use) => {
      const server = await serveStatically(BUILD ?? '')
      await use(server)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: PAGES,
})

test.skip(BUILD === undefined, 'HOSTED_BUILD names no build')

test('needs nothing from where its pages are, from sign-up to an own sound and a message', async ({
  page,
  problems,
}) => {
  // No secret key of Stripe's is set: the function says so, and the page shows it.
  problems.allow(/create-checkout|Failed to load resource/)
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === PAGES && /^\/(auth|rest|storage|functions)\/v1|config\.json/.test(pathname))
      asked.add(pathname)
  })
  const { email, password } = aNewAccount()
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Name', { exact: true }).fill('Asha')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText(`Welcome, ${email}`)).toBeAttached()

  await page.goto('/')
  const { card, mix } = home(page)
  await addToMix(page, 'Rain')
  const { file, send, dialog } = await openUpload(page)
  await file.setInputFiles({
    name: 'My Veena.wav',
    mimeType: 'audio/wav',
    // More than 6 MB: it goes in parts.
    buffer: steadyTone(80, 0.2),
  })
  await send.click()
  await expect(dialog).toBeHidden()
  await addToMix(page, 'My Veena')
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expect.poll(() => outputLevel(page)).toBeGreaterThan(SILENCE)
  await page.reload()
  await expect(card('My Veena')).toBeVisible()
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()

  await signOut(page)
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(`Welcome, ${email}`)).toBeAttached()

  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill('Meera')
  await page.getByLabel('Email', { exact: true }).fill('meera@example.com')
  await page.getByLabel('Message', { exact: true }).fill('The river is lovely.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status')).toContainText('Message sent!')

  expect([...asked]).toEqual([])
})

test('asks the project’s function for a donation', async ({ page, problems }) => {
  problems.allow(/create-checkout|Failed to load resource/)
  await page.goto('/donate')
  const answered = page.waitForResponse(/\/functions\/v1\/create-checkout/)
  await page.getByRole('button', { name: 'Donate £10', exact: true }).click()
  const response = await answered
  expect(new URL(response.url()).origin).toBe(`http://127.0.0.1:${PROJECT_PORT}`)
  await expect(page.getByRole('alert')).toBeVisible()
})

test('is at home at its own address in what search engines and feeds read', async ({ request }) => {
  for (const path of ['/', '/blog', '/sitemap.xml', '/robots.txt', '/feed.xml']) {
    const text = await (await request.get(path)).text()
    expect(text).not.toContain('dhvani.invalid')
    expect(text).toContain(PAGES)
  }
  expect((await request.get('/nowhere')).status()).toBe(404)
})
