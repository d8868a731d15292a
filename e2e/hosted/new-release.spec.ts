import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { press } from '../fixtures/account.ts'
import { expectSound } from '../fixtures/audio-tap.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { servePlainFiles } from '../fixtures/plain-files.ts'
import { BUILT, releaseOf, versionIn, writeNextRelease } from '../fixtures/releases.ts'
import { freePort } from '@dhvani/server/testing'
import { startSite } from '../fixtures/site.ts'
import { START_LIMIT_MS } from '../fixtures/sites.ts'
import { expect, test as base } from '../fixtures/test.ts'

type Host = {
  readonly url: string
  readonly serviceKey: string
  readonly earlier: string
  readonly later: string
  serve(release: 'earlier' | 'later' | 'later with the earlier assets'): void
}

/** A static host, which an operator updates as docs/guides/hosted-supabase.md says, or by a new folder. */
const test = base.extend<object, { host: Host }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'dhvani-static-'))
      const [later, both] = [join(folder, 'later'), join(folder, 'both')]
      await writeNextRelease(later)
      await cp(BUILT, both, { recursive: true })
      await cp(later, both, { recursive: true })
      const roots = { earlier: BUILT, later, 'later with the earlier assets': both }
      let root = BUILT
      const port = await freePort()
      const url = `http://localhost:${port}`
      const site = await startSite({ PUBLIC_URL: url })
      const server = await servePlainFiles({ port, root: () => root, service: site.url })
      await use({
        url,
        serviceKey: site.serviceKey,
        earlier: await versionIn(BUILT),
        later: await versionIn(later),
        serve: (release) => {
          root = roots[release]
        },
      })
      server.closeAllConnections()
      server.close()
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  site: async ({ host, sites: _sites }, use) => {
    host.serve('earlier')
    const none = () => Promise.reject(new Error('These tests read no mail.'))
    await use({ ...host, mails: none, printed: () => '', stop: () => Promise.resolve() })
  },
})

/** The page looks for a newer version when its network is back. */
const comeOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click()

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

const playRain = async (page: Page) => {
  await addToMix(page, 'Rain')
  await expectSound(page, 'the mix is heard')
  await expect(page.locator('[data-new-version]')).toBeAttached()
}

const expectOffered = async (page: Page) => {
  await comeOnline(page)
  await expect(page.getByText('A newer Dhvani is ready')).toBeVisible()
}

test('on a static host that keeps the earlier files, the mix plays over a release until it is paused', async ({
  page,
  host,
  openSignedIn,
  problems,
}) => {
  // The browser asks for the icon of a text file.
  problems.allow(/favicon\.ico/)
  await openSignedIn()
  await playRain(page)
  host.serve('later with the earlier assets')
  await expectOffered(page)
  await follow(page, 'Contact')
  await expect(heading(page, /Contact/)).toBeVisible()
  expect(await releaseOf(page)).toBe(host.earlier)
  await expectSound(page, 'the mix is still heard')
  const { mix } = home(page)
  await mix.getByRole('button', { name: 'Pause all' }).click()
  await follow(page, 'Blog')
  await expect.poll(() => releaseOf(page)).toBe(host.later)
  await expect(mix.getByRole('button', { name: 'Play all' })).toBeVisible()
})

test('on a static host that has removed the earlier files, the open page and its mix stay until the release is taken', async ({
  page,
  host,
  openSignedIn,
  problems,
}) => {
  problems.allow(/404|Failed to (fetch|load)/)
  await openSignedIn()
  await playRain(page)
  host.serve('later')
  await expectOffered(page)
  await follow(page, 'Terms')
  await expect(page.getByText('The page could not be loaded.')).toBeVisible()
  await expect(home(page).card('Rain')).toBeVisible()
  await expectSound(page, 'the mix is still heard')
  await press(page, 'Load it now')
  await expect(page.getByText('It waits until nothing is playing')).toBeVisible()
  expect(await releaseOf(page)).toBe(host.earlier)
  const { mix } = home(page)
  await mix.getByRole('button', { name: 'Pause all' }).click()
  await follow(page, 'Terms')
  await expect(heading(page, /Terms/)).toBeVisible()
  await expect.poll(() => releaseOf(page)).toBe(host.later)
  await expect(mix.getByRole('button', { name: 'Play all' })).toBeVisible()
})
