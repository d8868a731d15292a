import type { Page } from '@playwright/test'
import {
  BEAT_NAME,
  beatbox,
  buildBeat,
  chooseMore,
  openBeatbox,
  sharedLink,
  starters,
} from '../fixtures/beatbox.ts'
import { home, openMix } from '../fixtures/home.ts'
import { SIZES } from '../fixtures/sizes.ts'
import { expect, test } from '../fixtures/test.ts'
import { partsOfBuild } from '../late-parts/parts-of-build.ts'
import { watchPage } from '../fixtures/watch-page.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

/** What the page says about the beat that a link brought. */
const shared = (page: Page) => page.getByRole('region', { name: 'A shared beat' })

const awake = (page: Page) => page.locator('.avatar[data-movement]')

/** A name as links hold it. */
const written = (name: string) => Buffer.from(name).toString('base64url')

/** Keeps answers back until `deliver` is called. */
const keepBack = async (page: Page, addresses: string) => {
  let deliver = () => {}
  const isDue = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(addresses, async (route) => {
    await isDue
    await route.continue()
  })
  return () => deliver()
}

const LINK = `/beatboxer#beat=1.100.70.0b280&title=${written('Evening')}`

test('a friend’s link names the wait for its code', { tag: '@thorough' }, async ({ context }) => {
  // `page` waits for its scripts.
  const page = await context.newPage()
  const deliver = await keepBack(page, '**/assets/*.js')
  await page.goto(LINK, { waitUntil: 'commit' })
  await expect(page.getByText('Loading what you opened…')).toBeVisible()
  deliver()
  await expect(page.getByRole('button', { name: 'Play Evening' })).toBeVisible()
  await expect(page.getByText('Loading what you opened…')).toHaveCount(0)
})

test('a friend’s beat names the wait for its sound', { tag: '@thorough' }, async ({ page }) => {
  const deliver = await keepBack(page, '**/storage/v1/object/public/**')
  await page.goto(LINK)
  await page.getByRole('button', { name: 'Play Evening' }).click()
  const wait = page.locator('[data-toaster]').getByText('Loading the sound…')
  await expect(wait).toBeVisible()
  deliver()
  await expect(wait).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pause Evening' })).toBeVisible()
})

for (const { name, screen } of SIZES)
  test.describe(`on ${name}`, thoroughUnless(name === 'a phone'), () => {
    test.use(screen)

    test('a friend’s link shows the title and the maker, wakes the musicians and has one large Play', async ({
      page,
      browser,
    }) => {
      await buildBeat(page)
      await chooseMore(page, 'Share')
      const dialog = page.getByRole('dialog', { name: 'Share' })
      await expect(dialog.getByLabel('Title')).toHaveValue(BEAT_NAME)
      await dialog.getByLabel('Title').fill('Evening')
      await dialog.getByLabel('Your name').fill('Asha')
      const link = await sharedLink(page)

      const friend = await browser.newPage(screen)
      const problems = watchPage(friend)
      await friend.goto(link)
      const region = shared(friend)
      await expect(region.getByRole('heading', { name: 'Evening' })).toBeVisible()
      await expect(region.getByText("Asha's beat")).toBeVisible()
      await expect(awake(friend)).toHaveCount(2)
      const play = friend.getByRole('button', { name: 'Play Evening' })
      await expect(play).toBeInViewport({ ratio: 1 })
      const { width, height } = (await play.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width / 2, height), 'a large button').toBeGreaterThanOrEqual(52)
      await play.click()
      await expect(region.getByRole('button', { name: 'Pause Evening' })).toBeVisible()
      await expect(friend.locator('[data-bol="0"]')).toHaveAttribute('data-said', /\w/)

      await friend.reload()
      await expect(region.getByText("Asha's beat"), 'after a reload').toBeVisible()
      await chooseMore(friend, 'Share')
      await expect(
        friend.getByRole('dialog', { name: 'Share' }).getByLabel('Your name'),
        'a beat that is passed on stays Asha’s',
      ).toHaveValue('Asha')
      expect(problems.list(), 'problems at the friend’s').toEqual([])
      await friend.close()
    })

    test('Share is the dialog of the whole site, with a QR code', async ({
      page,
      expectAccessible,
    }) => {
      await buildBeat(page)
      await chooseMore(page, 'Share')
      const dialog = page.getByRole('dialog', { name: 'Share' })
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
      for (const way of ['WhatsApp', 'Facebook', 'Twitter', 'Email'])
        await expect(dialog.getByRole('link', { name: way })).toBeVisible()
      await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
      await dialog.getByLabel('Your name').fill('Asha')
      const mail = await dialog.getByRole('link', { name: 'Email' }).getAttribute('href')
      expect(decodeURIComponent(mail ?? '')).toContain(`${BEAT_NAME}: Asha's beat`)
      await expectAccessible()
    })

    test('starter beats stand on the edge of the stage and open with one press', async ({
      page,
    }) => {
      const { slot } = await openBeatbox(page)
      for (const starter of ['Courtyard at dusk', 'House concert', 'Village fair'])
        await expect(starters(page).getByRole('button', { name: starter })).toBeInViewport({
          ratio: 1,
        })
      await starters(page).getByRole('button', { name: 'House concert' }).click()
      await expect(slot(1, 'Teentaal')).toBeVisible()
      await expect(awake(page)).toHaveCount(4)
    })

    test('WAV is the first file of a recording', async ({ page }) => {
      const { control } = await buildBeat(page)
      await control('Record').click()
      await control('Stop recording').click()
      const files = page.getByRole('dialog', { name: 'Your performance' }).getByRole('link')
      await expect(files).toHaveText([/^WAV, /, /^(M4A|WEBM|OGG), /])
    })
  })

test('a beat keeps its title among the saved beats and in the mix', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  await page.goto(`/beatboxer#beat=1.96.70.0a280&title=${written('Evening')}&by=${written('Asha')}`)
  await expect(shared(page).getByRole('heading', { name: 'Evening' })).toBeVisible()
  await beatbox(page).control('Save').click()
  await expect(page.getByText('Evening, in your account')).toBeVisible()
  await chooseMore(page, 'Send to mix')
  await openMix(page)
  await expect(home(page).mix.getByRole('listitem')).toHaveText([/Beat: Evening/])
})

test('a beat that is saved before the page knows its listener is kept in the account', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const session = Promise.withResolvers<void>()
  await page.route(`**/assets/${partsOfBuild().get('follow-session')}`, async (route) => {
    await session.promise
    await route.continue()
  })
  await page.goto(`/beatboxer#beat=1.96.70.0a280&title=${written('Evening')}&by=${written('Asha')}`)
  await expect(beatbox(page).slot(1, 'Teentaal')).toBeVisible()
  await beatbox(page).control('Save').click()
  await expect(page.getByText('Waiting for the server…')).toBeVisible()
  session.resolve()
  await expect(page.getByText('Evening, in your account')).toBeVisible()
})

test(
  'a link of an earlier release opens without a title',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/beatboxer#beat=1.96.70.0a280')
    const { slot } = beatbox(page)
    await expect(slot(1, 'Teentaal')).toBeVisible()
    await expect(shared(page).getByRole('heading', { name: 'A shared beat' })).toBeVisible()
    await shared(page).getByRole('button', { name: 'Play A shared beat' }).click()
    await expect(beatbox(page).control('Pause')).toBeVisible()
    await shared(page).getByRole('button', { name: 'Close' }).click()
    await expect(shared(page)).toBeHidden()
    await expect(slot(1, 'Teentaal')).toBeVisible()
  },
)

test('names in a link are shown as text of a bounded length', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>'
  await page.goto(
    `/beatboxer#beat=1.96.70.0a280&title=${written(markup)}&by=${written('A'.repeat(4000))}`,
  )
  const title = shared(page).getByRole('heading', { name: 'img src=x onerror=alert(1)' })
  await expect(title).toBeVisible()
  await expect(shared(page).locator('img')).toHaveCount(0)
  await expect(shared(page).getByText("'s beat")).toHaveText(`${'A'.repeat(100)}'s beat`)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'wider than the screen').toBeLessThanOrEqual(0)
})

test(
  'a saved beat is shared under the name that its listener gave it',
  { tag: '@thorough' },
  async ({ page }) => {
    const { control } = await buildBeat(page)
    await control('Save').click()
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Name of the beat').fill('Monsoon')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Open Monsoon' })).toBeVisible()
    await page.keyboard.press('Escape')
    await chooseMore(page, 'Share')
    await expect(page.getByRole('dialog', { name: 'Share' }).getByLabel('Title')).toHaveValue(
      'Monsoon',
    )
  },
)

test(
  'on a phone at 200 % zoom a friend sees the title, Play and Close inside the page',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 422 })
    await page.goto(
      `/beatboxer#beat=1.96.70.0a280&title=${written('Evening')}&by=${written('Asha')}`,
    )
    for (const part of [
      shared(page).getByRole('heading', { name: 'Evening' }),
      shared(page).getByRole('button', { name: 'Play Evening' }),
      shared(page).getByRole('button', { name: 'Close' }),
    ]) {
      await part.scrollIntoViewIfNeeded()
      const box = await part.boundingBox()
      expect(box?.width).toBeGreaterThan(30)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(195)
    }
  },
)
