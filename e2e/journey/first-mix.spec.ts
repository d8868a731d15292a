import type { Locator } from '@playwright/test'
import { aNewAccount, linkIn, mailTo, signIn } from '../fixtures/account.ts'
import { outputLevel, SILENCE } from '../fixtures/audio-tap.ts'
import { expect, test } from '../fixtures/test.ts'

/** Steady sounds, so that two windows of a few seconds have the same level. */
const FIRST = 'Rain'
const SECOND = 'River Flowing'

const setSlider = async (slider: Locator, value: number): Promise<void> => {
  await slider.focus()
  await slider.press('Home')
  for (let tens = 0; tens < Math.floor(value / 10); tens += 1) await slider.press('PageUp')
  for (let ones = 0; ones < value % 10; ones += 1) await slider.press('ArrowUp')
  await expect(slider).toHaveAttribute('aria-valuenow', String(value))
}

test('a newcomer signs up, mixes two sounds and reads on while they play', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const newcomer = aNewAccount()

  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Name', { exact: true }).fill(newcomer.name)
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Check your email to confirm your account.')).toBeVisible()
  expect(page.url(), 'no password in the address').not.toContain(newcomer.password)

  await page.goto(linkIn(await mailTo(site, newcomer.email)))
  await expect(page.getByText(`Welcome, ${newcomer.email}`)).toBeAttached()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await signIn(page, newcomer)

  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^${FIRST}(?! &)`) }).click()
  const modal = page.getByRole('dialog', { name: FIRST })
  await expect(modal.getByText('rain.mp3')).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  expect(await outputLevel(page, 2), 'the preview sounds').toBeGreaterThan(-60)
  await modal.getByRole('button', { name: 'Add to Mix' }).click()
  await expect(modal).toBeHidden()

  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${SECOND}`) }).click()
  await page
    .getByRole('dialog', { name: SECOND })
    .getByRole('button', { name: 'Add to Mix' })
    .click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  const item = mix.getByRole('listitem').filter({ hasText: FIRST })
  await expect(item.getByText('40%')).toBeVisible()
  expect(await outputLevel(page, 2), 'two sounds at 50 are heard').toBeGreaterThan(-60)

  // gain is (volume / 100)²: from 80 to 40 is 12.04 dB less, back again the same.
  const master = mix.getByRole('slider', { name: 'Master volume' })
  await setSlider(master, 80)
  const loud = await outputLevel(page, 6)
  await setSlider(master, 40)
  const soft = await outputLevel(page, 6)
  expect(loud - soft).toBeGreaterThan(12.04 - 0.5)
  expect(loud - soft).toBeLessThan(12.04 + 0.5)
  await setSlider(master, 80)

  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  expect(await outputLevel(page, 2), 'it plays on another page').toBeGreaterThan(-60)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  expect(await outputLevel(page, 2), 'and back home').toBeGreaterThan(-60)

  await mix.getByRole('button', { name: 'Stop' }).click()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expect.poll(() => outputLevel(page, 0.7)).toBeLessThanOrEqual(SILENCE + 60)
})
