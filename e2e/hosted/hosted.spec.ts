import type { Server } from 'node:http'
import { expectSound } from '../fixtures/audio-tap.ts'
import { home, addToMix } from '../fixtures/home.ts'
import { servePlainFiles } from '../fixtures/plain-files.ts'
import { openUpload } from '../fixtures/upload.ts'
import { aNewAccount, welcome, field, press, signIn, signUp, signOut } from '../fixtures/account.ts'
import { startSite, type Site } from '../fixtures/site.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test as base } from '../fixtures/test.ts'

/**
 * A build with `VITE_SUPABASE_URL` on a server of plain files. One of our servers, on another
 * origin, plays the Supabase project, because it speaks the same protocols.
 * docs/guides/hosted-supabase.md says how to make the build.
 */
const BUILD = process.env.HOSTED_BUILD
const SITE_PORT = 54_998
const PROJECT_PORT = 54_999
const PAGES = `http://localhost:${SITE_PORT}`

const test = base.extend<object, { project: Site; pages: Server }>({
  project: [
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
    async ({ project: _project }, use) => {
      const server = await servePlainFiles({ port: SITE_PORT, root: () => BUILD ?? '' })
      await use(server)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker', auto: true },
  ],
  site: async ({ project }, use) => use(project),
  baseURL: PAGES,
})

// One worker for all tests of this file, since its ports are in the build.
test.describe.configure({ mode: 'default' })

test('needs nothing from where its pages are, from sign-up to an own sound and a message', async ({
  page,
  problems,
}) => {
  // The project has no secret key for Stripe, so its function refuses and the page says so.
  problems.allow(/create-checkout|Failed to load resource/)
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === PAGES && /^\/(auth|rest|storage|functions)\/v1|config\.json/.test(pathname))
      asked.add(pathname)
  })
  const newcomer = aNewAccount()
  await signUp(page, newcomer)
  await expect(welcome(page, newcomer)).toBeAttached()

  await page.goto('/')
  const { card, mix } = home(page)
  await addToMix(page, 'Rain')
  const { file, send, dialog } = await openUpload(page)
  await file.setInputFiles({
    name: 'My Veena.wav',
    mimeType: 'audio/wav',
    // A file of more than 6 MB is uploaded in parts.
    buffer: steadyTone(80, 0.2),
  })
  await send.click()
  await expect(dialog).toBeHidden()
  await addToMix(page, 'My Veena')
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expectSound(page)
  await page.reload()
  await expect(card('My Veena')).toBeVisible()
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()

  await signOut(page)
  await signIn(page, newcomer)

  await page.goto('/contact')
  await field(page, 'Name').fill('Meera')
  await field(page, 'Email').fill('meera@example.com')
  await field(page, 'Message').fill('The river is lovely.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status')).toContainText('Message sent!')

  expect([...asked]).toEqual([])
})

test('asks the project’s function for a donation', async ({ page, problems }) => {
  // The function of the project refuses without a key of the shop, and the page reports that.
  problems.allow(/create-checkout|Failed to load resource|non-2xx status code/)
  await page.goto('/donate')
  const answered = page.waitForResponse(/\/functions\/v1\/create-checkout/)
  await press(page, 'Donate £10')
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
