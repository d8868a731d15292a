import { expect, onBoth, test, type Page, variation } from '#pages/test.ts'
import { expectSilence, expectSound } from '#pages/fixtures/audio-tap.ts'
import { field, giveCredentials, press } from '#pages/fixtures/account.ts'
import { home, openMix } from '#pages/fixtures/home.ts'

const ready = (page: Page) => page.getByRole('region', { name: 'Ready-made mixes' })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

onBoth(
  'one press on a ready-made mix previews it whole, one more makes it the mix',
  async ({ page, openSignedIn, expectAccessible }) => {
    await openSignedIn()
    await expect(ready(page).getByRole('listitem')).toHaveCount(6)
    await ready(page)
      .getByRole('button', { name: /^Ghat at dawn/ })
      .click()
    const dialog = dialogOf(page, 'Ghat at dawn')
    await expect(dialog.getByText('Playing a 10-second preview')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toContainText([
      'River Flowing',
      'Morning Birds',
      'Breeze',
    ])
    await expectSound(page)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Add to Mix' }).click()
    await expect(dialog).toBeHidden()
    const { mix } = home(page)
    await expect(mix.getByText('3 sounds playing')).toBeVisible()
    await openMix(page)
    await expect(mix.getByRole('listitem')).toHaveCount(3)
  },
)

test('a visitor hears a ready-made mix, and finds it playing after the sign-in', async ({
  page,
  account,
}) => {
  await page.goto('/')
  await ready(page)
    .getByRole('button', { name: /^Night train/ })
    .click()
  const dialog = dialogOf(page, 'Night train')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Add to Mix' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await press(page, 'Sign In')
  await giveCredentials(page, account)
  await expect(home(page).mix.getByText('3 sounds playing')).toBeVisible()
})

test('closing a ready-made mix silences it and gives the focus back', async ({ page }) => {
  await page.goto('/')
  const card = ready(page).getByRole('button', { name: /^Deep rain/ })
  await card.click()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expectSilence(page)
  await expect(card).toBeFocused()
})

variation(
  'Surprise me draws a mix, keeps what its listener keeps, goes back, and can be shared',
  async ({ page, openSignedIn, expectAccessible }) => {
    await openSignedIn()
    await ready(page).getByRole('button', { name: 'Surprise me' }).click()
    const dialog = dialogOf(page, 'Surprise me')
    const sounds = dialog.getByRole('listitem')
    await expectSound(page)
    await expectAccessible()
    const first = await sounds.allTextContents()
    expect(first.length).toBeGreaterThan(1)
    const back = dialog.getByRole('button', { name: 'Back to the one before' })
    await expect(back).toBeDisabled()
    await sounds
      .first()
      .getByRole('button', { name: /^Keep / })
      .click()
    await expect(sounds.first().getByRole('button', { pressed: true })).toBeVisible()

    // Any other sounds may be drawn again as they were; ten draws alike in a row are one in millions.
    const again = dialog.getByRole('button', { name: 'Draw again' })
    const drawn: string[][] = []
    for (let draw = 0; draw < 10; draw += 1) {
      await again.click()
      drawn.push(await sounds.allTextContents())
    }
    expect(new Set(drawn.map((mix) => mix[0]))).toEqual(new Set([first[0]]))
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1)
    for (let draw = 0; draw < 10; draw += 1) await back.click()
    await expect(back).toBeFocused()
    await expect(sounds).toHaveText(first)

    await dialog.getByRole('button', { name: 'Add to Mix' }).click()
    await expect(home(page).mix.getByText(`${first.length} sounds playing`)).toBeVisible()

    const strip = page.getByRole('region', { name: 'Your mixes' })
    await strip.getByRole('button', { name: 'Save mix' }).click()
    await field(page, 'Name').fill('Drawn')
    await press(page, 'Save')
    await strip.getByRole('button', { name: 'Share Drawn' }).click()
    const link = dialogOf(page, 'Share').getByText(`${location.origin}/?mix=`)
    await page.goto((await link.textContent()) ?? '')
    const shared = page.getByRole('region', { name: 'Shared mix' })
    await expect(shared.getByRole('listitem'), 'its link holds what was drawn').toHaveText(first)
  },
)

test('a visitor passes a ready-made mix on without an account', async ({ page }) => {
  await page.goto('/')
  await ready(page)
    .getByRole('button', { name: /^Night train/ })
    .click()
  await dialogOf(page, 'Night train').getByRole('button', { name: 'Share mix' }).click()
  await expect(dialogOf(page, 'Share').getByText('/?mix=')).toBeVisible()
  expect(page.path()).toBe('/')
})
