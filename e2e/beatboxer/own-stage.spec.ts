import type { Page } from '@playwright/test'
import { beatbox, buildBeat } from '../fixtures/beatbox.ts'
import { expect, test } from '../fixtures/test.ts'

const ONE_LINK = '#beat=1.100.70.0b280'
const OTHER_LINK = '#beat=1.60.70.0l280'

const shared = (page: Page) => page.getByRole('region', { name: 'A shared beat' })

/** Opens a link in the tab that shows the beatbox, as a bookmark or a message does. */
const follow = (page: Page, hash: string) =>
  page.evaluate((link) => {
    location.hash = link
  }, hash)

const expectOwn = async (page: Page) => {
  await expect(beatbox(page).slot(1, 'Teentaal')).toBeVisible()
  await expect(beatbox(page).slot(2, 'Tanpura')).toBeVisible()
  await expect(shared(page)).toBeHidden()
}

test('after two links one Undo brings the own stage back', async ({ page }) => {
  const { slot } = await buildBeat(page)
  await follow(page, ONE_LINK)
  await expect(slot(1, 'Keherwa')).toBeVisible()
  await expect(shared(page)).toBeVisible()
  await follow(page, OTHER_LINK)
  await expect(slot(1, 'Sitar Gat')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectOwn(page)
  await page.reload()
  await expectOwn(page)
})

test(
  'a link in a new tab leaves the stage and the title of the other tab alone',
  { tag: '@thorough' },
  async ({ page }) => {
    await buildBeat(page)
    const other = await page.context().newPage()
    await other.goto(`/beatboxer${ONE_LINK}`)
    await expect(beatbox(other).slot(1, 'Keherwa')).toBeVisible()
    await expect(shared(other)).toBeVisible()
    await expectOwn(page)
    await page.reload()
    await expectOwn(page)
  },
)

test('a link’s beat that the listener changes is kept, with its title', async ({ page }) => {
  const { slot, loop } = await buildBeat(page)
  await follow(page, ONE_LINK)
  await expect(slot(2, 'empty')).toBeVisible()
  await loop('Tanpura').click()
  await slot(2, 'empty').click()
  await expect(slot(2, 'Tanpura')).toBeVisible()
  await page.reload()
  await expect(slot(1, 'Keherwa')).toBeVisible()
  await expect(slot(2, 'Tanpura')).toBeVisible()
  await expect(shared(page)).toBeVisible()
})

test(
  'a link of a beat without musicians is a broken one',
  { tag: '@thorough' },
  async ({ page }) => {
    await buildBeat(page)
    await follow(page, '#beat=1.100.70.&title=R2lmdA')
    await expect(page.locator('[data-toaster]')).toContainText('holds no beat')
    await expectOwn(page)
  },
)
