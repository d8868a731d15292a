import { expect, onPhone, test, type Page } from '#pages/test.ts'
import { addToMix, closeMix, home, openMenu, openMix } from '#pages/fixtures/home.ts'
import { tabTo } from '#pages/fixtures/keyboard.ts'
import { openUpload } from '#pages/fixtures/upload.ts'

const sidewaysReach = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('everything fits at 320 px and at 200 % zoom', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await addToMix(page, 'Rain & Thunder')
  // A page of 1280 px at 200 % has 640 px to draw on; 320 px are 400 %.
  for (const [width, height] of [
    [640, 400],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await sidewaysReach(page), `${width} px`).toBeLessThanOrEqual(0)
    await home(page).mix.getByRole('button', { name: 'Open mix' }).click()
    await expect(
      home(page).mix.getByRole('slider', { name: 'Rain & Thunder volume' }),
    ).toBeVisible()
    expect(await sidewaysReach(page), `${width} px, mix open`).toBeLessThanOrEqual(0)
    await home(page).mix.getByRole('button', { name: 'Close mix' }).click()
    const { dialog } = await openUpload(page)
    expect(await sidewaysReach(page), `${width} px, upload`).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await home(page).card('Breeze').click()
    const add = home(page).dialog('Breeze').getByRole('button', { name: 'Add to Mix' })
    await add.scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport()
    await page.keyboard.press('Escape')
  }
})

/** Controls that a finger would miss: less than 44 px in either direction. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a, button, input, summary, textarea')
    return [...controls].flatMap((control) => {
      const isChoice = control.matches('[type=checkbox], [type=radio]')
      const target = (isChoice && control.closest('label')) || control
      const { width, height } = target.getBoundingClientRect()
      const isHere = target.checkVisibility({ visibilityProperty: true }) && width > 1
      const isSmall = Math.min(width, height) < 43.9
      // The skip link is drawn only when it has the focus.
      const isReached = !control.closest('[aria-hidden=true], [inert], .sr-only:not(label *)')
      if (!isHere || !isSmall || !isReached) return []
      const name = control.getAttribute('aria-label') ?? control.textContent
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
    })
  })

onPhone('every control is at least 44 px to a finger', async ({ page, openSignedIn }) => {
  await page.goto('/')
  const expectLarge = async () => expect(await smallTargets(page)).toEqual([])
  const expectLargeInDialog = async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectLarge()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expectLarge()
  await page.getByRole('button', { name: 'About the sounds' }).click()
  await expectLargeInDialog()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expectLargeInDialog()
  await openMenu(page)
  await expectLarge()
  await openSignedIn()
  await home(page).card('Breeze').click()
  await expectLargeInDialog()
  await addToMix(page, 'Rain')
  await openMix(page)
  await expectLarge()
  await closeMix(page)
  await openUpload(page)
  await expectLargeInDialog()
})

test('the whole way, from arriving to a mix and the timer, goes by keyboard', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { card, dialog, mix, timer } = home(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, card('Rain'))
  await page.keyboard.press('Enter')
  await expect(dialog('Rain').getByRole('button', { name: 'Pause preview' })).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog('Rain').locator(':focus'), 'the focus stays inside').toHaveCount(1)
  }
  await tabTo(page, dialog('Rain').getByRole('slider', { name: 'Preview volume' }))
  await page.keyboard.press('PageUp')
  await tabTo(page, dialog('Rain').getByRole('button', { name: 'Add to Mix' }))
  await page.keyboard.press('Enter')
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expect(card('Rain')).toBeFocused()

  await tabTo(page, timer.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Space')
  await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible()
  await tabTo(page, mix.getByRole('button', { name: 'Pause all' }))
  await page.keyboard.press('Space')
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await tabTo(page, mix.getByRole('slider', { name: 'Rain volume' }))
  await page.keyboard.press('Home')
  await expect(mix.getByRole('slider', { name: 'Rain volume' })).toHaveAttribute(
    'aria-valuetext',
    '0 percent',
  )
  await tabTo(page, mix.getByRole('button', { name: 'Remove Rain' }))
  await page.keyboard.press('Enter')
  await expect(mix.getByRole('listitem')).toHaveCount(0)
})

test('shortcuts act, are listed by their own key, never while typing, and can be turned off', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { mix, timer } = home(page)
  await addToMix(page, 'Rain')
  await page.keyboard.press('k')
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await page.keyboard.press('k')
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await page.keyboard.press('-')
  await expect(mix.getByRole('slider', { name: 'Master volume' })).toHaveAttribute(
    'aria-valuetext',
    '75 percent',
  )
  await page.keyboard.press('t')
  await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(mix.getByText('0 sounds playing')).toBeVisible()

  const { dialog, name } = await openUpload(page)
  await name.pressSequentially('sktd?')
  await expect(name).toHaveValue('sktd?')
  await expect(timer.getByRole('button', { name: 'Pause', includeHidden: true })).toBeAttached()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.keyboard.press('?')
  const list = home(page).dialog('Keyboard shortcuts')
  await list.getByLabel('Use keyboard shortcuts').uncheck()
  await list.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('k')
  await page.keyboard.press('t')
  await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
})
