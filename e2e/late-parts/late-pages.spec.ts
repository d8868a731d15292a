import type { Page } from '@playwright/test'
import { ARTICLE_SLUGS } from '@dhvani/web/specified-articles'
import { expectSound } from '../fixtures/audio-tap.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeOnline, cutLine } from './cut-line.ts'
import { partsNamed, routesOfBuild } from './parts-of-build.ts'
import { expectSamePage, LOST, mark } from './same-page.ts'

const ROUTES = routesOfBuild()
const [ONE_ARTICLE = ''] = ARTICLE_SLUGS

const fileOf = (path: string): string => ROUTES.find((route) => route.path === path)?.file ?? ''

const notice = (page: Page) => page.getByText('The page could not be loaded.')

/** Goes to a page of the site as the browser's own buttons do, also where no link leads. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('a page that does not arrive leaves the open one, its form and the sound as they are @journey', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(LOST)
  await openSignedIn()
  await addToMix(page, 'Rain')
  const { mix } = home(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  const message = page.getByLabel('Message')
  await message.fill('A long letter')
  await mark(page)

  const line = await cutLine(page, fileOf('/terms'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await line.untilGivenUp()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(message).toHaveValue('A long letter')
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expectSound(page)

  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeEnabled()
  await line.mend()
  await again.click()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  await expect(notice(page)).toHaveCount(0)
  await expectSamePage(page)
  await expectSound(page)
})

test('every page that does not arrive is there as soon as the network is', async ({
  page,
  problems,
}) => {
  problems.allow(LOST)
  await page.goto('/contact')
  await mark(page)
  const asked = ROUTES.filter(
    ({ path }) =>
      path !== '/contact' && (!path.startsWith('/blog/') || path === `/blog/${ONE_ARTICLE}`),
  )
  expect(asked.length).toBeGreaterThan(10)
  for (const { path, file } of asked) {
    const line = await cutLine(page, file)
    await goTo(page, path)
    await line.untilGivenUp()
    await expect(notice(page), path).toBeVisible()
    await expectSamePage(page)
    await line.mend()
    await comeOnline(page)
    await expect(notice(page), path).toHaveCount(0)
    await expectSamePage(page)
  }
})

test('an article whose text does not arrive says so in its place', async ({ page, problems }) => {
  problems.allow(LOST)
  await page.goto('/contact')
  await mark(page)
  const line = await cutLine(page, `{${partsNamed(ONE_ARTICLE).join(',')}}`)
  await goTo(page, `/blog/${ONE_ARTICLE}`)
  await line.untilGivenUp()
  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
  await line.mend()
  await comeOnline(page)
  await expect(page.getByRole('article')).toBeVisible()
  await expectSamePage(page)
})

test('a page that fails keeps header, dock and sound, and another page opens from there @journey', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/a fault/)
  await openSignedIn()
  await addToMix(page, 'Rain')
  await mark(page)
  await page.route(`**/assets/${fileOf('/terms')}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default () => { throw new Error('a fault') }",
    }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.locator('header[data-mark]')).toBeVisible()
  await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
  await expectSound(page)

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByLabel('Message')).toBeVisible()
  await expectSamePage(page)
})
