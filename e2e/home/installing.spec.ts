import type { Page } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { press } from '../fixtures/account.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

const line = (page: Page) => page.getByRole('region', { name: 'Install Dhvani' })

/** As a browser that lets the page offer the installation: the event comes before the page's code. */
const letPageOffer = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const prompt = async () => {
        document.documentElement.dataset.prompted = ''
        return { outcome: 'accepted' }
      }
      dispatchEvent(Object.assign(event, { prompt }))
    })
  })

/** The offer comes once the visitor acts on a page that has loaded whole. */
const act = async (page: Page) => {
  await expect(home(page).mix).toBeVisible()
  await page.keyboard.press('Shift')
}

test('the offer to install is quiet, covers nothing, and does not return once it was declined', async ({
  page,
  expectAccessible,
}) => {
  await letPageOffer(page)
  await page.goto('/')
  await act(page)
  await expect(line(page).getByRole('button', { name: 'Install', exact: true })).toBeVisible()
  await expectAccessible()

  await line(page).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const offer = await line(page).boundingBox()
  const dock = await home(page).mix.boundingBox()
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect((offer?.y ?? Infinity) + (offer?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1)
  expect(offer?.y).toBeGreaterThanOrEqual((footer?.y ?? Infinity) + (footer?.height ?? 0) - 1)

  await press(page, 'Not now')
  await expect(line(page)).toBeHidden()
  await page.reload()
  await act(page)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(home(page).dialog('Keyboard shortcuts')).toBeVisible()
  await expect(line(page)).toBeHidden()
  await page.keyboard.press('Escape')

  // A visitor who asks gets it again.
  await press(page, 'Install Dhvani')
  await expect(line(page).getByRole('button', { name: 'Install', exact: true })).toBeVisible()
})

test('a press lets the browser ask, and the offer is gone once the app is installed', async ({
  page,
}) => {
  await letPageOffer(page)
  await page.goto('/')
  await act(page)
  await line(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.locator('html[data-prompted]')).toBeAttached()
  await expect(line(page)).toBeHidden()

  await press(page, 'Install Dhvani')
  await expect(line(page)).toContainText('Add to Home Screen')
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(line(page)).toBeHidden()
})

test(
  'a browser that lets no page offer it says nothing, and gives a hint to a visitor who asks',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/')
    await act(page)
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(home(page).dialog('Keyboard shortcuts')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(line(page)).toBeHidden()
    await press(page, 'Install Dhvani')
    await expect(line(page)).toBeFocused()
    await expect(line(page)).toContainText('Add to Home Screen')
    await press(page, 'Close')
    await expect(line(page)).toBeHidden()
  },
)

test.describe('the shortcuts of the installed app', { tag: '@desktop' }, () => {
  /** Opens the app again, as the system does while it is open. */
  const launch = (page: Page, path: string) =>
    page.evaluate((target) => {
      const app = window as unknown as { launch(params: { targetURL: string }): void }
      app.launch({ targetURL: new URL(target, location.href).href })
    }, path)

  test('play the last mix, and open the beatbox in the open app while the mix plays on', async ({
    page,
    openSignedIn,
  }) => {
    await page.addInitScript(() => {
      const setConsumer = (launch: unknown) => Object.assign(window, { launch })
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
    })
    await openSignedIn()
    await addToMix(page, 'Rain')
    const { mix } = home(page)
    await expect(mix.getByText('1 sound playing')).toBeVisible()

    await page.reload()
    await expect(mix.getByRole('button', { name: 'Play all' })).toBeVisible()
    await expectSilence(page)
    await page.goto('/?play=last')
    await expect(mix.getByRole('button', { name: 'Pause all' })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    // What a browser holds back begins at the first press, as for every mix.
    await page.getByRole('heading', { level: 2 }).first().click()
    await expectSound(page, 'the last mix')

    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', ''))
    await launch(page, '/beatboxer')
    await expect(page).toHaveURL(/\/beatboxer$/)
    await expect(page.getByRole('region', { name: 'Stage' })).toBeVisible()
    await expect(page.locator('header[data-mark]')).toBeVisible()
    await expectSound(page, 'the mix plays on')
  })
})
