import type { Page } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { captureOutput, strokePeriod } from '../fixtures/capture-output.ts'
import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

const listen = (page: Page, name: string) =>
  page.getByRole('button', { name: `Listen to ${name}`, exact: true })
const stop = (page: Page, name: string) =>
  page.getByRole('button', { name: `Stop ${name}`, exact: true })

test('a loop in the text plays at the tempo that the text names, until it is stopped', async ({
  page,
}) => {
  await page.goto('/blog/breathing-music-synchronization')
  await listen(page, 'Teentaal').click()
  await expect(stop(page, 'Teentaal')).toBeVisible()
  await expectSound(page)
  // The breathing exercise asks for sixty beats a minute: a matra a second.
  expect(strokePeriod(await captureOutput(page, 10))).toBeCloseTo(1, 1)
  // More than ten seconds have passed: a preview would have ended.
  await expect(stop(page, 'Teentaal')).toBeVisible()
  await stop(page, 'Teentaal').click()
  await expect(listen(page, 'Teentaal')).toBeVisible()
  await expectSilence(page)
})

test(
  'the same loop is heard at the tempo of another text',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/blog/music-universal-language')
    await listen(page, 'Teentaal').click()
    await expectSound(page)
    expect(strokePeriod(await captureOutput(page, 6))).toBeCloseTo(60 / 80, 1)
  },
)

test('the drone plays for three minutes where the text says so, then is silent', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/blog/indian-classical-meditation')
  await expect(listen(page, 'Tanpura')).toHaveAccessibleDescription('Plays for 3 minutes')
  await listen(page, 'Tanpura').click()
  await expect(stop(page, 'Tanpura')).toBeVisible()
  await expectSound(page)
  await page.clock.fastForward('02:30')
  await expect(stop(page, 'Tanpura')).toBeVisible()
  await page.clock.fastForward('00:40')
  await expect(listen(page, 'Tanpura')).toBeVisible()
})

test('one player of a page stops the other, and leaving the article stops both', async ({
  page,
}) => {
  await page.goto('/blog/music-for-adhd')
  await listen(page, 'Tanpura').click()
  await expect(stop(page, 'Tanpura')).toBeVisible()
  await listen(page, 'Rain').click()
  await expect(stop(page, 'Rain')).toBeVisible()
  await expect(listen(page, 'Tanpura')).toBeVisible()
  await listen(page, 'Tanpura').click()
  await expect(stop(page, 'Tanpura')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expectSilence(page)
})

test('a player says what it plays and for how long', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/blog/soothing-music-focus')
  await expect(listen(page, 'Bansuri').locator('.listen-words')).toHaveAttribute(
    'data-hint',
    'Raga Bhupali · Plays until you stop it',
  )
  await page.goto('/blog/breathing-music-synchronization')
  await expect(listen(page, 'Teentaal').locator('.listen-words')).toHaveAttribute(
    'data-hint',
    '60 beats a minute · Plays until you stop it',
  )
  await page.goto('/blog/calm-music-sleep')
  await expect(listen(page, 'Tanpura').locator('.listen-words')).toHaveAttribute(
    'data-hint',
    'Plays for 45 minutes',
  )
})

test(
  'the mix of the focus article has the drone that its text asks for',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn('/blog/create-focus-soundscape')
    const proposal = page.getByRole('button', { name: /^Try this mix: Rain at 45, Tanpura at 20/ })
    await expect(proposal, 'a listener has an account').not.toHaveAccessibleName(/account/)
    await proposal.click()
    const { mix } = home(page)
    await expect(mix.getByText('3 sounds playing')).toBeVisible()
    await mix.getByRole('button', { name: 'Unfold mix' }).click()
    await expect(mix.getByRole('slider', { name: 'Tanpura volume' })).toHaveAttribute(
      'aria-valuenow',
      '20',
    )
    await expectSound(page)
  },
)
