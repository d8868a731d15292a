import type { Locator, Page } from '@playwright/test'
import { field, press } from '../fixtures/account.ts'
import { beatbox } from '../fixtures/beatbox.ts'
import { openMenu } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'
import { routesOfBuild } from '../late-parts/parts-of-build.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

/** A used link of a mail: its toast stays for a minute. */
const USED_LINK =
  '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'

const PHONES = [
  { width: 375, height: 812 },
  { width: 360, height: 640 },
  { width: 812, height: 375 },
  { width: 640, height: 360 },
]

/** The least room, upright and sideways. */
const isLowest = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height) <= 360

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${String(part)} has no place in the page`)
  return box
}

/** The toast itself, with its buttons. */
const toast = (page: Page) => page.locator('[data-toaster] :has(> [role=alert])')

/** Names of the controls that the toast covers, in whole or in part. */
const coveredBy = async (shown: Locator, controls: Locator): Promise<string[]> => {
  const top = await boxOf(shown)
  const covered: string[] = []
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue
    const box = await boxOf(control)
    const isApart =
      box.x + box.width <= top.x ||
      top.x + top.width <= box.x ||
      box.y + box.height <= top.y ||
      top.y + top.height <= box.y
    if (!isApart)
      covered.push((await control.getAttribute('aria-label')) ?? (await control.innerText()))
  }
  return covered
}

for (const size of PHONES) {
  const { width, height } = size
  test(
    `a toast covers neither the header nor the menu at ${width} × ${height}`,
    thoroughUnless(isLowest(size)),
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(USED_LINK)
      await expect(toast(page)).toBeInViewport({ ratio: 1 })
      const controls = page.getByRole('banner').locator('a, button')
      expect(await coveredBy(toast(page), controls)).toEqual([])

      await openMenu(page)
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(toast(page)).toBeInViewport({ ratio: 1 })
      for (const item of await menu.locator('a, button').all()) {
        await item.scrollIntoViewIfNeeded()
        expect(await coveredBy(toast(page), item)).toEqual([])
      }
      await menu.getByRole('link', { name: 'Sign In' }).click()
      await expect(page).toHaveURL(/\/auth$/)
    },
  )
}

test('a toast covers neither the end of a sheet on a phone nor the dock', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(USED_LINK)
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', { name: /^Rain(?! &)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Rain', exact: true })
  await dialog.getByRole('button', { name: 'Add to Mix' }).scrollIntoViewIfNeeded()
  expect(await coveredBy(toast(page), dialog.getByRole('button'))).toEqual([])
  await page.keyboard.press('Escape')
  expect(
    await coveredBy(toast(page), page.getByRole('region', { name: 'Mix', exact: true })),
  ).toEqual([])
})

const WIDER = [
  { width: 700, height: 900 },
  { width: 1024, height: 700 },
  { width: 1366, height: 768 },
]

for (const size of WIDER)
  test(
    `a toast covers no button of a dialog at ${size.width} × ${size.height}`,
    thoroughUnless(size.width === 700),
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(USED_LINK)
      await expect(toast(page)).toBeVisible()
      await page.getByRole('button', { name: /^Rain(?! &)/ }).click()
      const buttons = page.getByRole('dialog', { name: 'Rain', exact: true }).getByRole('button')
      await expect(buttons.filter({ hasText: 'Add to Mix' })).toBeInViewport({ ratio: 1 })
      await expect(toast(page)).toBeInViewport({ ratio: 1 })
      expect(await coveredBy(toast(page), buttons)).toEqual([])
    },
  )

test('a toast covers nothing of the console of the beatbox on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(USED_LINK.replace('/', '/beatboxer'))
  await expect(toast(page)).toBeVisible()
  const { transport, library, loop, slot } = beatbox(page)
  await expect(transport).toBeVisible()
  expect(await coveredBy(toast(page), transport.or(library))).toEqual([])

  // The menu of a musician in the lower row reaches down to the toast, which makes room or lies under it.
  await loop('Teentaal').click()
  await slot(7, 'empty').click()
  await slot(7, 'Teentaal').click()
  const menu = page.getByRole('dialog', { name: /^Slot 7: Teentaal/ })
  const controls = menu.getByRole('button').or(menu.getByRole('slider'))
  for (const control of await controls.all()) await control.click({ trial: true })
})

/** Files that never come. */
const hold = (page: Page, address: string) => page.route(address, () => undefined)

for (const size of [...PHONES, { width: 1280, height: 800 }])
  test(
    `a wait is named beside a toast at ${size.width} × ${size.height}`,
    thoroughUnless(isLowest(size)),
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(USED_LINK)
      await expect(toast(page)).toBeInViewport({ ratio: 1 })
      const { file = '' } = routesOfBuild().find(({ path }) => path === '/terms') ?? {}
      await hold(page, `**/assets/${file}`)
      // By the keyboard: a phone's toast may be over the link at the end of the page.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).press('Enter')
      const wait = page.getByRole('status').getByText('Loading the page…')
      await expect(wait).toBeInViewport({ ratio: 1 })
      await expect(toast(page)).toBeInViewport({ ratio: 1 })
      const controls = page.getByRole('banner').locator('a, button')
      for (const shown of [wait, toast(page)]) expect(await coveredBy(shown, controls)).toEqual([])
      expect(await coveredBy(wait, toast(page).getByRole('button'))).toEqual([])
      expect(await coveredBy(wait, page.getByText('Email link is invalid or has expired'))).toEqual(
        [],
      )
    },
  )

test(
  'a wait is named beside a toast that is no problem',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn('/account')
    await field(page, 'Your name').fill('Asha of the river')
    await press(page, 'Save name')
    const saved = page.getByRole('status').getByText('Your name is saved')
    await expect(saved).toBeVisible()
    // A toast stays while the pointer is on it.
    await saved.hover()
    await hold(page, '**/auth/v1/user')
    await field(page, 'Your name').fill('Asha of the hills')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('Waiting for the server…')).toBeVisible()
    await expect(saved).toBeVisible()
  },
)

test('a wait is named above the keyboard of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/auth')
  // What a browser tells while its keyboard covers 300 pixels.
  await page.evaluate(() =>
    Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - 300 }),
  )
  await hold(page, '**/auth/v1/token*')
  await field(page, 'Email').fill('meera@example.com')
  await field(page, 'Password').fill('a quiet river')
  await page.keyboard.press('Enter')
  const wait = page.getByRole('status').getByText('Waiting for the server…')
  await expect(wait).toBeVisible()
  // The code that makes room above the keyboard comes with the first wait.
  const lowerEdge = async () => {
    const { y, height } = await boxOf(wait)
    return y + height
  }
  await expect.poll(lowerEdge).toBeLessThan(812 - 300)
})
