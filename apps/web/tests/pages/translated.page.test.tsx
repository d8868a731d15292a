import { describe, inject } from 'vitest'
import { expectSound } from './fixtures/audio-tap.ts'
import { addToMix, home, openMix } from './fixtures/home.ts'
import { translatePage } from './fixtures/translate.ts'
import { PAGES } from './fixtures/pages.ts'
import { pressEverything } from './fixtures/press-everything.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test, type Page } from './test.ts'

/** Pages that people use, how many presses each has at least, and what is pressed first. */
const SIGNED_OUT: readonly (readonly [path: string, presses: number, first: string])[] = [
  ['/', 30, 'Start'],
  ['/auth', 4, 'Sign Up'],
  ['/contact', 1, 'Send Message'],
  ['/donate', 4, 'Share'],
  ['/beatboxer', 30, 'Play'],
  ['/riyaz', 30, 'Play tanpura'],
]

/** An account has a visitor of its own below. */
const OTHERS = PAGES.filter(
  (path) => path !== '/account' && SIGNED_OUT.every(([tried]) => tried !== path),
)

/** Presses ask for more than what stands in for the server answers. */
const OTHER_PROBLEMS = /^(?!.*(?:removeChild|insertBefore))/s

const expectUnharmed = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => window.translated?.torn)).toEqual([])
  await expect(page.getByText('This part could not be loaded')).toBeHidden()
  await expect(page.getByText('Something broke')).toBeHidden()
  expect(await page.evaluate(() => window.translated?.findLost())).toEqual([])
}

/** Waits until React has missed what the test took away: that is no problem of the page. */
const expectTear = async (page: Page): Promise<void> => {
  await expect.poll(() => page.problems.list().join('\n')).toContain('NotFoundError')
  page.problems.allow(/NotFoundError/)
}

describe('a page that the browser translates', () => {
  test('begins a part anew, with what was typed, where another program tore it', async ({
    page,
  }) => {
    page.problems.allow(/NotFoundError/)
    await page.goto('/auth')
    await whenWhole(page)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Asha')
    await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
    // React removes the field when the form changes, and does not find it.
    await page.evaluate(() => document.querySelector('[name=name]')?.closest('div')?.remove())
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com')
    await expect(page.getByText('Something broke')).toBeHidden()
  })

  test('what plays and runs goes on where another program tore a part', async ({
    page,
    openWithRain,
  }) => {
    await openWithRain()
    await addToMix(page, 'Train')
    await openMix(page)
    const { mix, timer } = home(page)
    await timer.getByRole('button', { name: 'Start' }).click()
    // React removes the track, and does not find it in its list.
    await page.evaluate(() => {
      // The first is its card.
      const track = [...document.querySelectorAll('li[data-track=train]')].at(-1)
      const box = document.createElement('div')
      track?.replaceWith(box)
      if (track) box.append(track)
    })
    await mix.getByRole('button', { name: 'Remove Train' }).click()
    await expectTear(page)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await expect(mix.getByRole('button', { name: 'Pause all' })).toBeVisible()
    await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expectSound(page)
  })

  test('a dialog that another program tore stays open, with what was typed', async ({ page }) => {
    await page.goto('/')
    await whenWhole(page)
    await page.getByRole('button', { name: 'Find a sound or a mix' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('r')
    await expect(dialog.getByRole('listitem').nth(1)).toBeVisible()
    // React removes what is found no longer, and does not find it in its list.
    await page.evaluate(() => {
      for (const found of document.querySelectorAll('[role=dialog] li')) found.remove()
    })
    await dialog.getByRole('searchbox').fill('rain on')
    await expectTear(page)
    await expect(dialog.getByRole('searchbox')).toHaveValue('rain on')
  })

  test.for(SIGNED_OUT)(
    'stays whole while it is used: %s',
    async ([path, presses, first], { page }) => {
      page.problems.allow(OTHER_PROBLEMS)
      await page.goto(path)
      await whenWhole(page)
      await translatePage(page)
      await page.getByRole('button', { name: first, exact: true }).first().click()
      const pressed = await pressEverything(page)
      expect(pressed.length).toBeGreaterThanOrEqual(presses)
      await expectUnharmed(page)
    },
  )

  test.for(inject('isWholeRing') ? ['/', '/account'] : ['/'])(
    'stays whole for a listener signed in: %s',
    async (path, { page, openSignedIn }) => {
      page.problems.allow(OTHER_PROBLEMS)
      await openSignedIn('/')
      await addToMix(page, 'Rain')
      await addToMix(page, 'Train')
      await page.goto(path)
      await whenWhole(page)
      await translatePage(page)
      const pressed = await pressEverything(page)
      expect(pressed.length).toBeGreaterThanOrEqual(10)
      await expectUnharmed(page)
    },
  )

  test.runIf(inject('isWholeRing')).for(OTHERS)(
    'stays whole to read: %s',
    async (path, { page }) => {
      page.problems.allow(OTHER_PROBLEMS)
      await page.goto(path)
      await translatePage(page)
      await pressEverything(page)
      await expectUnharmed(page)
    },
  )
})
