import type { Page } from '@playwright/test'
import { expectSound } from '../fixtures/audio-tap.ts'
import { addToMix, home, openMix } from '../fixtures/home.ts'
import { untilKept } from '../fixtures/offline.ts'
import { LOST } from '../fixtures/offline-notice.ts'
import { expect, test } from '../fixtures/test.ts'
import { whenWhole } from '../fixtures/whole.ts'

const WAITS = 'Waits for the network'

const add = (page: Page, name: string) =>
  home(page).dialog(name).getByRole('button', { name: 'Add to Mix' })
const pausePreview = (page: Page, name: string) =>
  home(page).dialog(name).getByRole('button', { name: 'Pause preview' })
const row = (page: Page, name: string) =>
  home(page).mix.getByRole('listitem').filter({ hasText: name })

/** Holds the file of Rain back once, until a test breaks it off. */
const holdFile = async (page: Page) => {
  const asked = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  let isHeld = false
  await page.route('**/dhvani/rain.mp3**', async (route) => {
    if (isHeld || route.request().method() !== 'GET') return route.continue()
    isHeld = true
    asked.resolve()
    await end.promise
    return route.abort('failed')
  })
  return { asked: asked.promise, breakOff: end.resolve }
}

test(
  'a sound that was heard whole is added without a network, and plays at once',
  { tag: '@desktop' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(LOST)
    await openSignedIn()
    await whenWhole(page)
    const whole = page.waitForEvent(
      'requestfinished',
      (request) => request.method() === 'GET' && request.url().includes('/dhvani/rain.mp3'),
    )
    await home(page).card('Rain').click()
    await expect(pausePreview(page, 'Rain')).toBeVisible()
    await whole
    await page.context().setOffline(true)
    await add(page, 'Rain').click()
    await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
    await expectSound(page)
  },
)

test(
  'a sound whose file is on its way is added, says in a cut that it waits, and plays by itself @journey',
  { tag: '@desktop' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(LOST)
    await openSignedIn()
    await whenWhole(page)
    const { asked, breakOff } = await holdFile(page)
    await home(page).card('Rain').click()
    await asked
    await add(page, 'Rain').click()
    await page.context().setOffline(true)
    breakOff()
    await openMix(page)
    await expect(row(page, 'Rain').getByText(WAITS)).toBeVisible()
    await page.context().setOffline(false)
    await expect(row(page, 'Rain').getByText(WAITS)).toBeHidden()
    await expect(row(page, 'Rain').getByRole('button', { name: 'Pause Rain' })).toBeVisible()
    await expectSound(page)
  },
)

test(
  'a sound whose request breaks off only when the network is back plays by itself as well',
  { tag: '@desktop' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(LOST)
    await openSignedIn()
    await whenWhole(page)
    const { asked, breakOff } = await holdFile(page)
    await home(page).card('Rain').click()
    await asked
    await add(page, 'Rain').click()
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    breakOff()
    await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
    await expectSound(page)
  },
)

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a sound added without a network is still in the mix after a reload, and plays when it is pressed online',
    { tag: '@desktop' },
    async ({ page, problems, openSignedIn }) => {
      problems.allow(LOST)
      problems.allow(/net::ERR/)
      await page.goto('/')
      await untilKept(page)
      await openSignedIn()
      await whenWhole(page)
      const asked = page.waitForRequest((request) => request.url().includes('/dhvani/rain.mp3'))
      await addToMix(page, 'Breeze')
      await home(page).card('Rain').click()
      await asked
      await page.context().setOffline(true)
      const button = add(page, 'Rain')
      if (await button.isEnabled()) await button.click()
      await page.reload()
      await whenWhole(page)
      await expect(row(page, 'Rain')).toBeVisible()
      await row(page, 'Rain').getByRole('button', { name: 'Play Rain' }).click()
      await page.context().setOffline(false)
      await expect(row(page, 'Rain').getByRole('button', { name: 'Pause Rain' })).toBeVisible()
      await expectSound(page)
    },
  )
})
