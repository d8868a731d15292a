import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createAccount, openSignedIn } from '../fixtures/account.ts'
import { expectSound } from '../fixtures/audio-tap.ts'
import { addToMix, home, openMenu } from '../fixtures/home.ts'
import { untilKept } from '../fixtures/offline.ts'
import { holdLine, openUpload, storedFiles } from '../fixtures/upload.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { openReleases, releaseOf, type Releases } from '../fixtures/releases.ts'
import { expect, test as base } from '../fixtures/test.ts'

const test = base.extend<{ releases: Releases }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
  releases: async ({}, use) => {
    const releases = await openReleases()
    await use(releases)
    await releases.site.stop()
  },
})

const OFFER = 'A newer Dhvani is ready'

const load = (page: Page) => page.getByRole('button', { name: 'Load it now' })

/** The page asks the server when its network is back. */
const networkIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** The parts that come late are there; they bring the watch for new releases. */
const untilWhole = (page: Page) => expect(page.locator('[data-new-version]')).toBeAttached()

/** Puts the next release under a page that has loaded whole. */
const update = async (page: Page, releases: Releases) => {
  await untilWhole(page)
  await releases.update()
  await networkIsBack(page)
  await expect(page.getByText(OFFER)).toBeVisible()
}

const follow = async (page: Page, name: string) => {
  await openMenu(page)
  await page.getByRole('link', { name, exact: true }).first().click()
}

const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a mix that plays goes on over a new release, which comes when the mix is paused @journey', async ({
  page,
  problems,
  releases,
}) => {
  // The server is away for a moment.
  problems.allow(/ERR_CONNECTION_REFUSED|net::/)
  const { site, earlier, later } = releases
  await openSignedIn(page, site, await createAccount(site), site.url)
  await addToMix(page, 'Rain')
  await expectSound(page, 'the mix is heard')
  expect(await releaseOf(page)).toBe(earlier)

  await update(page, releases)
  await load(page).click()
  await expect(page.getByText('It waits until nothing is playing')).toBeVisible()
  // The code of this page was not loaded yet; it comes from the earlier release.
  await follow(page, 'Contact')
  await expect(pageHeading(page)).toContainText('Contact')
  expect(await releaseOf(page)).toBe(earlier)
  await expectSound(page, 'the mix is still heard')

  const { mix } = home(page)
  await mix.getByRole('button', { name: 'Pause all' }).click()
  await follow(page, 'Blog')
  await expect(pageHeading(page)).toBeVisible()
  await expect.poll(() => releaseOf(page)).toBe(later)
  await expect(mix.getByRole('button', { name: 'Play all' })).toBeVisible()
  await untilWhole(page)
  await networkIsBack(page)
  await expect(page.getByText(OFFER)).toBeHidden()
})

test(
  'a new release waits for a form that is being written',
  { tag: '@thorough' },
  async ({ page, problems, releases }) => {
    problems.allow(/ERR_CONNECTION_REFUSED|net::/)
    const { site, earlier, later } = releases
    await page.goto(`${site.url}/contact`)
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('The koel sings a little too early.')
    await update(page, releases)
    await load(page).click()
    await expect(page.getByText('It waits until nothing is playing')).toBeVisible()
    await expect(message).toHaveValue('The koel sings a little too early.')
    expect(await releaseOf(page)).toBe(earlier)
    await message.clear()
    await load(page).click()
    await expect.poll(() => releaseOf(page)).toBe(later)
    await untilWhole(page)
  },
)

test(
  'an upload goes on over a new release and a step back, and the release waits for its end',
  { tag: '@desktop' },
  async ({ page, problems, releases }) => {
    problems.allow(/ERR_CONNECTION_REFUSED|net::|tus|Failed to fetch/)
    const long = test.info().outputPath('long.wav')
    await writeFile(long, steadyTone(150, 0.2))
    const { site, earlier, later } = releases
    await openSignedIn(page, site, await createAccount(site), `${site.url}/contact`)
    await untilWhole(page)
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
    const { dialog, file, send } = await openUpload(page)
    // A path: Playwright takes no such bytes from memory.
    await file.setInputFiles(long)
    const line = await holdLine(page)
    // The file needs a minute and a half, and nothing below is in a hurry.
    await line.slow(150_000)
    const underWay = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/upload/resumable'),
    )
    await send.click()
    await underWay
    await update(page, releases)
    await expect(dialog, 'it is still sent').toBeVisible()

    await page.goBack()
    await expect(pageHeading(page)).toContainText('Contact')
    await load(page).click()
    await expect(page.getByText('It waits until nothing is playing')).toBeVisible()
    await follow(page, 'Blog')
    await expect(pageHeading(page)).toContainText('Blog')
    expect(await releaseOf(page), 'no release is taken while a file is sent').toBe(earlier)
    await line.mend()
    await expect(page.getByText('Sound added')).toBeVisible({ timeout: 90_000 })
    expect(await storedFiles(page)).toBe(1)

    await follow(page, 'Contact')
    await expect.poll(() => releaseOf(page)).toBe(later)
    await untilWhole(page)
  },
)

test('the offer covers no control of the header, and closes', async ({
  page,
  problems,
  releases,
  expectAccessible,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED|net::/)
  await page.goto(releases.site.url)
  await update(page, releases)
  const offer = page.locator('[data-new-version]').filter({ hasText: OFFER })
  await expectAccessible()
  const header = await page.getByRole('banner').boundingBox()
  const notice = await offer.boundingBox()
  expect(notice?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(OFFER)).toBeHidden()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'tabs of two releases work beside each other, and kept pages of the earlier one without a network',
    { tag: '@thorough' },
    async ({ page, context, problems, releases }) => {
      problems.allow(/ERR_CONNECTION_REFUSED|net::|Failed to load resource/)
      const { site, earlier, later } = releases
      await page.goto(site.url)
      await untilKept(page)
      const other = await context.newPage()
      await other.goto(`${site.url}/terms`)
      await untilWhole(other)

      await update(page, releases)
      await follow(page, 'Contact')
      await expect.poll(() => releaseOf(page)).toBe(later)
      await untilWhole(page)
      await follow(other, 'Blog')
      await expect(pageHeading(other)).toContainText('Blog')
      expect(await releaseOf(other)).toBe(earlier)

      const isWaiting = () =>
        other.evaluate(async () =>
          Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
        )
      await expect.poll(isWaiting).toBe(true)
      await other.close()
      // The browser takes its time to see that the last page of the earlier worker has gone. A page
      // that opens before belongs to that worker, and keeps it.
      const isTakenOverAfterLeaving = async () => {
        await page.goto('about:blank')
        await page.goto(site.url)
        return page.evaluate(() => caches.has('dhvani-earlier-assets'))
      }
      await expect.poll(isTakenOverAfterLeaving).toBe(true)
      await untilWhole(page)

      await site.stop()
      await page.goto(`${site.url}/terms`)
      await expect(pageHeading(page)).toContainText('Terms')
      expect(await releaseOf(page)).toBe(earlier)
    },
  )
})
